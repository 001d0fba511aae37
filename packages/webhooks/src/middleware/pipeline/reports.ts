import { aggregate, firstFailure, InvalidSignatureError, refusalStatus } from "../../events/errors.ts";
import { type Hooks, observe, type RefusalReason } from "../../observability/hooks.ts";
import { type Log, silent, write } from "../../observability/log.ts";
import { BodyRefusal } from "../body/body-refusal.ts";
import type { DeliveryHeaders, Refusal } from "./checks.ts";

/**
 * Logs deliveries and notifies the `observe` hook. One log line per delivery that was not handled, never with its
 * payload or signature.
 */
export type Reports = Readonly<{
  arrived: (delivery: DeliveryHeaders) => void;
  refused: (delivery: DeliveryHeaders, refusal: Refusal) => void;
  repeated: (delivery: DeliveryHeaders) => void;
  /** It is not known yet whether it will be stored. */
  late: (delivery: DeliveryHeaders) => void;
  /** `reason` is the rejection of the receiver, or why the body is not available. */
  failed: (delivery: DeliveryHeaders, reason: unknown) => void;
}>;

const title = ({ id, name }: DeliveryHeaders): string => `Delivery ${id} (${name})`;

const rejection = (delivery: DeliveryHeaders, status: number, why: string): string =>
  `${title(delivery)} was rejected with ${status}: ${why}`;

export function createReports(log: Log, hooks: Hooks): Reports {
  const notify = ({ id, name }: DeliveryHeaders, reason: RefusalReason): void =>
    observe({ hooks, log }, { type: "refused", id, name, reason });
  return {
    arrived: (delivery) => {
      if (log.debug !== silent) write(log, "debug", `${title(delivery)} received.`);
    },
    refused: (delivery, { reason, answer }) => {
      notify(delivery, reason);
      // Any sender can send bad headers, so they do not warrant a warning; being at capacity does.
      const level = reason === "busy" ? "warn" : "info";
      write(log, level, rejection(delivery, answer.status, `${reason}.`));
    },
    repeated: (delivery) => {
      notify(delivery, "duplicate");
      write(log, "info", `${title(delivery)} is a duplicate.`);
    },
    late: (delivery) => write(log, "warn", `${title(delivery)} was answered with 503: it was not stored in time.`),
    failed: (delivery, reason) => {
      if (reason instanceof BodyRefusal) {
        const { id, name } = delivery;
        notify(delivery, reason.status === 413 ? "size" : "body");
        // Any sender can send a body that is too large, too slow or incomplete.
        if (reason.status !== 500) return write(log, "info", rejection(delivery, reason.status, reason.message));
        if (reason.bySender) return write(log, "info", `${title(delivery)} was not received: ${reason.message}`);
        // Any other failure to read a body is a fault of the receiver; one without a cause is in its setup.
        if (reason.cause === undefined)
          return write(log, "error", `${title(delivery)} was not received: ${reason.message}`);
        return write(log, "error", aggregate([reason], { id, name, payload: "" }));
      }
      const first = firstFailure(reason);
      const status = refusalStatus(reason);
      // Any sender can send a wrong signature, but so does a host with a different secret.
      if (status !== undefined && first instanceof InvalidSignatureError)
        return write(log, "warn", rejection(delivery, status, first.message));
      // The receiver reports faults of senders itself; being at capacity is reported here.
      if (status === 503) notify(delivery, "busy");
      write(log, "error", reason);
    },
  };
}
