import { InvalidSignatureError } from "../events/errors.ts";
import { excerptOf, kindOf } from "../events/payload.ts";

const shape = /^sha256=[0-9a-f]{64}$/;

/** Validates the format of a signature before any secret is tried. */
export function signatureFault(signature: unknown): InvalidSignatureError | undefined {
  if (signature === undefined || signature === null || signature === "") {
    return new InvalidSignatureError(
      "missing",
      "The delivery has no signature. Set a secret for the webhook at the host; the header is X-Hub-Signature-256.",
    );
  }
  if (typeof signature === "string" && shape.test(signature)) return undefined;
  if (typeof signature === "string" && /^(?!sha256=)[a-z0-9-]{1,16}=/.test(signature)) {
    return new InvalidSignatureError(
      "algorithm",
      "The signature is not made with SHA-256. Take the one of the header X-Hub-Signature-256; it begins with sha256=.",
    );
  }
  return new InvalidSignatureError(
    "malformed",
    "The signature is not sha256= and 64 lower-case hexadecimal digits, and nothing else.",
  );
}

/** Accepts arrays of any realm, but not typed arrays of larger elements. */
const isBytes = (value: unknown): value is Uint8Array =>
  ArrayBuffer.isView(value) && (value as Partial<Uint8Array>)[Symbol.toStringTag] === "Uint8Array";

/** Validates the type of a payload before any secret is tried: it must be the raw body. */
export function payloadFault(payload: unknown): InvalidSignatureError | undefined {
  if (payload === undefined || payload === null || payload === "") return mismatch("There is no payload.");
  if (typeof payload === "string") return undefined;
  if (!isBytes(payload)) {
    return mismatch(`The payload is ${kindOf(payload)}, not the text or bytes that were received. ${bodyParserHint}`);
  }
  return payload.byteLength === 0 ? mismatch("The payload is empty.") : undefined;
}

const bodyParserHint = "A body parser that runs before must keep the body as it came.";

const mismatch = (why: string): InvalidSignatureError =>
  new InvalidSignatureError("mismatch", `The signature does not fit the payload. ${why}`);

/**
 * No secret matches. The message describes the payload, because the secret alone is rarely the cause. The sender is not
 * authenticated, so only the start of the payload is read.
 */
export function secretMismatch(payload: string | Uint8Array): InvalidSignatureError {
  const text = excerptOf(payload);
  if (text.startsWith("payload=")) {
    return mismatch("The payload is a form; set the content type of the webhook to application/json.");
  }
  if (text === "[object Object]") return mismatch(`The payload is an object made a text. ${bodyParserHint}`);
  if (text.includes("\uFFFD")) {
    return mismatch("The payload has replacement characters: its bytes were decoded wrongly on the way.");
  }
  return mismatch(`Either the secret differs from the one at the host, or the body was altered. ${bodyParserHint}`);
}
