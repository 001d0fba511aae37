import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { askUpstream } from "../../src/adapters/upstream.ts";

const usual = "0000";
/** Nearly as long as an answer may be. */
const beginning = `[${" ".repeat(7_000_000)}`;

/** Another instance. It ends its long answers once it is told to. */
async function upstream() {
  const begun: ServerResponse[] = [];
  let isHeld = true;
  const server = createServer((request, response) => {
    if (request.url?.includes(`/${usual}?`)) response.end("[]");
    else if (!isHeld) response.end(`${beginning}]`);
    else if (begun.push(response)) response.write(beginning);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ask: askUpstream({ url, categories: ["sponsor"], timeoutMs: 60_000 }),
    end: () => {
      isHeld = false;
      for (const response of begun) response.end("]");
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

it("refuses long answers that arrive at the same time, and none that is usual", async () => {
  await using other = await upstream();
  const outcomes = ["1111", "2222", "3333"].map((prefix) =>
    other.ask("YouTube", prefix).catch((failure: unknown) => String(failure)),
  );
  expect(await Promise.race(outcomes)).toBe("UpstreamFailure: its long answers together exceed 16000000 bytes");
  expect(await other.ask("YouTube", usual)).toEqual([]);
  other.end();
  expect((await Promise.all(outcomes)).filter((outcome) => typeof outcome === "string")).toHaveLength(1);

  for (const prefix of ["4444", "5555", "6666"]) expect(await other.ask("YouTube", prefix)).toEqual([]);
});
