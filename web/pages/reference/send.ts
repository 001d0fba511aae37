import { bodyText, headersOf, type Request, urlOf } from "./request.ts";

/** An answer, as far as it has arrived. `isWhole`: nothing of it is left out. */
export type Answer = Readonly<{
  status: number;
  statusText: string;
  headers: string;
  text: string;
  milliseconds: number;
  isWhole: boolean;
}>;

/** More than this of an answer is not read: nobody reads it here, and streams and dumps have no end worth waiting for. */
export const MAX_CHARACTERS = 200_000;

const shown = (text: string, mediaType: string | null): string => {
  try {
    return mediaType?.includes("json") === true ? JSON.stringify(JSON.parse(text), null, 2) : text;
  } catch {
    return text;
  }
};

/**
 * Sends a request and says what has arrived, several times for an answer that comes in parts.
 * @param token of the operator; empty for none
 * Errors: those of `fetch`
 */
export async function send(
  base: string,
  request: Request,
  token: string,
  signal: AbortSignal,
  onAnswer: (answer: Answer) => void,
): Promise<void> {
  const start = performance.now();
  const response = await fetch(urlOf(base, request), {
    method: request.method,
    headers: { ...headersOf(request), ...(token !== "" && { Authorization: `Bearer ${token}` }) },
    ...(request.body !== undefined && { body: bodyText(request) }),
    signal,
  });
  const milliseconds = Math.round(performance.now() - start);
  const { status, statusText } = response;
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
  const tell = (text: string, isWhole: boolean): void =>
    onAnswer({ status, statusText, headers, text, milliseconds, isWhole });
  let text = "";
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
    tell(text.slice(0, MAX_CHARACTERS), false);
    if (text.length > MAX_CHARACTERS) return reader.cancel();
  }
  tell(shown(text, response.headers.get("content-type")), true);
}
