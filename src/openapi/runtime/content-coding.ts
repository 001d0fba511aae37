import { type Headers, headerText } from "./header-text.ts";
import { Problem } from "./problem.ts";

/** A name that may be shown: codings have short ones, and nothing else of a request is repeated. */
const isName = (text: string): boolean => /^[\w.+-]{1,20}$/.test(text);

/**
 * Nothing is decoded here: bodies are bounded by what is sent, and what it would unpack to is known only afterwards.
 * @returns undefined if the body is as its Content-Type says
 * Source  RFC 9110, sections 8.4 and 12.5.3
 */
export function codingProblem(headers: Headers): Problem | undefined {
  const codings = headerText(headers["content-encoding"])?.toLowerCase().split(",") ?? [];
  const other = codings.map((coding) => coding.trim()).find((coding) => coding !== "" && coding !== "identity");
  if (other === undefined) return undefined;
  const text = `The Content-Encoding must be identity, not ${isName(other) ? other : "another coding"}: send the body as it is.`;
  return new Problem("unsupported_media_type", text, { headers: { "accept-encoding": "identity" } });
}
