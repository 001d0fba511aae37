// What npm runs after `npm ci` in a checkout. Plain JavaScript, because without development dependencies the Node in the path may be one that
// strips no types. Packages have the pages in them and do not get here.
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);
const isInstalled = (/** @type {string} */ name) => {
  try {
    return resolve(name) !== "";
  } catch {
    return false;
  }
};

if (isInstalled("vite/package.json")) await import("./build-web.ts");
else console.log("The pages are not built, since the development dependencies are not installed.");
