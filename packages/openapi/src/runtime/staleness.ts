import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Fingerprint } from "./application.ts";

/**
 * Checks that generated code matches its specification. Returns one sentence for the operator if it is stale, else
 * undefined. A start only has time to compare a checksum.
 * @param root folder in which the code was generated
 */
export async function staleness({ file, sha256, command }: Fingerprint, root: URL): Promise<string | undefined> {
  const text = await readFile(new URL(file, root));
  if (createHash("sha256").update(text).digest("hex") === sha256) return undefined;
  return `${file} has changed since generated/ was made of it. Run \`${command}\`.`;
}
