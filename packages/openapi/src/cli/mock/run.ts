import { refuseNoFile } from "../document-file.ts";
import { missingPackage } from "../error-text.ts";
import { Failure } from "../failure.ts";
import { portNumber } from "../option-values.ts";
import { settings } from "../settings.ts";
import { stopped, stopSignal } from "../stop.ts";
import { startMock } from "./prism.ts";

/**
 * Serves the examples of a document until the process is asked to stop.
 * Errors  `Failure` when there is no such document, or Prism cannot serve it
 */
export async function runMock(options: Readonly<{ spec?: string; port: string }>): Promise<void> {
  const port = portNumber("--port", options.port);
  const { spec } = settings({ spec: options.spec });
  refuseNoFile(spec);
  const stop = stopSignal();
  try {
    await startMock(spec, port);
  } catch (error) {
    if (error instanceof Error && missingPackage(error) !== undefined) throw error;
    throw new Failure(`There is no mock of ${spec}; Prism says why above.`, { cause: error });
  }
  await stopped(stop);
  // Its watcher of the file cannot be closed.
  process.exit(0);
}
