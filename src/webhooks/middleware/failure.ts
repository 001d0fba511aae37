import { asError, InvalidSignatureError, refusalStatus } from "../errors.ts";
import { type Answer, refused } from "./answers.ts";
import { BodyRefusal } from "./body-refusal.ts";

const UNSPECIFIED = "Error: The delivery failed without saying why.";
const CONCEALED = "Error: The delivery failed.";

/** The failure that is answered: the first of a delivery's failures. */
export const firstOf = (failure: unknown): unknown => (failure instanceof AggregateError ? failure.errors[0] : failure);

/** `<name>: <message>`, as errors print themselves. */
function described(error: Error): string {
  const { message } = error;
  if (typeof message !== "string" || message === "") return UNSPECIFIED;
  // Which class refuses a signature is no business of the sender.
  const name = error instanceof InvalidSignatureError ? "Error" : error.name;
  return `${typeof name === "string" && name !== "" ? name : "Error"}: ${message}`;
}

function retryAfter(error: Error): Readonly<Record<string, string>> {
  const seconds = "retryAfter" in error ? error.retryAfter : undefined;
  return typeof seconds === "number" && seconds >= 0 ? { "retry-after": String(Math.ceil(seconds)) } : {};
}

/**
 * The answer to a delivery that failed. Only failures that the toolkit itself has marked as the sender's decide about the status: a
 * `status` that an error of a handler happens to have (from a call to another service, say) would tell the host something false.
 */
export function failureAnswer(failure: unknown, exposeErrors: boolean): Answer {
  const error = asError(firstOf(failure));
  if (error instanceof BodyRefusal) return refused(error.status, described(error), { close: error.status !== 500 });
  const status = refusalStatus(error);
  if (status !== undefined) return refused(status, described(error), { headers: retryAfter(error) });
  return refused(500, exposeErrors ? described(error) : CONCEALED);
}

/** For failures that cannot even be described, such as those of a log. */
export const lastResort = (): Answer => refused(500, CONCEALED);
