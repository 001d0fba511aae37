import { asError, firstFailure, InvalidSignatureError, refusalStatus } from "../../events/errors.ts";
import { BodyRefusal } from "../body/body-refusal.ts";
import { type Answer, refused } from "./webhook-responses.ts";

const UNSPECIFIED = "Error: The delivery failed without saying why.";
const CONCEALED = "Error: The delivery failed.";

/** `<name>: <message>`, the default string form of errors. */
function described(error: Error): string {
  const { message } = error;
  if (typeof message !== "string" || message === "") return UNSPECIFIED;
  // The class of signature errors is not exposed to the sender.
  const name = error instanceof InvalidSignatureError ? "Error" : error.name;
  return `${typeof name === "string" && name !== "" ? name : "Error"}: ${message}`;
}

function retryAfter(error: Error): Readonly<Record<string, string>> {
  const seconds = "retryAfter" in error ? error.retryAfter : undefined;
  return typeof seconds === "number" && seconds >= 0 ? { "retry-after": String(Math.ceil(seconds)) } : {};
}

/**
 * The response to a failed delivery. Only failures that the toolkit itself has marked as the sender's fault determine
 * the status: a `status` on an error of a handler (from a call to another service, say) would mislead the host.
 */
export function failureAnswer(failure: unknown, exposeErrors: boolean): Answer {
  const error = asError(firstFailure(failure));
  if (error instanceof BodyRefusal) return refused(error.status, described(error), { close: error.status !== 500 });
  const status = refusalStatus(failure);
  if (status !== undefined) return refused(status, described(error), { headers: retryAfter(error) });
  return refused(500, exposeErrors ? described(error) : CONCEALED);
}

/** For failures that cannot even be formatted, such as those of a logger. */
export const lastResort = (): Answer => refused(500, CONCEALED);
