import { type Headers, headerText } from "./header-text.ts";
import { Problem } from "./problem.ts";

/** Whether a name may be repeated in an error: coding names are short, and nothing else of a request is repeated. */
const isName = (text: string): boolean => /^[\w.+-]{1,20}$/.test(text);

/** No coding, also with a charset in its place, which is a common mistake and harmless. */
const plain = new Set(["", "identity", "utf-8", "utf8"]);

/**
 * Nothing is decoded here: bodies are bounded by what is sent, and what it would unpack to is known only afterwards.
 * @returns undefined if the body is as its Content-Type says
 * Source  RFC 9110, sections 8.4 and 12.5.3
 */
export function codingProblem(headers: Headers): Problem | undefined {
  const codings = headerText(headers["content-encoding"])?.toLowerCase().split(",") ?? [];
  const other = codings.map((coding) => coding.trim()).find((coding) => !plain.has(coding));
  if (other === undefined) return undefined;
  const text = `The Content-Encoding must be identity, not ${isName(other) ? other : "another coding"}: send the body as it is.`;
  return new Problem("unsupported_media_type", text, { headers: { "accept-encoding": "identity" } });
}
