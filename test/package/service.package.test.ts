import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { claimed, lowest, runScript } from "./support/runtimes.ts";
import { userFolder } from "./support/user-folder.ts";

describe.each(claimed)("on $name", (runtime) => {
  it("serves requests, with a schema that it creates itself", async () => {
    const source = `
    import { createServer } from "segmark";
    const segmark = await createServer({ DATABASE_URL: "sqlite::memory:", PORT: "0" });
    await segmark.server.start();
    const sent = await fetch(segmark.server.info.uri + "/api/skipSegments", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ videoID: "dQw4w9WgXcQ", userID: "x".repeat(36), segments: [{ segment: [1, 10], category: "sponsor" }] }),
    });
    const read = await fetch(segmark.server.info.uri + "/api/skipSegments/5f6b");
    console.log(sent.status, read.status, (await read.json()).length);
    await segmark.stop();`;
    expect(await runScript(source, runtime)).toBe("200 200 1");
  });

  it("serves the pages, which are in the package", async () => {
    const source = `
    import { createServer } from "segmark";
    const segmark = await createServer({ DATABASE_URL: "sqlite::memory:", PORT: "0" });
    await segmark.server.start();
    const { uri } = segmark.server.info;
    const statuses = [];
    for (const page of ["/", "/docs"]) {
      const html = await (await fetch(uri + page)).text();
      const [, script] = /src="(\\.[^"]+\\.js)"/.exec(html);
      statuses.push((await fetch(new URL(script, uri + page))).status);
    }
    const notice = await (await fetch(uri + "/third-party.txt")).text();
    console.log(...statuses, ["preact", "yaml"].every((name) => notice.includes("## " + name)));
    await segmark.stop();`;
    expect(await runScript(source, runtime)).toBe("200 200 true");
  });

  it("knows the vocabularies of the package, and publishes their names", async () => {
    const source = `
    import { createServer } from "segmark";
    const segmark = await createServer({ DATABASE_URL: "sqlite::memory:", PORT: "0", VOCABULARY: "tv" });
    await segmark.server.start();
    const { schemas } = (await (await fetch(segmark.server.info.uri + "/openapi.json")).json()).components;
    console.log(...schemas.ServiceName.enum);
    await segmark.stop();
    await createServer({ DATABASE_URL: "sqlite::memory:", VOCABULARY: "none" }).catch(({ message }) => console.log(message.split(";")[0]));`;
    expect(await runScript(source, runtime)).toBe("IMDb TVDB\nVOCABULARY: there is no preset of this name");
  });

  it("receives webhooks for handlers that use the published toolkit", async () => {
    const source = `
    import { createServer } from "segmark";
    import { sign } from "segmark/webhooks";
    import { pino } from "pino";
    let handle;
    const handled = new Promise((resolve) => { handle = resolve; });
    const register = (webhooks) => webhooks.on("push", ({ payload }) => handle(payload.ref));
    const settings = { DATABASE_URL: "sqlite::memory:", PORT: "0", WEBHOOK_SECRET: "0" };
    const segmark = await createServer(settings, pino({ level: "silent" }), { webhooks: register });
    await segmark.server.start();
    const body = '{"ref":"refs/heads/main"}';
    const send = async (signature) => {
      const headers = { "content-type": "application/json", "x-host-event": "push", "x-host-delivery": "d", "x-hub-signature-256": signature };
      const { status } = await fetch(segmark.server.info.uri + "/api/host/webhooks", { method: "POST", headers, body });
      return status;
    };
    console.log(await send(await sign("0", body)), await send(await sign("1", body)), await handled);
    await segmark.stop();`;
    expect(await runScript(source, runtime)).toBe("202 400 refs/heads/main");
  });
});

it("the tests cover the lowest supported Node", () => {
  const manifest = JSON.parse(readFileSync(join(userFolder, "node_modules/segmark/package.json"), "utf8"));
  expect(manifest.engines.node).toMatch(`>=${/\d+\.\d+/.exec(lowest.name)?.[0]} `);
});

it("the package includes the specifications", async () => {
  const source = `
    import { existsSync } from "node:fs";
    const names = ["openapi", "webhook-events", "migrator"];
    console.log(names.every((name) => existsSync(new URL(import.meta.resolve("segmark/spec/" + name + ".yaml")))));`;
  expect(await runScript(source)).toBe("true");
});
