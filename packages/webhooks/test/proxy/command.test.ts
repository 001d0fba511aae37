import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { inherited, keep } from "../../../../test/support/child.ts";
import { createNodeMiddleware } from "../../src/middleware/platforms/node.ts";
import { Webhooks } from "../../src/receiver/webhooks.ts";
import { SECRET, signatureOf } from "../support/deliveries.ts";
import { examplePayloads } from "../support/payloads.ts";
import { channelServer } from "./support/channel-server.ts";
import { tape } from "./support/client.ts";
import { compact, messageOf } from "./support/messages.ts";
import { targetServer } from "./support/target-server.ts";

const script = fileURLToPath(new URL("../../../../scripts/webhooks-proxy.ts", import.meta.url));

/** The command as a user starts it. Disposing kills it. */
function launch(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = keep(
    spawn(process.execPath, [script, ...args], { env: { ...inherited, ...env }, stdio: ["ignore", "pipe", "pipe"] }),
  );
  const lines = tape<string>();
  const stdout = child.stdout.setEncoding("utf8");
  let rest = "";
  stdout.on("data", (chunk: string) => {
    const parts = `${rest}${chunk}`.split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) lines.add(part);
  });
  const stderr = text(child.stderr);
  const ended = once(child, "close").then(async ([code, signal]) => ({
    code,
    signal,
    stdout: lines.items.join("\n"),
    stderr: await stderr,
  }));
  return {
    lines,
    ended,
    interrupt: () => child.kill("SIGINT"),
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** A local service with the middleware of the toolkit. */
async function service() {
  const webhooks = new Webhooks({ secret: SECRET, log: { warn: () => undefined, error: () => undefined } });
  const server = createServer(createNodeMiddleware(webhooks)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    webhooks,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/host/webhooks`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe("npm run webhooks:proxy", () => {
  it("forwards deliveries, prints a line for each, survives the proxy's restart and ends on Ctrl-C", async () => {
    await using proxy = await channelServer();
    await using local = await service();
    const received = tape<unknown>();
    local.webhooks.onAny(({ id, name, payload }) => received.add([id, name, payload]));
    await using run = launch([proxy.url, "--target", local.url], { WEBHOOK_SECRET: SECRET });
    const first = (await proxy.visit()).open();
    await first.write("retry: 1\n");
    const [one, two] = examplePayloads().filter(({ event }) => event === "issues");
    if (one === undefined || two === undefined) throw new Error("no samples");
    await first.send(messageOf("1", "issues", compact(one.text)));
    await first.send({ ...messageOf("2", "issues", two.text), rawdata: two.text });
    await run.lines.has(2);
    first.cut();
    const second = (await proxy.visit()).open();
    await second.send({ ...messageOf("3", "push", "{}"), body: { forged: true } });
    await second.send(messageOf("4\n\u001b[2J", "push", "{}"));
    await run.lines.has(4);
    run.interrupt();
    const { code, stdout, stderr } = await run.ended;
    expect([code, stdout.split("\n").map((line) => line.replace(/\d+ ms$/, "N ms"))]).toEqual([
      0,
      expect.arrayContaining([
        `issues.${JSON.parse(one.text).action}  1  200  N ms`,
        `issues.${JSON.parse(two.text).action}  2  200  N ms`,
        expect.stringMatching(/^push {2}3 {2}failed: .* {2}N ms$/),
        // Such an id is not valid in a header, nor may it reach the terminal.
        expect.stringMatching(/^push {2}4\?\?\[2J {2}failed: The target cannot be reached/),
      ]),
    ]);
    expect(stderr).toContain("Connected to the proxy");
    expect(`${stdout}${stderr}`).not.toMatch(/sha256=|only tests know/);
    expect(received.items).toHaveLength(2);
    expect(received.items).toContainEqual(["1", "issues", JSON.parse(one.text)]);
    expect(received.items).toContainEqual(["2", "issues", JSON.parse(two.text)]);
  });

  it("without a secret leaves verification to the target", async () => {
    await using proxy = await channelServer();
    await using target = await targetServer(202);
    await using run = launch([proxy.url, "--target", target.url]);
    await (await proxy.visit()).open().send({ ...messageOf("1", "push", "{}"), body: { forged: true } });
    expect(await run.lines.has(1)).toEqual([expect.stringMatching(/^push {2}1 {2}202 {2}\d+ ms$/)]);
    expect(target.requests.items).toMatchObject([{ body: '{"forged":true}' }]);
  });

  it("takes the secret from the given variable", async () => {
    await using proxy = await channelServer();
    await using target = await targetServer();
    await using run = launch([proxy.url, "--target", target.url, "--secret-env", "MINE"], { MINE: "another" });
    await (await proxy.visit()).open().send(messageOf("1", "push", "{}"));
    expect(await run.lines.has(1)).toEqual([expect.stringMatching(/^push {2}1 {2}failed: /)]);
    expect(target.requests.items).toEqual([]);
  });

  it.each([
    ["by the argument", ["--headers", "github"], { WEBHOOK_HEADERS: "gitea" }, "X-GitHub"],
    ["by the variable of the service", [], { WEBHOOK_HEADERS: "gitea" }, "X-Gitea"],
    ["by a prefix", ["--headers", "X-Forgejo"], {}, "X-Forgejo"],
    ["by its presence", [], {}, "X-Gogs"],
  ])("takes and sends the headers of another host, chosen %s", async (_, args, env, prefix) => {
    await using proxy = await channelServer();
    await using target = await targetServer();
    await using run = launch([proxy.url, "--target", target.url, ...args], env);
    const [event, id] = [`${prefix}-Event`.toLowerCase(), `${prefix}-Delivery`.toLowerCase()];
    const visit = (await proxy.visit()).open();
    await visit.send({ [event]: "push", [id]: "1", "x-hub-signature-256": signatureOf("{}"), rawbody: "{}" });
    expect(await run.lines.has(1)).toEqual([expect.stringMatching(/^push {2}1 {2}200 {2}\d+ ms$/)]);
    expect(target.requests.items).toMatchObject([{ headers: { [event]: "push", [id]: "1" } }]);
  });

  it("says which headers a message has that it ignores", async () => {
    await using proxy = await channelServer();
    await using target = await targetServer();
    await using run = launch([proxy.url, "--target", target.url]);
    const visit = (await proxy.visit()).open();
    await visit.send({ "x-gitlab-event": "push", "x-gitlab-delivery": "1", "x-hub-signature-256": "s", rawbody: "{}" });
    await visit.send(messageOf("2", "push", "{}"));
    await run.lines.has(1);
    run.interrupt();
    expect((await run.ended).stderr).toContain(
      "Ignored a message without x-host-delivery, x-host-event. It has x-gitlab-event: see the option headers.",
    );
  });

  it("ends on Ctrl-C while it waits for the next connection", async () => {
    await using proxy = await channelServer();
    await proxy.stop();
    await using run = launch([proxy.url]);
    await proxy.restart();
    (await proxy.visit()).answer(503);
    run.interrupt();
    expect(await run.ended).toMatchObject({ code: 0, stdout: "" });
  });

  it("exits with 1 when the proxy rejects it", async () => {
    await using proxy = await channelServer();
    await using run = launch([proxy.url]);
    (await proxy.visit()).answer(404);
    const { code, stderr } = await run.ended;
    expect([code, stderr]).toEqual([1, expect.stringContaining("404")]);
  });

  it("prints its usage", async () => {
    const { code, stdout, stderr } = await launch(["--help"]).ended;
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("--target ADDRESS");
  });

  it.each([
    [[], /one address/],
    [["http://127.0.0.1:1/", "http://127.0.0.1:1/"], /one address/],
    [["channel"], /url must be/],
    [["http://127.0.0.1:1/", "--target", "8080"], /target must be/],
    [["http://127.0.0.1:1/", "--secret-env", "NOT_SET"], /NOT_SET is not set/],
    [["http://127.0.0.1:1/", "--verbose"], /--verbose/],
    [["http://127.0.0.1:1/", "--headers", "x y"], /headers must be/],
  ])("exits with 2 for the arguments %j", async (args, message) => {
    const { code, stdout, stderr } = await launch(args).ended;
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
    expect(stderr).toContain("npm run webhooks:proxy -- URL");
  });
});
