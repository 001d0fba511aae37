import { createNodeMiddleware as createTheirs, Webhooks as Theirs } from "@octokit/webhooks";
import { describe, expect, it } from "vitest";
import { createNodeMiddleware } from "../../src/middleware/platforms/node.ts";
import { delivery, PATH, SECRET, type Sent, signatureOf } from "../support/deliveries.ts";
import { serve } from "../support/platforms.ts";
import { head, rawSocket } from "../support/raw-socket.ts";
import { witness } from "../support/receivers.ts";

/** The same request as the other toolkit expects it: only the names of two headers differ. */
const translated = (sent: Sent): Sent => ({
  ...sent,
  headers: Object.fromEntries(
    Object.entries(sent.headers).map(([name, value]) => [name.replace("x-host-", "x-github-"), value]),
  ),
});

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const fail = (): never => {
  throw new RangeError("no");
};
const hang = (): Promise<void> => new Promise(() => {});

/** Both toolkits with the same handlers, on servers of their own. */
async function both(timeout: number) {
  const { webhooks } = witness();
  const theirs = new Theirs({ secret: SECRET, log: quiet });
  webhooks.on("push", () => {});
  theirs.on("push", () => {});
  webhooks.on("ping", fail);
  theirs.on("ping", fail);
  webhooks.on("fork", hang);
  theirs.on("fork", hang);
  const options = { path: PATH, timeout, log: quiet };
  const ours = await serve(createNodeMiddleware(webhooks, options));
  const other = await serve(createTheirs(theirs, options));
  return { ours, other };
}

const headers = (changed: Readonly<Record<string, string | null>>): Sent => delivery({ headers: changed });

describe("the response is that of @octokit/webhooks for", () => {
  it.each<[what: string, sent: Sent, timeout?: number]>([
    ["a delivery", delivery()],
    ["an event without handlers", delivery({ event: "watch" })],
    ["an unknown event", delivery({ event: "brand_new" })],
    ["an empty id", delivery({ id: "" })],
    ["an empty event", delivery({ event: "" })],
    ["another path", delivery({ path: "/elsewhere" })],
    ["slashes at the end", delivery({ path: `${PATH}//` })],
    ["a query", delivery({ path: `${PATH}?a=/` })],
    ["dots in the path", delivery({ path: "/api/x/../host/webhooks" })],
    ["GET", delivery({ method: "GET" })],
    ["HEAD", delivery({ method: "HEAD" })],
    ["PUT", delivery({ method: "PUT" })],
    ["a wrong method and a wrong type", delivery({ method: "PUT", headers: { "content-type": "text/plain" } })],
    ["a form", headers({ "content-type": "application/x-www-form-urlencoded" })],
    ["JSON with a charset", headers({ "content-type": "application/json; charset=utf-8" })],
    ["another kind of JSON", headers({ "content-type": "application/json5" })],
    ["no event", headers({ "x-host-event": null })],
    ["no headers at all", headers({ "x-host-event": null, "x-host-delivery": null, "x-hub-signature-256": null })],
    ["a wrong type and no headers", headers({ "content-type": "text/plain", "x-host-event": null })],
    ["an empty signature", headers({ "x-hub-signature-256": "" })],
    ["a wrong signature", headers({ "x-hub-signature-256": signatureOf("other") })],
    ["an empty body", delivery({ body: "" })],
    ["a body that is not JSON", delivery({ body: "{" })],
    ["a failing handler", delivery({ event: "ping" })],
    ["a slow handler", delivery({ event: "fork" }), 300],
  ])("%s", async (_what, sent, timeout = 30_000) => {
    const { ours, other } = await both(timeout);
    await using _ours = ours;
    await using _other = other;
    const [got, wanted] = [await ours.send(sent), await other.send(translated(sent))];
    for (const name of ["content-type", "accept"]) expect(got.headers.get(name), name).toBe(wanted.headers.get(name));
    expect(got.status).toBe(wanted.status);
    const isJson = wanted.text.startsWith("{");
    if (isJson) expect(Object.keys(JSON.parse(got.text))).toEqual(Object.keys(JSON.parse(wanted.text)));
    else expect(got.text).toBe(wanted.text);
  });

  it.each(["//[", "//api/host/webhooks", "http://elsewhere/api/host/webhooks", "/api/host/web%68ooks"])(
    "the request target %s",
    async (target) => {
      const { ours, other } = await both(30_000);
      await using _ours = ours;
      await using _other = other;
      const statuses = [];
      for (const { port } of [ours, other]) {
        await using socket = await rawSocket(port);
        socket.write(head("POST", target, { "content-length": "0" }));
        statuses.push((await socket.answer()).status);
      }
      expect(statuses[0]).toBe(statuses[1]);
    },
  );
});
