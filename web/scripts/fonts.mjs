// Writes the letters the page needs: EB Garamond's Latin as it comes, the few letters of Polish and Latin
// with macrons cut from its large extension, and lining figures (which its web edition lacks) from Crimson Text.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const files = (name) => join(dirname(require.resolve(`${name}/package.json`)), "files");
const GARAMOND = files("@fontsource/eb-garamond");
const CRIMSON = files("@fontsource/crimson-text");
const OUT = new URL("../src/generated/fonts/", import.meta.url).pathname;
const POLISH = "ĄąĆćĘęŁłŃńŚśŹźŻżĀāĒēĪīŌōŪū";
const FIGURES = "0123456789";

mkdirSync(OUT, { recursive: true });
for (const face of ["400-normal", "600-normal", "400-italic"]) {
  copyFileSync(join(GARAMOND, `eb-garamond-latin-${face}.woff2`), join(OUT, `garamond-${face}.woff2`));
  const extension = readFileSync(join(GARAMOND, `eb-garamond-latin-ext-${face}.woff2`));
  writeFileSync(
    join(OUT, `garamond-ext-${face}.woff2`),
    await subsetFont(extension, POLISH, { targetFormat: "woff2" }),
  );
}
for (const face of ["400-normal", "600-normal"]) {
  const latin = readFileSync(join(CRIMSON, `crimson-text-latin-${face}.woff2`));
  writeFileSync(join(OUT, `figures-${face}.woff2`), await subsetFont(latin, FIGURES, { targetFormat: "woff2" }));
}
