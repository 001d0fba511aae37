// Preloaded into a program: when that ends, one line of its output lists the modules it has loaded.
import { writeSync } from "node:fs";
import { registerHooks } from "node:module";

const urls: string[] = [];
registerHooks({
  load: (url, context, next) => {
    urls.push(url);
    return next(url, context);
  },
});
process.on("exit", () => writeSync(1, `${JSON.stringify({ msg: "modules", urls })}\n`));
