import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

/** The specification that a folder of generated code was made of: `generated/…/fingerprint.ts`. */
export type Fingerprint = Readonly<{ file: string; sha256: string }>;

/**
 * One sentence for who started a service whose generated code was made of another text than the specification has; undefined when it fits.
 * A hash is all that a start has time for: `npm run check` holds the documents and the code to each other.
 * @param root folder of `spec/` and `generated/`
 */
export async function staleness(
  { file, sha256 }: Fingerprint,
  root: URL = new URL("../../", import.meta.url),
): Promise<string | undefined> {
  const text = await readFile(new URL(file, root));
  if (createHash("sha256").update(text).digest("hex") === sha256) return undefined;
  return `${file} has changed since generated/ was made of it. Run \`npm run generate\`.`;
}
