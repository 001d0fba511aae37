import { request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { operations } from "../../generated/openapi/operations.js";
import { checkAnswer } from "../support/contract.ts";
import { world } from "../support/world.ts";

/** Operations that have nothing else to refuse with this status. */
const bare = Object.values(operations).filter(
  ({ method, path, parameters }) =>
    method === "get" && !path.includes("{") && !parameters.some(({ required }) => required),
);

function answerTo(base: string, path: string) {
  return new Promise<{ status: number; mediaType: string | undefined; text: string }>((resolve, reject) => {
    const sent = request(base + path, { setHost: false, agent: false }, (reply) => {
      const { statusCode: status = 0, headers } = reply;
      const mediaType = headers["content-type"]?.split(";")[0];
      text(reply).then((body) => resolve({ status, mediaType, text: body }), reject);
    });
    sent.on("error", reject).end();
  });
}

it.each(bare.map(({ path }) => path))("GET %s without a Host header is refused as specified", async (path) => {
  await using w = await world();
  const answer = await answerTo(w.base, path);
  expect([answer.status, answer.text]).toEqual([400, "A request must have one Host header."]);
  await checkAnswer({ method: "GET", path, ...answer });
});
