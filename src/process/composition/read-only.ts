import type { Operation } from "@segmark/openapi";
import { operations } from "../../../generated/openapi/operations.js";
import { Problem } from "../../errors.ts";

/** Operations that change nothing of what is mirrored. */
const ownMatters: readonly string[] = [
  "clearCache",
  "disableSubscription",
  "enableSubscription",
  "receiveWebhook",
  "redeliverDelivery",
  "replayOutgoingDeliveries",
  "replayOutgoingDelivery",
  "testSubscription",
];

/** Operations that a mirror refuses. */
export const refusedByMirrors: readonly string[] = Object.values<Operation>(operations)
  .filter(({ method, aliasOf }) => method !== "get" && aliasOf === undefined)
  .map(({ operationId }) => operationId)
  .filter((operationId) => !ownMatters.includes(operationId));

/** Handlers of a mirror: those that would change something name the origin instead. */
export function readOnlyHandlers<Handlers extends Readonly<Record<string, unknown>>>(
  handlers: Handlers,
  origin: string,
): Handlers {
  const refuse = async (): Promise<never> => {
    const { host } = new URL(origin);
    throw new Problem(
      "read_only_mirror",
      `This is a mirror of ${host}, which takes no changes. Send them to ${origin}`,
    );
  };
  return { ...handlers, ...Object.fromEntries(refusedByMirrors.map((operationId) => [operationId, refuse])) };
}
