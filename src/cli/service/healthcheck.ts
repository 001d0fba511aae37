import { Failure } from "@segmark/openapi/internal/cli/failure";
import { countNumber } from "@segmark/openapi/internal/cli/option-values";
import { printable } from "@segmark/openapi/internal/cli/printable";
import { createReaders, hostForms, isHost } from "../../config/readers.ts";
import { askReady } from "../../process/worker/readiness.ts";

/** Where the service listens by its settings. Errors: `Failure` with code 1, because containers know no other */
function address(): Readonly<{ host: string; port: number }> {
  const faults: string[] = [];
  const { checked, whole } = createReaders(process.env, faults);
  const host = checked("HOST", hostForms, isHost) ?? "127.0.0.1";
  const port = whole("PORT", 8080, 1, 65_535); // with 0 the port that it got is unknown
  if (faults.length > 0) throw new Failure(faults.join("\n"));
  return { host, port };
}

/**
 * Prints that the service is ready.
 * Errors  `Failure` when it is not, or does not answer in time
 */
export async function runHealthcheck({ timeout }: Readonly<{ timeout: string }>): Promise<void> {
  const timeoutMs = countNumber("--timeout", timeout, 300) * 1000;
  const { url, status, text } = await askReady(address(), timeoutMs);
  if (status === undefined) throw new Failure(`${url} does not answer: ${printable(text)}`);
  if (status !== 200) throw new Failure(`${url} is not ready: ${status} ${printable(text)}`);
  process.stdout.write(`${url} is ready\n`);
}
