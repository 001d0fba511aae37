import type { Operation } from "@segmark/openapi";
import type { AnyHandler } from "@segmark/openapi/internal/operation/handler";
import { operations } from "../../../generated/openapi/operations.js";
import { createRelay, RelayFull } from "../../adapters/submission-relay.ts";
import type { SubmitConfig } from "../../config/mirror.ts";
import { Problem } from "../../errors.ts";

/** Operations that a mirror with `SUBMIT_URL` passes on, with their aliases. */
const names: readonly string[] = ["postSkipSegments", "voteOnSponsorTime", "viewedVideoSponsorTime"];

const limits = { timeoutMs: 10_000, most: 64 } as const;
const anyBody = { mediaType: "application/octet-stream", contents: { "*/*": "bytes" }, optional: true } as const;

/** Nothing is decoded: the other instance says what is right, and knows who acts. */
const untouched = (operation: Operation): Operation => ({
  ...operation,
  caller: undefined,
  parameters: [],
  body: operation.body && {
    required: false,
    maxBytes: operation.body.maxBytes,
    unlisted: "ignored",
    contents: [{ mediaType: "application/octet-stream", kind: "bytes", primitive: false, fields: [] }],
  },
  replies: { default: anyBody },
});

/** What an answer may be. Anything else a browser might show as a page of this mirror. */
const isPassed = (type: string): boolean => /^(?:application\/(?:problem\+)?json|text\/plain)[ \t]*(?:;|$)/i.test(type);

type OriginProxy = Readonly<{
  operations: Readonly<Record<string, Operation>>;
  handlers: Readonly<Record<string, AnyHandler>>;
}>;

/**
 * Operations and handlers that pass on what is sent to a mirror. The failure is logged without a part of the request.
 * @param onFailure gets the reason why nothing could be passed on
 */
export function proxyToOrigin(
  { url, forwardsAddress }: SubmitConfig,
  onFailure: (error: unknown) => void,
): OriginProxy {
  const relay = createRelay({ url, ...limits });
  const { host } = new URL(url);
  const handler: AnyHandler = async ({ request: { method, target, headers }, body, client }) => {
    const address = forwardsAddress ? client.ip : undefined;
    const bytes = body instanceof Uint8Array ? body : undefined;
    const reply = await relay({ method, target, headers, body: bytes, address }).catch((error: unknown) => {
      if (error instanceof RelayFull) throw new Problem("overloaded", undefined, { retryAfter: 1 });
      onFailure(error);
      throw new Problem(
        "origin_unavailable",
        `${host}, to which this mirror passes on what is sent to it, did not answer. It may have been stored.`,
        { retryAfter: 5 },
      );
    });
    const { body: bytesBack, type = "" } = reply;
    if (bytesBack.length > 0 && !isPassed(type)) {
      onFailure(new Error("the answer is neither JSON nor plain text"));
      throw new Problem(
        "origin_answer",
        `${host}, to which this mirror passes on what is sent to it, gave an answer that is neither JSON nor plain text. What was sent may have been stored.`,
      );
    }
    return {
      status: reply.status,
      ...(bytesBack.length > 0 && { body: bytesBack, type }),
      headers: { "Retry-After": reply.retryAfter },
      personal: true,
    };
  };
  const rows = Object.values<Operation>(operations)
    .filter(({ operationId, aliasOf }) => names.includes(aliasOf ?? operationId))
    .map((operation) => [operation.operationId, untouched(operation)] as const);
  return { operations: Object.fromEntries(rows), handlers: Object.fromEntries(names.map((name) => [name, handler])) };
}
