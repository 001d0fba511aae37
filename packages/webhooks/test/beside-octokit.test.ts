import { Webhooks as Anchor } from "@octokit/webhooks";
import { describe, expect, it } from "vitest";
import { Webhooks } from "../src/receiver/webhooks.ts";
import { PUSH, SECRET, signatureOf } from "./support/deliveries.ts";

/** What both toolkits have, with types that both satisfy. */
type Subject = {
  on(name: string | string[], handler: (event: unknown) => unknown): void;
  onAny(handler: (event: unknown) => unknown): void;
  onError(handler: (error: unknown) => unknown): void;
  removeListener(name: string | string[], handler: (event: unknown) => unknown): void;
  receive(event: unknown): Promise<void>;
  verifyAndReceive(delivery: unknown): Promise<void>;
  sign(payload: string): Promise<string>;
  verify(payload: string, signature: string): Promise<boolean>;
};
type Options = { additionalSecrets?: string[]; transform?: (event: object) => unknown };
type Note = (...data: unknown[]) => void;

const issues = (payload: object = { action: "opened" }) => ({ id: "1", name: "issues", payload });
const fails = (message: string) => async (): Promise<never> => {
  throw new Error(message);
};
const ticks = async (count: number): Promise<void> => {
  for (let tick = 0; tick < count; tick++) await undefined;
};
const delivery = (payload = PUSH, secret = SECRET) => ({
  id: "1",
  name: "push",
  payload,
  signature: signatureOf(payload, secret),
});

/** What a caller sees of a promise. */
const outcome = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => ({ value }),
    (error: AggregateError) => ({
      isAggregate: error instanceof AggregateError,
      kinds: error.errors?.map((one: Error) => one.constructor.name),
      statuses: error.errors?.map((one: { status?: number }) => one.status),
    }),
  );
const messages = (error: unknown): string[] => (error as AggregateError).errors.map(({ message }: Error) => message);

const scenarios: Record<string, { options?: Options; play: (subject: Subject, note: Note) => Promise<unknown> }> = {
  "handlers of action, event, all events, each in the order of registration": {
    async play({ on, onAny, receive }, note) {
      onAny(() => note("any 1"));
      on("issues", () => note("event 1"));
      on("issues.opened", () => note("action 1"));
      on(["issues.opened", "issues"], () => note("list"));
      on("issues.closed", () => note("other action"));
      onAny(() => note("any 2"));
      note(await outcome(receive(issues())));
    },
  },
  "when handlers start": {
    async play({ on, receive }, note) {
      for (const name of ["first", "second", "third"]) {
        on("issues", async () => {
          note(name);
          await ticks(1);
          note(`${name} later`);
        });
      }
      const promise = receive(issues());
      note("answered");
      await promise;
    },
  },
  "failures in the order they settle": {
    async play({ on, onAny, onError, receive }, note) {
      onError((error) => note(messages(error), (error as Error).message));
      onAny(fails("any"));
      on("issues", async () => {
        await ticks(20);
        throw new Error("slow");
      });
      on("issues", () => {
        throw new Error("sync");
      });
      on("issues.opened", fails("action"));
      await receive(issues()).catch((error: unknown) => note(messages(error), (error as Error).message));
    },
  },
  "events of errors": {
    async play({ on, receive }, note) {
      on("issues", fails("one"));
      on("issues", fails("two"));
      const event = issues();
      await receive(event).catch((error) => {
        note(error.event === event, ...error.errors.map((one: { event: unknown }) => one.event === event));
      });
    },
  },
  "nested aggregates, and one error twice": {
    async play({ on, receive }, note) {
      const shared = new AggregateError([new Error("a"), new Error("b")], "both");
      on(["issues", "issues.opened"], () => Promise.reject(shared));
      await receive(issues()).catch((error) => note(messages(error), error.errors[0] === error.errors[1]));
    },
  },
  "errors that are objects keep their identity": {
    async play({ on, receive }, note) {
      const thrown = { status: 404, message: "gone" };
      on("issues", () => Promise.reject(thrown));
      await receive(issues()).catch((error) => note(error.errors[0] === thrown, error.message));
    },
  },
  "which registration is removed": {
    async play({ on, onAny, onError, removeListener, receive }, note) {
      const [a, b] = [() => note("a"), () => note("b")];
      for (const handler of [a, b, a, b]) on("issues", handler);
      for (const handler of [a, b]) onAny(handler);
      onError(a);
      onError(b);
      removeListener("issues", a);
      removeListener(["issues", "*"], b);
      removeListener("error", a);
      removeListener("push", a);
      on("issues", fails("boom"));
      note(await outcome(receive(issues())));
    },
  },
  "handlers registered while a delivery is in progress": {
    async play({ on, onAny, removeListener, receive }, note) {
      const late = () => note("late");
      const removed = () => note("removed, but it runs");
      on("issues", () => {
        on("issues", late);
        onAny(late);
        removeListener("issues", removed);
      });
      on("issues", removed);
      await receive(issues());
      note("again");
      await receive(issues());
    },
  },
  "onError is called in order, before the rejection, and not awaited": {
    async play({ on, onError, receive }, note) {
      onError(async () => {
        note("first");
        await ticks(50);
        note("too late");
      });
      onError(() => note("second"));
      on("issues", fails("boom"));
      await receive(issues()).catch(() => note("rejected"));
    },
  },
  "the same event for all handlers": {
    async play({ on, onAny, receive }, note) {
      on("issues", (event) => Object.assign(event as object, { seen: true }));
      onAny((event) => note(event));
      await receive(issues());
    },
  },
  "transform, once for each handler": {
    options: { transform: async (event) => ({ ...event, extra: Object.keys(event).length }) },
    async play({ on, onAny, onError, receive }, note) {
      onError((error) => note("error", (error as { event: unknown }).event));
      const seen = new Set<unknown>();
      on(["issues", "issues.opened"], (event) => note(event, seen.add(event).size));
      onAny((event) => note(event, seen.add(event).size));
      on("issues", fails("boom"));
      note(await outcome(receive(issues())));
    },
  },
  "transform that fails": {
    options: { transform: fails("no") },
    async play({ on, receive }, note) {
      on(["issues", "issues.opened"], () => note("never"));
      await receive(issues()).catch((error) => note(messages(error)));
    },
  },
  "numbers and free texts as actions": {
    async play({ on, receive }, note) {
      on(["issues.7", "repository_dispatch.deploy now"], (event) => note(event));
      await receive(issues({ action: 7 }));
      await receive({ id: "2", name: "repository_dispatch", payload: { action: "deploy now" } });
    },
  },
  "valid deliveries, also signed with an old secret": {
    options: { additionalSecrets: ["older", "old"] },
    async play({ onAny, verifyAndReceive, sign, verify }, note) {
      onAny((event) => note(event));
      note(await outcome(verifyAndReceive(delivery())));
      note(await outcome(verifyAndReceive(delivery(PUSH, "old"))));
      note(await outcome(verifyAndReceive(delivery(PUSH, "unknown"))).then((result) => Object(result).statuses));
      note(await sign(PUSH), await verify(PUSH, signatureOf(PUSH, "old")));
    },
  },
  "invalid JSON with a valid signature": {
    async play({ verifyAndReceive }, note) {
      note(await outcome(verifyAndReceive(delivery("{"))));
      note(await outcome(verifyAndReceive(delivery(""))).then((result) => Object(result).statuses));
    },
  },
  "refused signatures": {
    async play({ onAny, onError, verifyAndReceive }, note) {
      onAny(() => note("never"));
      onError((error) => note((error as AggregateError).errors.length));
      for (const signature of ["", "nope", signatureOf("{}"), signatureOf(PUSH).toUpperCase()]) {
        note(await outcome(verifyAndReceive({ ...delivery(), signature })).then((result) => Object(result).statuses));
      }
    },
  },
};

describe.each(Object.entries(scenarios))("%s", (_, { options, play }) => {
  it("behaves as in @octokit/webhooks", async () => {
    const transcriptOf = async (make: (options: Options & { secret: string; log: object }) => unknown) => {
      const transcript: unknown[] = [];
      const note: Note = (...data) => void transcript.push(structuredClone(data));
      const quiet = { debug() {}, info() {}, warn() {}, error() {} };
      await play(make({ secret: SECRET, log: quiet, ...options }) as Subject, note);
      return transcript;
    };
    const theirs = await transcriptOf((all) => new Anchor(all as ConstructorParameters<typeof Anchor>[0]));
    expect(theirs.length, "the scenario tells something").toBeGreaterThan(0);
    expect(await transcriptOf((all) => new Webhooks(all))).toEqual(theirs);
  });
});
