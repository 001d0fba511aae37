import { describe, expect, it } from "vitest";
import { runScript, runtimes } from "./support/runtimes.ts";

/** A receiver with an inbox behind the Node middleware, and one for web requests. Each is sent one delivery. */
const receive = `
  const { createServer } = process.getBuiltinModule("node:http");
  const statuses = [];
  async function main() {
    const webhooks = new Webhooks({ secret: "It's a Secret to Everybody", validate: validatePayloads, log: { error() {} } });
    const handled = new Promise((resolve) => webhooks.on("ping", ({ payload }) => resolve(payload.zen)));
    const inbox = createInbox({ webhooks, store: memoryStore() });
    inbox.start();
    const server = createServer(createNodeMiddleware(inbox)).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const body = JSON.stringify({ zen: "Be brief." });
    const send = async (to, body, signature) => {
      const headers = { "content-type": "application/json", "x-host-event": "ping", "x-host-delivery": "1", "x-hub-signature-256": signature };
      const url = "http://127.0.0.1:" + server.address().port + "/api/host/webhooks";
      const { status } = await to(new Request(url, { method: "POST", headers, body }));
      statuses.push(status);
    };
    const signature = await sign("It's a Secret to Everybody", body);
    await send(fetch, body, signature);
    await send(fetch, body, signature.replace(/.$/, (digit) => (digit === "0" ? "1" : "0")));
    const wrong = '{"zen":7}';
    await send(createWebMiddleware(webhooks), wrong, await webhooks.sign(wrong));
    const zen = await handled;
    await inbox.stop();
    server.close();
    server.closeAllConnections();
    console.log(zen, ...statuses);
  }`;
const names = "createInbox, createNodeMiddleware, createWebMiddleware, memoryStore, sign, Webhooks";

describe.each(runtimes)("on $name, the packed toolkit receives a delivery, and refuses invalid ones", (runtime) => {
  it("when it is imported", async () => {
    const source = `import { ${names} } from "segmark/webhooks";import { validatePayloads } from "segmark/webhooks/validate";${receive}\nawait main();`;
    expect(await runScript(source, runtime)).toBe("Be brief. 202 400 400");
  });

  it.runIf(runtime.requires)("when it is required by CommonJS", async () => {
    const source = `const { ${names} } = require("segmark/webhooks");const { validatePayloads } = require("segmark/webhooks/validate");${receive}\nmain();`;
    expect(await runScript(source, runtime, "cjs")).toBe("Be brief. 202 400 400");
  });
});
