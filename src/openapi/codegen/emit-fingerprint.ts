import { createHash } from "node:crypto";
import { header } from "./literal.ts";

/** The checksum that a start compares with the specification it finds, so that no service runs on stale generated code. */
export function emitFingerprint(text: string, file: string, command: string): string {
  const sha256 = createHash("sha256").update(text).digest("hex");
  return `${header(file, command)}export const specification = {
  file: ${JSON.stringify(file)},
  sha256: ${JSON.stringify(sha256)},
};\n`;
}
