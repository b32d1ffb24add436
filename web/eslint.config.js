import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["src/generated/", "node_modules/", "dev/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      "max-lines": ["error", 500],
      "no-console": ["error", { allow: ["error"] }],
      "svelte/prefer-svelte-reactivity": "off", // maps made and used inside one function need no reactivity
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space that would be trimmed
      "svelte/no-navigation-without-resolve": "off", // the router of SvelteKit is not used here
    },
  },
  { files: ["scripts/**"], rules: { "no-console": "off" } },
);
