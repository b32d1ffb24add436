import { mount } from "svelte";
import "./style/fonts.css";
import "./style/theme.css";
import "./style/base.css";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
