import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError } from "../../src/config/config.ts";
import { receiving } from "../handlers/webhooks/receiving.ts";

/** A module of handlers in its own folder. */
async function module(source: string, name = "handlers.mjs") {
  const folder = await mkdtemp(join(tmpdir(), "segmark-handlers-"));
  const file = join(folder, name);
  await writeFile(file, source);
  return { file, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

describe("WEBHOOK_HANDLERS", () => {
  it.each([
    [
      "a function",
      "handlers.mjs",
      "export default ({ onAny }) => void onAny(({ id }) => globalThis.handledHere.push(id));",
    ],
    [
      "an asynchronous function, in TypeScript",
      "handlers.ts",
      `type Door = { onAny(handler: (event: { id: string }) => void): void };
       export default async ({ onAny }: Door): Promise<void> => {
         await Promise.resolve();
         onAny(({ id }) => (globalThis as unknown as { handledHere: string[] }).handledHere.push(id));
       };`,
    ],
  ])("names a module whose default export registers handlers: %s", async (_, name, source) => {
    const handledHere: string[] = [];
    Object.assign(globalThis, { handledHere });
    await using handlers = await module(source, name);
    await using w = await receiving({ env: { WEBHOOK_HANDLERS: handlers.file } });
    expect((await w.deliver()).status).toBe(202);
    await w.becomes("d-1", "handled");
    expect(handledHere).toEqual(["d-1"]);
  });

  it.each([
    ["no default export", "export const on = 1;", /has no default export that is a function/],
    [
      "a default export that is not a function",
      "export default { on: 1 };",
      /has no default export that is a function/,
    ],
    ["a module that throws", 'throw new Error("not today");', /cannot be loaded: not today/],
    [
      "a function that throws",
      'export default () => { throw new Error("not today"); };',
      /cannot register .*: not today/,
    ],
    ["an invalid handler", 'export default ({ on }) => on("push");', /cannot register/],
  ])("prevents the start with %s", async (_, source, reason) => {
    await using handlers = await module(source);
    const started = receiving({ env: { WEBHOOK_HANDLERS: handlers.file } });
    await expect(started).rejects.toThrow(ConfigError);
    await expect(started).rejects.toThrow(reason);
    await expect(started).rejects.toThrow(handlers.file);
  });

  it("prevents the start when it is missing", async () => {
    const started = receiving({ env: { WEBHOOK_HANDLERS: "/nowhere/handlers.mjs" } });
    await expect(started).rejects.toThrow(
      "WEBHOOK_HANDLERS: there is no file /nowhere/handlers.mjs; expected a module whose default export registers handlers",
    );
  });
});

it("handlers of an embedding program are called in addition to those of the module", async () => {
  const handledHere: string[] = [];
  Object.assign(globalThis, { handledHere });
  await using handlers = await module(
    'export default ({ onAny }) => onAny(() => globalThis.handledHere.push("module"));',
  );
  await using w = await receiving({
    env: { WEBHOOK_HANDLERS: handlers.file },
    webhooks: ({ onAny }) => onAny(() => void handledHere.push("program")),
  });
  await w.deliver();
  await w.becomes("d-1", "handled");
  expect(handledHere.sort()).toEqual(["module", "program"]);
});

it("an attempt longer than WEBHOOK_TIME_LIMIT_SECONDS fails, and its signal aborts", async () => {
  let aborted = false;
  await using w = await receiving({
    env: { WEBHOOK_TIME_LIMIT_SECONDS: "1", WEBHOOK_MAX_ATTEMPTS: "1" },
    webhooks: ({ onAny }) =>
      onAny(
        (_event, { signal }) =>
          new Promise<void>((resolve) => {
            const keepsAlive = setTimeout(resolve, 15_000);
            signal.addEventListener("abort", () => {
              aborted = true;
              clearTimeout(keepsAlive);
            });
          }),
      ),
  });
  await w.deliver();
  await w.becomes("d-1", "dead");
  expect([aborted, (await w.reported("d-1")).lastError]).toEqual([
    true,
    expect.stringMatching(/^DeliveryTimeoutError: /),
  ]);
});

it("logs of failures name the delivery, and contain nothing of its payload", async () => {
  await using w = await receiving({
    env: { WEBHOOK_MAX_ATTEMPTS: "1" },
    webhooks: ({ onAny }) =>
      onAny(() => {
        throw new Error("The build server does not answer.");
      }),
  });
  await w.deliver({ event: "issues", id: "d-7" });
  await w.becomes("d-7", "dead");
  const lines = w.lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
  expect(lines.map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/d-7 \(issues\) after 1 attempts\. Error: The build server does not answer\./),
  ]);
});
