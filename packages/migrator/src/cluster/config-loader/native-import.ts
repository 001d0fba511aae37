import { createRequire } from "node:module";
import { scheme } from "../../engine/run/stack-place.ts";
import { serveText } from "./hooks.ts";

type Native = Readonly<{ load(url: string): Promise<unknown> }>;

const url = `${scheme}import.mjs`;
let native: Native | undefined;

/**
 * Bundlers and test runners replace `import()` with their own, which does not know the scheme; so it is called from a
 * text.
 */
export function nativeImport(address: string): Promise<unknown> {
  if (native === undefined) {
    serveText(url, "export const load = (url) => import(url);");
    native = createRequire(import.meta.url)(url) as Native;
  }
  return native.load(address);
}
