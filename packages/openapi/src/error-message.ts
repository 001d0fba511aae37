import { inspect } from "node:util";

/** Errors of another realm are errors too. A value without a message is formatted as by Node. */
function textOf(thrown: unknown): string {
  if (typeof thrown !== "object" || thrown === null) return String(thrown);
  if (!("message" in thrown) || typeof thrown.message !== "string")
    return inspect(thrown, { depth: 2, breakLength: Number.POSITIVE_INFINITY }).slice(0, 1000);
  if (thrown.message !== "" || !(thrown instanceof Error)) return thrown.message;
  // Connecting to a name with several addresses fails without a message, but with a code.
  return "code" in thrown ? String(thrown.code) : thrown.name;
}

/** The message of a thrown value; anything may be thrown, even an object with throwing getters. */
export function messageOf(thrown: unknown): string {
  try {
    return textOf(thrown);
  } catch {
    return "Something was thrown that cannot be read.";
  }
}

/** Anything may be thrown; what is no error becomes one. */
export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(messageOf(thrown)));
