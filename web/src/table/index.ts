// The table, loaded when one is opened.

export const loadTable = () => import("./Table.svelte");
