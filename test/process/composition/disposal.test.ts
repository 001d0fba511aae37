import { describe, expect, it } from "vitest";
import { Disposal } from "../../../src/process/composition/disposal.ts";

const noting = (log: string[], name: string): AsyncDisposable => ({
  [Symbol.asyncDispose]: async () => void log.push(name),
});

describe("a disposal", () => {
  it("releases in reverse order, each once", async () => {
    const log: string[] = [];
    const disposal = new Disposal();
    disposal.use(noting(log, "first"));
    disposal.use({ [Symbol.dispose]: () => void log.push("second") });
    disposal.use(undefined);
    disposal.defer(() => log.push("third"));
    await disposal[Symbol.asyncDispose]();
    await disposal[Symbol.asyncDispose]();
    expect(log).toEqual(["third", "second", "first"]);
  });

  it("releases the rest if one fails, and reports the failure", async () => {
    const log: string[] = [];
    const disposal = new Disposal();
    disposal.use(noting(log, "first"));
    const failure = new Error("stuck");
    disposal.defer(() => Promise.reject(failure));
    await expect(disposal[Symbol.asyncDispose]()).rejects.toMatchObject({ errors: [failure] });
    expect(log).toEqual(["first"]);
  });

  it("releases nothing after a move", async () => {
    const log: string[] = [];
    const disposal = new Disposal();
    disposal.use(noting(log, "first"));
    const moved = disposal.move();
    await disposal[Symbol.asyncDispose]();
    expect(log).toEqual([]);
    await moved[Symbol.asyncDispose]();
    expect(log).toEqual(["first"]);
  });
});
