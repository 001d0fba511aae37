import { createHmac } from "node:crypto";

export const SECRET = "a secret that only tests know";
export const PATH = "/api/host/webhooks";

/** What a host sends over HTTP. */
export type Sent = Readonly<{
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array<ArrayBuffer>;
}>;

/** Computed here, not by the code under test. */
export const signatureOf = (body: string | Uint8Array, secret = SECRET): string =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

type Wish = Readonly<{
  event?: string;
  id?: string;
  body?: string | Uint8Array<ArrayBuffer>;
  method?: string;
  path?: string;
  /** Replaces headers; `null` leaves one out. */
  headers?: Readonly<Record<string, string | null>>;
}>;

export const PUSH = JSON.stringify({ ref: "refs/heads/main", note: "héllo ✓ 😀" });

/** A valid delivery, apart from the given changes. */
export function delivery({
  event = "push",
  id = "d-1",
  body = PUSH,
  method = "POST",
  path = PATH,
  headers = {},
}: Wish = {}): Sent {
  const all: Record<string, string | null> = {
    "content-type": "application/json",
    "x-host-event": event,
    "x-host-delivery": id,
    "x-hub-signature-256": signatureOf(body),
    ...headers,
  };
  const kept = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
  return { method, path, headers: Object.fromEntries(kept), body };
}
