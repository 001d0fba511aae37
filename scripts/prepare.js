// What npm runs after `npm ci` in a checkout. Plain JavaScript, because without development dependencies the Node in
// the path may be one that strips no types. Packages have pages and bundle in them and do not get here.
import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";

/** The documents write `npx segmark`; npm links the commands of packages only, not that of the checkout itself. */
function linkCommand() {
  const command = new URL("../node_modules/.bin/segmark", import.meta.url);
  mkdirSync(new URL(".", command), { recursive: true });
  rmSync(command, { force: true });
  symlinkSync("../../src/cli/segmark.js", command);
}

async function build() {
  if (!existsSync(new URL("../node_modules/vite/package.json", import.meta.url))) {
    console.log("The pages are not built, since the development dependencies are not installed.");
    return;
  }
  await import("./build-web.ts");
  const { bundleCheckout } = await import("./bundle-program.ts");
  await bundleCheckout();
}

// npm runs this before it packs, too, where it would take away what services that run in this checkout consist of.
if (!["pack", "publish"].includes(process.env["npm_command"] ?? "")) {
  linkCommand();
  await build();
}
