// Serves mocks of both OpenAPI documents with Prism until it is stopped. Both run in this process, so there are no child processes to leak.
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { untilStopped } from "./until-stopped.ts";

type Options = Readonly<Record<string, unknown>>;
type Server = Readonly<{ close: () => Promise<void> }>;
type Create = (options: Options) => Promise<Server>;

/** Internals of Prism's command line, which are published without types. */
const prism = createRequire(import.meta.url);
const { createSingleProcessPrism }: { createSingleProcessPrism: Create } = prism(
  "@stoplight/prism-cli/dist/util/createServer.js",
);
const { runPrismAndSetupWatcher }: { runPrismAndSetupWatcher: (create: Create, options: Options) => Promise<Server> } =
  prism("@stoplight/prism-cli/dist/util/runner.js");

const { values } = parseArgs({
  options: {
    openapi: { type: "string", default: "4010" },
    migrator: { type: "string", default: "4011" },
  },
});
const stopped = untilStopped();
try {
  for (const [name, port] of Object.entries(values))
    await runPrismAndSetupWatcher(createSingleProcessPrism, {
      document: `spec/${name}.yaml`,
      host: "127.0.0.1",
      port: Number(port),
      cors: true,
      dynamic: false,
      multiprocess: false,
      errors: false,
      ignoreExamples: false,
      seed: null,
      verboseLevel: "info",
    });
} catch {
  process.exit(1); // Prism has logged the reason
}
await stopped;
process.exit(0);
