import { isTexts } from "../protocol/transport/fields.ts";
import { printable } from "./table.ts";

/** The warnings of a response, a line each; older instances report none. */
export function warningLines(body: unknown): string[] {
  const warnings = typeof body === "object" && body !== null && "warnings" in body ? body.warnings : undefined;
  return isTexts(warnings) ? warnings.map((text) => `Warning: ${printable(text)}`) : [];
}
