import { describe, expect, inject, it } from "vitest";
import { proxyTo } from "../../../../test/support/database-proxy.ts";
import { nodes, outcome, request, step, table } from "../../../../test/support/manager/nodes.ts";
import { connect } from "../../src/node/connect.ts";

/** A database, and its address through something that can fall silent. */
async function behindProxy() {
  const own = await nodes();
  const { hostname, port } = new URL(own.url);
  const proxy = await proxyTo(hostname, Number(port));
  const url = Object.assign(new URL(own.url), { hostname: "127.0.0.1", port: String(proxy.port) }).href;
  const dispose = async (): Promise<void> => {
    await proxy[Symbol.asyncDispose]();
    await own[Symbol.asyncDispose]();
  };
  return { ...own, proxy, url, [Symbol.asyncDispose]: dispose };
}

describe.runIf(inject("engine") === "mariadb")("a server that falls silent", () => {
  it("does not keep an instance from closing, nor its run from ending at its limit", async () => {
    await using own = await behindProxy();
    const silence = step("b", () => own.proxy.silence());
    const migrations = [table("a"), silence, table("c")];
    const node = own.over({ databaseUrl: own.url, migrations, graceMs: 50 });
    const report = await outcome(node, await request(migrations, { limitMs: 1000 }));
    expect(report).toMatchObject({ state: "timed_out", appliedNow: ["a"], failed: "b", stillRunning: true });
    await node.close();
  });

  it("does not keep a pool from closing that waits for its answer", async () => {
    await using own = await behindProxy();
    const db = connect(own.url);
    await db.raw("select 1");
    own.proxy.silence();
    const answer = db.raw("select 2").then(
      () => "an answer",
      (error: unknown) => error,
    );
    await db.destroy();
    expect(await answer).toMatchObject({ code: "PROTOCOL_CONNECTION_LOST" });
  });
});
