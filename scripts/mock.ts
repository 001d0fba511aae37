// Serves mocks of both OpenAPI documents with Prism until it is stopped. Both run in this process, so there are no
// child processes to leak.
import { parseArgs } from "node:util";
import { startMock } from "@segmark/openapi/internal/cli/mock/prism";
import { untilStopped } from "./until-stopped.ts";

const { values } = parseArgs({
  options: {
    openapi: { type: "string", default: "4010" },
    migrator: { type: "string", default: "4011" },
  },
});
const stopped = untilStopped();
try {
  for (const [name, port] of Object.entries(values)) await startMock(`spec/${name}.yaml`, Number(port));
} catch {
  process.exit(1); // Prism has logged the reason
}
await stopped;
process.exit(0);
