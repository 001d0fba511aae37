import * as there from "@octokit/webhooks";
import { describe, expect, it } from "vitest";
import * as here from "../../src/index.ts";
import { read } from "./pages.ts";

const [, section = ""] = read("packages/webhooks/docs/from-octokit.md").split("\n## Messages\n");
/** What is wrong, and the messages about it: those of @octokit/webhooks, and ours. */
const rows = [...section.matchAll(/^\| (.+?) \| `(.+)` \| (?:`(.+)`|the same) \|$/gm)].map(
  ([, wrong = "", theirs = "", ours = theirs]) => [wrong, theirs, ours] as const,
);

/** The run-time interface of both. Most of these calls do not compile. */
type Package = Readonly<{
  Webhooks: new (options?: unknown) => Record<string, (...values: unknown[]) => unknown>;
  validateEventName: (...values: unknown[]) => void;
  createWebMiddleware: (webhooks: unknown, options: unknown) => (request: unknown) => Promise<Response>;
}>;

async function messageOf(call: () => unknown): Promise<string | undefined> {
  try {
    await call();
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
}

/** Calls of one package; what it logs is kept. */
function worldOf({ Webhooks, validateEventName, createWebMiddleware }: Package) {
  const lines: string[] = [];
  const line = (...words: unknown[]) => void lines.push(String(words[0]));
  const log = { debug: () => undefined, info: () => undefined, warn: line, error: line };
  const webhooks = new Webhooks({ secret: "secret", log });
  const call =
    (method: string, ...values: unknown[]) =>
    () =>
      webhooks[method]?.(...values);
  const signed = async (payload: string) => ({
    id: "1",
    name: "push",
    payload,
    signature: await call("sign", payload)(),
  });
  const failing = async (...messages: string[]) => {
    for (const message of messages) call("on", "push", () => Promise.reject(new Error(message)))();
    return await messageOf(call("receive", { id: "1", name: "push", payload: {} }));
  };
  const answer = async (change: Readonly<{ url?: string; method?: string; headers?: object }>) => {
    const headers = { "content-type": "application/json", "x-github-event": "push", "x-github-delivery": "1" };
    const all = { ...headers, "x-hub-signature-256": `sha256=${"0".repeat(64)}`, ...change.headers };
    const { url = "http://localhost/hooks", method = "POST" } = change;
    const entries = Object.entries(all).filter(([, value]) => value !== undefined);
    const request = URL.canParse(url) ? new Request(url, { method, headers: entries, body: "{}" }) : { url, method };
    const response = await createWebMiddleware(webhooks, { path: "/hooks", log })(request);
    return ((await response.json()) as { error: string }).error;
  };
  return { Webhooks, validateEventName, call, signed, failing, answer, lines };
}

type World = ReturnType<typeof worldOf>;

const looks: Readonly<Record<string, (world: World) => Promise<string | undefined>>> = {
  "no secret": ({ Webhooks }) => messageOf(() => new Webhooks({})),
  "`sign` without a payload": ({ call }) => messageOf(call("sign", "")),
  "`sign` of an object": ({ call }) => messageOf(call("sign", { action: "opened" })),
  "`verify` without a signature": ({ call }) => messageOf(call("verify", "{}", "")),
  "a delivery without a signature": ({ call }) =>
    messageOf(call("verifyAndReceive", { id: "1", name: "push", payload: "{}" })),
  "a signature that does not match": async ({ call, signed }) =>
    messageOf(call("verifyAndReceive", { ...(await signed("{}")), payload: "{ }" })),
  "a signature that cannot be one": ({ call }) =>
    messageOf(call("verifyAndReceive", { id: "1", name: "push", payload: "{}", signature: "nope" })),
  "a payload that is not JSON": async ({ call, signed }) => messageOf(call("verifyAndReceive", await signed("nope"))),
  "a payload with a fault that can be located": async ({ call, signed }) =>
    messageOf(call("verifyAndReceive", await signed('{"a":1 x}'))),
  "`receive` without an event": ({ call }) => messageOf(call("receive")),
  "`receive` of an event without a name": ({ call }) => messageOf(call("receive", { id: "1", payload: {} })),
  "`receive` of an event without a payload": ({ call }) => messageOf(call("receive", { id: "1", name: "push" })),
  "several handlers fail": async ({ failing }) => (await failing("first", "second"))?.replace("\n", "⏎"),
  "a handler for a number": ({ call }) => messageOf(call("on", 1, () => undefined)),
  "a handler for `*`": ({ call }) => messageOf(call("on", "*", () => undefined)),
  "a handler for `error`": ({ call }) => messageOf(call("on", "error", () => undefined)),
  "a handler for an unknown event, in the log": async ({ call, lines }) => {
    call("on", "isues", () => undefined)();
    return lines[0];
  },
  "`validateEventName` of an unknown event": ({ validateEventName }) => messageOf(() => validateEventName("unknown")),
  "answer 422, to a URL that is none": ({ answer }) => answer({ url: "http://[" }),
  "answer 404, to another method": ({ answer }) => answer({ method: "PUT" }),
  "answer 415": ({ answer }) => answer({ headers: { "content-type": "text/plain" } }),
  "answer 400, for missing headers": ({ answer }) => answer({ headers: { "x-github-delivery": undefined } }),
  "answer 400, for a signature that does not match": ({ answer }) => answer({}),
  "answer 500, for an error without a message": async ({ answer, call, signed }) => {
    call("on", "push", () => Promise.reject(new Error()))();
    return answer({ headers: { "x-hub-signature-256": (await signed("{}")).signature } });
  },
};

describe("messages listed in the page about migrating from @octokit/webhooks", () => {
  it.each(rows)("%s", async (wrong, theirs, ours) => {
    const look = looks[wrong];
    const found = [there, here].map((one) => look?.(worldOf(one as unknown as Package)));
    expect(await Promise.all(found)).toEqual([theirs, ours]);
  });

  it("are all that are looked at", () => {
    expect(rows.map(([wrong]) => wrong)).toEqual(Object.keys(looks));
  });
});
