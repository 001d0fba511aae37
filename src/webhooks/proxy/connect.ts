import { unlessAborted } from "./abortable.ts";
import { refusedChannel } from "./channel-error.ts";

export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** The id as bytes of UTF-8, the way the standard puts it into a header; nothing when a header cannot carry it. */
function headerOf(id: string): Record<string, string> {
  const text = String.fromCharCode(...new TextEncoder().encode(id));
  return /^[\t\x20-\x7e\x80-\xff]+$/.test(text) ? { "last-event-id": text } : {};
}

/**
 * Opens one connection to the channel.
 * @throws ProxyChannelError when the answer is no event stream; whatever `fetch` throws when there is no answer
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
