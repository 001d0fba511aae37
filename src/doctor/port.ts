import { createServer } from "node:net";
import { codeOf } from "@segmark/database/driver-error";
import type { Config } from "../config/config.ts";
import { askReady } from "../process/worker/readiness.ts";
import { checkOf, type Finding } from "./finding.ts";

const ANSWER_MS = 2000;

/** Listens for a moment. Resolves with the error if that is not possible. */
const tryListening = (host: string, port: number): Promise<Error | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", resolve);
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });

/** Whether the service can listen, or else who is in its place. */
export async function portFinding({ host, port }: Pick<Config, "host" | "port">): Promise<Finding> {
  const { ok, warning, problem } = checkOf("port");
  const error = await tryListening(host, port);
  if (error === undefined)
    return ok(port === 0 ? "The system chooses a free port." : `Port ${port} on ${host} is free.`);
  if (codeOf(error) === "EACCES")
    return problem(`This user may not listen on port ${port}.`, "Set PORT to one above 1023.");
  if (codeOf(error) !== "EADDRINUSE")
    return problem(`HOST ${host} is not an address of this machine.`, "Set HOST to one, such as 127.0.0.1 or 0.0.0.0.");
  const { status, isSegmark } = await askReady({ host, port }, ANSWER_MS);
  if (!isSegmark)
    return problem(`Port ${port} on ${host} is taken by another program.`, "Stop it, or set PORT to another one.");
  if (status === 200) return ok(`A service answers on port ${port} of ${host}, and is ready.`);
  return warning(`A service answers on port ${port} of ${host}, and is not ready (${status}).`, "Read its log.");
}
