import * as there from "@octokit/webhooks";
import { describe, expect, it } from "vitest";
import * as here from "../../src/index.ts";
import { read } from "./pages.ts";

const page = read("packages/webhooks/docs/from-octokit.md");

/** The run-time interface of both. Half of the rows are about calls that do not compile. */
type Either = Readonly<{
  on(name: unknown, handler: unknown): void;
  onError(handler: unknown): void;
  receive(event: unknown): Promise<void>;
  verifyAndReceive(delivery: unknown): Promise<void>;
  sign(payload: string): Promise<string>;
}>;
type Side = Readonly<{ emitterEventNames: readonly string[]; make: (options?: object) => Either }>;

const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const options = (more: object = {}) => ({ secret: "secret", log, ...more }) as { secret: string };
const sides: Readonly<Record<"there" | "here", Side>> = {
  there: { ...there, make: (more) => new there.Webhooks(options(more)) as Either },
  here: { ...here, make: (more) => new here.Webhooks(options(more)) as Either },
};

type Failure = Readonly<{
  at: "once" | "later";
  kind: string;
  error: { event?: { name?: string }; errors?: unknown[] };
}>;

/** What a call throws, or rejects with. */
async function failureOf(call: () => unknown): Promise<Failure | undefined> {
  const failed = (at: Failure["at"]) => (reason: unknown) => {
    const error = Object(reason);
    return { at, error, kind: reason === undefined ? "undefined" : error.constructor.name };
  };
  try {
    return await Promise.resolve(call()).then(() => undefined, failed("later"));
  } catch (error) {
    return failed("once")(error);
  }
}

const star = { id: "1", name: "star", payload: { action: "created" } };
const delivery = async (webhooks: Either, payload: string) => ({
  ...star,
  payload,
  signature: await webhooks.sign(payload),
});
/** How often handlers of `onError` are called. */
async function reported(webhooks: Either, call: () => unknown): Promise<number> {
  let calls = 0;
  webhooks.onError(() => calls++);
  await failureOf(call);
  return calls;
}
/** The one member of a failure. */
const member = (failure: Failure | undefined): { status?: number; reason?: string } =>
  Object(failure?.error.errors?.[0] ?? {});

/**
 * The first words of a row, what is observed, and the result in @octokit/webhooks and in this package. Rows about types
 * are in the type tests.
 */
const rows: readonly (readonly [words: string, look: (side: Side) => unknown, there: unknown, here: unknown])[] = [
  [
    "a missing handler fails",
    async ({ make }) => (await failureOf(() => make().on("star", undefined)))?.kind,
    undefined,
    "TypeError",
  ],
  [
    '`on(["issues", "*"], f)`',
    async ({ make }) => {
      const webhooks = make();
      let runs = 0;
      await failureOf(() => webhooks.on(["star", "*"], () => runs++));
      await webhooks.receive(star);
      return runs;
    },
    1,
    0,
  ],
  [
    "events named `error`",
    ({ make }) => {
      const webhooks = make();
      return reported(webhooks, () => webhooks.receive({ ...star, name: "error" }));
    },
    1,
    0,
  ],
  [
    "a secret that is not a string",
    async ({ make }) => (await failureOf(() => make({ secret: 1 })))?.kind,
    undefined,
    "TypeError",
  ],
  [
    "an empty string in `additionalSecrets`",
    async ({ make }) => (await failureOf(() => make({ additionalSecrets: [""] })))?.kind,
    undefined,
    "Error",
  ],
  ["`emitterEventNames` can be changed", ({ emitterEventNames }) => Object.isFrozen(emitterEventNames), false, true],
  [
    "`receive` without an event",
    async ({ make }) => {
      const [none, text] = [undefined, { ...star, payload: "text" }].map((event) =>
        failureOf(() => make().receive(event)),
      );
      return [(await none)?.at, (await text)?.at, (await text)?.kind];
    },
    ["once", "once", "TypeError"],
    ["later", "later", "AggregateError"],
  ],
  [
    "a handler that throws `undefined`",
    async ({ make }) => {
      const webhooks = make();
      webhooks.on("star", () => Promise.reject(undefined));
      return [
        (await failureOf(() => webhooks.receive(star)))?.kind,
        await reported(webhooks, () => webhooks.receive(star)),
      ];
    },
    ["TypeError", 0],
    ["AggregateError", 1],
  ],
  [
    "`error.event` of a rejected signature",
    async ({ make }) => {
      const wrong = { ...star, payload: "{}", signature: "sha256=0" };
      return (await failureOf(() => make().verifyAndReceive(wrong)))?.error.event?.name;
    },
    "Error",
    "star",
  ],
  [
    "`onError` is not called for payloads",
    async ({ make }) => {
      const webhooks = make();
      const wrong = await delivery(webhooks, "nope");
      return await reported(webhooks, () => webhooks.verifyAndReceive(wrong));
    },
    0,
    1,
  ],
  [
    "a payload that is JSON but not an object",
    async ({ make }) => {
      const webhooks = make();
      const found = [];
      for (const payload of ["null", "7", "[]"]) {
        const wrong = await delivery(webhooks, payload);
        const failure = await failureOf(() => webhooks.verifyAndReceive(wrong));
        found.push(failure === undefined ? "handled" : member(failure).status);
      }
      return found;
    },
    [undefined, undefined, "handled"],
    [400, 400, 400],
  ],
  [
    "the reason for a rejected signature",
    async ({ make }) => {
      const wrong = { ...star, payload: "{}", signature: "sha1=0" };
      return member(await failureOf(() => make().verifyAndReceive(wrong))).reason;
    },
    undefined,
    "algorithm",
  ],
];

describe("differences listed in the page about migrating from @octokit/webhooks", () => {
  it.each(rows)("%s", async (words, look, wantedThere, wantedHere) => {
    expect(page).toContain(`\n| ${words}`);
    expect([await look(sides.there), await look(sides.here)]).toEqual([wantedThere, wantedHere]);
  });

  it("list names that exist in both packages", () => {
    const same = /^\| (`Webhooks`.*) \| the same \|$/m.exec(page)?.[1] ?? "";
    const names = [...same.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect([name, name in here, name in there]).toEqual([name, true, true]);
  });
});
