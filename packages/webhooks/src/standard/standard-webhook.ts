import { InvalidSignatureError } from "../events/errors.ts";
import { parsePayload } from "../events/payload.ts";
import { type OptionNames, refuseUnknownOptions } from "../known-options.ts";
import { isEqual } from "../signature/is-equal.ts";
import { payloadFault } from "../signature/signature-fault.ts";
import { messageHeaders, type StandardHeaders } from "./message-headers.ts";
import { secretBytes } from "./secret-bytes.ts";

export type { StandardHeaders } from "./message-headers.ts";

export type StandardWebhookOptions = Readonly<{
  /** `whsec_` and Base64 of 24 to 64 bytes. */
  secret: string;
  /** The former secrets while they are changed: what is sent is signed with all, what is received fits one of them. */
  additionalSecrets?: readonly string[];
  /** Seconds that a timestamp may be off, in both directions; `Infinity` for any. Default 300. */
  tolerance?: number;
}>;

/** A message that was signed by a holder of a secret. */
export type StandardMessage = Readonly<{
  /** The same for all attempts to deliver it: what was handled before is known by it. */
  id: string;
  /** Of the attempt. */
  timestamp: Date;
  payload: object;
}>;

/** What a message is sent with. `timestamp`: of the attempt, by default now. */
type Sent = Readonly<{ id: string; payload: string | Uint8Array; timestamp?: Date }>;

export type StandardWebhook = Readonly<{
  /**
   * The headers to send a body with; each attempt needs new ones.
   * @throws TypeError for an id that is empty or has a dot or a character that headers do not take, or an invalid date
   */
  sign: (message: Sent) => Promise<Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string>>;
  /**
   * The message of a request, by its body as it arrived.
   * @throws InvalidSignatureError with `reason`; SyntaxError or TypeError if the body is not a JSON object
   */
  verify: (payload: string | Uint8Array, headers: StandardHeaders) => Promise<StandardMessage>;
}>;

const optionNames = {
  secret: true,
  additionalSecrets: true,
  tolerance: true,
} satisfies OptionNames<StandardWebhookOptions>;
const algorithm = { name: "HMAC", hash: "SHA-256" };
const encoder = new TextEncoder();

/** `id.timestamp.body`, of which an id has no dot. */
function signedBytes(id: string, timestamp: string, payload: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const start = encoder.encode(`${id}.${timestamp}.`);
  const body = typeof payload === "string" ? encoder.encode(payload) : payload;
  const bytes = new Uint8Array(start.length + body.length);
  bytes.set(start);
  bytes.set(body, start.length);
  return bytes;
}

function checkedTolerance(tolerance: unknown): number {
  if (typeof tolerance === "number" && tolerance >= 0) return tolerance;
  throw new TypeError("tolerance must be a number of seconds, 0 or more.");
}

function checkedId(id: unknown): string {
  if (typeof id === "string" && /^[\x21-\x2d\x2f-\x7e]{1,255}$/.test(id)) return id;
  throw new TypeError("id must be 1 to 255 visible ASCII characters without a dot.");
}

/**
 * Sends and receives Standard Webhooks 1.0.0 with symmetric signatures (`v1`), on every platform with Web Crypto.
 * @throws TypeError for an invalid option, never with a secret
 */
export function createStandardWebhook(options: StandardWebhookOptions): StandardWebhook {
  refuseUnknownOptions(options, optionNames);
  const { secret, additionalSecrets = [], tolerance = 300 } = options;
  const maxSeconds = checkedTolerance(tolerance);
  const secrets = [
    secretBytes(secret, "secret"),
    ...additionalSecrets.map((one, index) => secretBytes(one, `additionalSecrets[${index}]`)),
  ];
  const importKey = (bytes: Uint8Array<ArrayBuffer>) =>
    crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
  let keys: Promise<readonly Awaited<ReturnType<typeof importKey>>[]> | undefined;

  const signatures = async (bytes: Uint8Array<ArrayBuffer>): Promise<readonly string[]> => {
    keys ??= Promise.all(secrets.map(importKey));
    const digests = await Promise.all((await keys).map((key) => crypto.subtle.sign("HMAC", key, bytes)));
    return digests.map((digest) => `v1,${btoa(String.fromCharCode(...new Uint8Array(digest)))}`);
  };

  return {
    sign: async ({ id, payload, timestamp = new Date() }) => {
      const seconds = Math.floor(timestamp.getTime() / 1000);
      if (!(seconds >= 0)) throw new TypeError("timestamp must be a valid Date since 1970.");
      return {
        "webhook-id": checkedId(id),
        "webhook-timestamp": String(seconds),
        "webhook-signature": (await signatures(signedBytes(id, String(seconds), payload))).join(" "),
      };
    },
    verify: async (payload, headers) => {
      const fault = payloadFault(payload);
      if (fault !== undefined) throw fault;
      const { id, timestamp, signatures: sent } = messageHeaders(headers);
      const seconds = Number(timestamp);
      if (Math.abs(Date.now() / 1000 - seconds) > maxSeconds)
        throw new InvalidSignatureError("expired", `The timestamp is more than ${maxSeconds} seconds from now.`);
      const expected = await signatures(signedBytes(id, timestamp, payload));
      // All are compared, so that the time does not tell which secret matched.
      const matches = expected.flatMap((one) => sent.filter((other) => isEqual(one, other)));
      if (matches.length === 0)
        throw new InvalidSignatureError(
          "mismatch",
          "No signature fits the message: another secret, or an altered body.",
        );
      return { id, timestamp: new Date(seconds * 1000), payload: parsePayload(payload) };
    },
  };
}
