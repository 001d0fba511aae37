// Serves mocks of both OpenAPI documents with Prism until it is stopped: 4010 the segment service, 4011 the migration manager.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";

const prism = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");
const mocks = [
  ["spec/openapi.yaml", "4010"],
  ["spec/migrator.yaml", "4011"],
] as const;

const children = mocks.map(([spec, port]) =>
  spawn(process.execPath, [prism, "mock", "--host", "127.0.0.1", "--port", port, spec], { stdio: "inherit" }),
);
const stopAll = (): void => {
  for (const child of children) child.kill("SIGTERM");
};
process.on("SIGTERM", stopAll);
process.on("SIGINT", stopAll);
for (const child of children) {
  child.on("exit", (code) => {
    process.exitCode ||= code ?? 0;
    stopAll();
  });
}
