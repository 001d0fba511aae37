/** An event as a client received it. */
export type Received = Readonly<{ event: string; id: string; data: unknown }>;

/** Reads server-sent events one after another. Disposing closes the connection. */
export async function eventStream(url: string, headers: Readonly<Record<string, string>> = {}) {
  const leaving = new AbortController();
  const response = await fetch(url, { headers: { ...headers, accept: "text/event-stream" }, signal: leaving.signal });
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).pipeThrough(new TextDecoderStream()).getReader();
  let buffer = "";

  /** The next event; undefined at the end of the stream. */
  const next = async (): Promise<Received | undefined> => {
    for (;;) {
      const end = buffer.indexOf("\n\n");
      if (end === -1) {
        const { done, value } = await reader.read();
        if (done) return undefined;
        buffer += value;
        continue;
      }
      const fields = new Map(
        buffer
          .slice(0, end)
          .split("\n")
          .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)] as const),
      );
      buffer = buffer.slice(end + 2);
      const data = fields.get("data");
      if (data !== undefined)
        return { event: fields.get("event") ?? "message", id: fields.get("id") ?? "", data: JSON.parse(data) };
    }
  };
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    next,
    [Symbol.asyncDispose]: async () => leaving.abort(),
  };
}
