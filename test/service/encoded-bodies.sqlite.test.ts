import { gzipSync } from "node:zlib";
import type { Operation } from "@segmark/openapi/internal/operation/operation";
import { expect, it } from "vitest";
import { operations } from "../../generated/openapi/operations.js";
import { deaf, writtenSubscriptions } from "../support/subscriptions.ts";
import { world } from "../support/world.ts";

const rows: readonly Operation[] = Object.values(operations);
const withBodies = rows.filter(({ replies }) => replies["415"] !== undefined);

it.each(withBodies.map(({ method, path }) => [method.toUpperCase(), path]))(
  "%s %s takes no body in a Content-Encoding",
  async (method, path) => {
    const env = { WEBHOOK_SECRET: "a secret of the code host", WEBHOOKS_OUT: writtenSubscriptions([deaf("bot")]) };
    await using w = await world({ env });
    const headers = { "content-type": "application/json", "content-encoding": "gzip" };
    const answer = await w.send(method, path, { headers, body: gzipSync("{}") });
    expect(answer).toMatchObject({
      status: 415,
      text: expect.stringContaining("The Content-Encoding must be identity, not gzip: send the body as it is."),
    });
    expect(answer.headers.get("accept-encoding")).toBe("identity");
  },
);
