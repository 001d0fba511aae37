import { requireFile } from "../document-file.ts";
import { missingPackage } from "../error-text.ts";
import { Failure } from "../failure.ts";
import { portNumber } from "../option-values.ts";
import { settings } from "../settings.ts";
import { stopped, stopSignal } from "../stop.ts";
import { startMock } from "./prism.ts";

/**
 * Serves the examples of a document until the process receives a stop signal.
 * @throws Failure when there is no such document, or Prism cannot serve it
 */
export async function runMock(options: Readonly<{ spec?: string; port: string }>): Promise<void> {
  const port = portNumber("--port", options.port);
  const { spec } = settings({ spec: options.spec });
  requireFile(spec);
  const stop = stopSignal();
  try {
    await startMock(spec, port);
  } catch (error) {
    if (error instanceof Error && missingPackage(error) !== undefined) throw error;
    throw new Failure(`${spec} cannot be mocked; Prism printed the reason above.`, { cause: error });
  }
  await stopped(stop);
  // Prism's file watcher cannot be closed.
  process.exit(0);
}
