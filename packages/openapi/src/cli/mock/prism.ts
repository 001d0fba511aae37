import { createRequire } from "node:module";

type Options = Readonly<Record<string, unknown>>;
type Server = Readonly<{ close: () => Promise<void> }>;
type Create = (options: Options) => Promise<Server>;

/**
 * Serves the examples of a document with Prism, again after each change of the file. It runs in this process, so no
 * child process can outlive it. Prism has no API for this but untyped internals of its command line.
 * @throws an error of a missing module when Prism is not installed; any other after Prism has printed the reason
 */
export async function startMock(document: string, port: number): Promise<void> {
  const prism = createRequire(import.meta.url);
  const { createSingleProcessPrism }: { createSingleProcessPrism: Create } = prism(
    "@stoplight/prism-cli/dist/util/createServer.js",
  );
  const {
    runPrismAndSetupWatcher,
  }: { runPrismAndSetupWatcher: (create: Create, options: Options) => Promise<Server> } = prism(
    "@stoplight/prism-cli/dist/util/runner.js",
  );
  await runPrismAndSetupWatcher(createSingleProcessPrism, {
    document,
    host: "127.0.0.1",
    port,
    cors: true,
    dynamic: false,
    multiprocess: false,
    errors: false,
    ignoreExamples: false,
    seed: null,
    verboseLevel: "info",
  });
}
