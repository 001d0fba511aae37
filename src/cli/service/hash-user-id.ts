import { userOf } from "./local-id.ts";
import { readSecret, refuseArguments } from "./secret-input.ts";

/**
 * Prints the public id of a local one, and on standard error what speaks against it. Errors: `Failure`, `ConfigError`
 */
export async function runHashUserId(args: readonly string[]): Promise<void> {
  refuseArguments(args);
  const { publicId, doubt } = userOf(await readSecret("Local user id (not shown): "));
  if (doubt !== undefined) process.stderr.write(`${doubt}\n`);
  process.stdout.write(`${publicId}\n`);
}
