import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { head, rawSocket } from "../../../webhooks/test/support/raw-socket.ts";
import type { LoadShedding } from "../../src/runtime/load-shedding.ts";
import { fixture, type Generated, generated } from "../codegen/support.ts";
import { openDepot, TOKEN } from "./depot.ts";

let depot: Generated & AsyncDisposable;
beforeAll(async () => {
  depot = await generated(fixture("depot.yaml"));
});
afterAll(() => depot[Symbol.asyncDispose]());

/** An operation of the specification that is never refused. */
const always = (path: string): boolean => path === "/parcels";

async function answer(target: string, method = "GET") {
  const shedding: LoadShedding = { pressure: () => "extreme", last: () => false, always, onShed: () => {} };
  await using d = await openDepot(depot, { shedding });
  await using socket = await rawSocket(d.port);
  socket.write(head(method, target, { authorization: `Bearer ${TOKEN}` }));
  return await socket.answer();
}

describe("a request that comes while the process is overloaded", () => {
  it.each([
    "/parcels",
    "/PARCELS/?a=b",
    "/p%61rcels",
    "/nothing/../parcels",
    "/parcels#a",
    "http://depot.example/parcels",
    "HTTP://depot.example/parcels?a",
  ])("belongs to the operation that it means, however it is spelt: %s", async (target) => {
    expect((await answer(target)).status).toBe(200);
  });

  it.each(["/nothing", "/nothing?/parcels", "/%", "*", "http://:80/parcels", "/sorting/../nothing"])(
    "is refused when it means no such operation: %s",
    async (target) => {
      expect((await answer(target)).status).toBe(503);
    },
  );

  it("is refused with the headers of the path that it means", async () => {
    const { status, headers } = await answer("http://depot.example/api/nothing");
    expect([status, headers["access-control-allow-origin"], headers["retry-after"]]).toEqual([503, "*", "1"]);
  });
});
