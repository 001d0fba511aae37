import { Worker } from "node:worker_threads";
import { expect, it, vi } from "vitest";
import { type OrderedThread, orderedThread } from "../src/ordered-thread.ts";

type Echo = OrderedThread<string, string> & AsyncDisposable & Readonly<{ onEnd: () => void }>;

/** Answers each text with the same one, and fails or exits where it is told to. */
const source = `
  const { parentPort } = require("node:worker_threads");
  parentPort.on("message", (text) => {
    if (text === "fail") throw new RangeError("too much");
    if (text === "exit") process.exit();
    parentPort.postMessage(text);
  });
`;
function startEcho(): Echo {
  const onEnd = vi.fn();
  const thread = orderedThread<string, string>(new Worker(source, { eval: true }), {
    hasEnded: "It has ended.",
    onEnd,
  });
  return { ...thread, onEnd, [Symbol.asyncDispose]: thread.end };
}

it("each request gets its own answer", async () => {
  await using thread = startEcho();
  const asked = ["one", "two", "three"];
  const answers = asked.map((text) => thread.ask(text));
  expect(thread.unanswered()).toBe(3);
  expect(await Promise.all(answers)).toEqual(asked);
  expect(thread.unanswered()).toBe(0);
  expect(thread.onEnd).not.toHaveBeenCalled();
});

it.each([
  ["fails", "fail", "too much"],
  ["exits", "exit", "It has ended."],
])("a thread that %s leaves no request without an answer, and takes none", async (_how, request, message) => {
  await using thread = startEcho();
  const answers = await Promise.allSettled(["before", request, "after"].map((text) => thread.ask(text)));
  const rejected = { status: "rejected", reason: expect.objectContaining({ message }) };
  expect(answers).toEqual([{ status: "fulfilled", value: "before" }, rejected, rejected]);
  expect(thread.unanswered()).toBe(0);
  await expect(thread.ask("later")).rejects.toThrow(message);
  await thread.end();
  expect(thread.onEnd).toHaveBeenCalledTimes(1);
});

it("the error of a thread may overtake an answer, which is not lost", async () => {
  const worker = new Worker(source, { eval: true });
  const thread = orderedThread<string, string>(worker, { hasEnded: "It has ended." });
  const answers = Promise.allSettled([thread.ask("before"), thread.ask("exit")]);
  worker.emit("error", new RangeError("too much"));
  expect(await answers).toMatchObject([{ value: "before" }, { reason: { message: "too much" } }]);
});

it("what is not answered before the end is rejected", async () => {
  await using thread = startEcho();
  const unanswered = expect(thread.ask("one")).rejects.toThrow("It has ended.");
  await thread.end();
  await unanswered;
});
