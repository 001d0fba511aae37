import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

/** Identifies the specification that generated code was made from: `generated/…/fingerprint.ts`. */
export type Fingerprint = Readonly<{ file: string; sha256: string }>;

/**
 * Checks that the generated code matches the specification. Returns one sentence for the operator if it is stale, else
 * undefined. A start only has time to compare a checksum: `npm run check` compares the documents and the code
 * themselves.
 * @param root folder of `spec/` and `generated/`
 */
export async function staleness(
  { file, sha256 }: Fingerprint,
  root: URL = new URL("../../../", import.meta.url),
): Promise<string | undefined> {
  const text = await readFile(new URL(file, root));
  if (createHash("sha256").update(text).digest("hex") === sha256) return undefined;
  return `${file} has changed since generated/ was made of it. Run \`npm run generate\`.`;
}
