import { expect, it } from "vitest";
import { runScript } from "./support/runtimes.ts";

it("the hapi entry receives deliveries, and recognises refusals thrown by the main entry", async () => {
  const source = `
    import { server as createServer } from "@hapi/hapi";
    import { Webhooks } from "segmark/webhooks";
    import { webhooksPlugin } from "segmark/webhooks/hapi";
    const webhooks = new Webhooks({ secret: "0" });
    webhooks.on("push", ({ id }) => console.log(id));
    const server = createServer({ port: 0, host: "127.0.0.1" });
    await server.register({ plugin: webhooksPlugin, options: { webhooks, path: "/hooks" } });
    await server.start();
    const headers = { "content-type": "application/json", "x-host-event": "push", "x-host-delivery": "d", "x-hub-signature-256": await webhooks.sign("{}") };
    for (const body of ["{}", "[]"]) console.log((await fetch(server.info.uri + "/hooks", { method: "POST", headers, body })).status);
    await server.stop();`;
  expect(await runScript(source)).toBe("d\n200\n400");
});
