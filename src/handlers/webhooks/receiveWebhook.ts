import { InvalidSignatureError, refusalStatus } from "@segmark/webhooks/internal/events/errors";
import { Problem } from "../../errors.ts";
import type { Services } from "../../use-cases/services.ts";
import { requireInbox } from "../../use-cases/webhooks/require-inbox.ts";
import type { Handler, Using } from "../handler.ts";

export const receiveWebhook: Handler<"receiveWebhook", Using<"inbox" | "outageProblem">> = async (
  { header, body },
  services,
) => {
  const delivery = {
    id: header["X-Host-Delivery"],
    name: header["X-Host-Event"],
    signature: header["X-Hub-Signature-256"],
    payload: body,
  };
  try {
    const answer = await requireInbox(services).verifyAndReceive(delivery);
    return answer === "duplicate" ? { status: 200, body: "duplicate\n" } : { status: 202, body: "accepted\n" };
  } catch (error) {
    throw asProblem(error, services);
  }
};

/** Maps errors of the toolkit to problems of the specification. Their texts contain nothing of the payload. */
function asProblem(error: unknown, { outageProblem }: Using<"outageProblem">): unknown {
  const [first]: unknown[] = error instanceof AggregateError ? error.errors : [];
  const status = refusalStatus(error);
  if (!(first instanceof Error) || status === undefined) return error;
  if (status === 503) return unavailable(first, outageProblem);
  if (first instanceof InvalidSignatureError) return new Problem("bad_signature", first.message);
  return new Problem(first instanceof SyntaxError ? "malformed_json" : "bad_payload", first.message);
}

/** The inbox is full, or the database is unreachable, in which case there is a cause. */
function unavailable({ cause, ...more }: Error, outageProblem: Services["outageProblem"]): Problem {
  const retryAfter = "retryAfter" in more && typeof more.retryAfter === "number" ? more.retryAfter : 10;
  return cause === undefined
    ? new Problem("inbox_full", undefined, { retryAfter })
    : (outageProblem(cause) ?? new Problem("storage_unavailable", undefined, { retryAfter, cause }));
}
