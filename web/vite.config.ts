import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = process.env["NAVARCH_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/navarch/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's Content-Security-Policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
