/** A write that a client requests. No `key` of a kind is requested twice, except for views. */
export type Write = Readonly<{
  kind: Kind;
  key: string;
  method: "POST";
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}>;

export const kinds = ["submission", "vote", "category vote", "view", "name", "lock", "warning", "delivery"] as const;
export type Kind = (typeof kinds)[number];

/** `unknown`: no answer, or a 5xx. The write may be stored or not. */
export type Outcome = "acknowledged" | "refused" | "unknown";

/** Longer than any response of the service takes; a longer wait would be a hang. */
const PATIENCE_MS = 60_000;

export async function send(base: string, { method, path, headers, body }: Write): Promise<Outcome> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(base + path, { method, headers, body, signal });
    await answer.arrayBuffer();
    if (answer.status < 300) return "acknowledged";
    return answer.status < 500 ? "refused" : "unknown";
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError") throw new Error(`${path} was never answered`);
    return "unknown";
  }
}
