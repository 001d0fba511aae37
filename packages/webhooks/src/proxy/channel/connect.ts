import { unlessAborted } from "../../async/abortable.ts";
import { refusedChannel } from "./channel-error.ts";

export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** The id encoded as UTF-8 bytes, as the standard requires for the header; empty if a header cannot carry it. */
function headerOf(id: string): Record<string, string> {
  const text = String.fromCharCode(...new TextEncoder().encode(id));
  return /^[\t\x20-\x7e\x80-\xff]+$/.test(text) ? { "last-event-id": text } : {};
}

/**
 * Opens one connection to the channel.
 * @throws ProxyChannelError if the response is not an event stream; errors of `fetch` if there is no response
 */
export async function connect(
  fetch: Fetch,
  url: string,
  lastEventId: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const headers = { accept: "text/event-stream", "cache-control": "no-cache", ...headerOf(lastEventId) };
  const response = await unlessAborted(fetch(url, { headers, signal, cache: "no-store", redirect: "follow" }), signal);
  const contentType = response.headers.get("content-type");
  const isStream = /^\s*text\/event-stream\s*(;|$)/i.test(contentType ?? "");
  if (response.status === 200 && isStream && response.body !== null) return response.body;
  throw refusedChannel(response.status, contentType);
}
