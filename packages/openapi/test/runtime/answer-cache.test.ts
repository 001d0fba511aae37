import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Client, Keep } from "../../src/operation/handler.ts";
import { answerOf, type CacheableAnswer } from "../../src/runtime/answer.ts";
import { type AnswerCache, createAnswerCache, type Lookup } from "../../src/runtime/answer-cache.ts";

const ann: Client = { ip: "192.0.2.1", userAgent: "" };
const bob: Client = { ip: "192.0.2.2", userAgent: "" };
const forever = Number.POSITIVE_INFINITY;

const made = (body: unknown, keep: Partial<Keep> | null = {}): CacheableAnswer => ({
  answer: answerOf({ status: 200, body }, "application/json", "revalidate"),
  keep: keep === null ? undefined : { tags: ["a"], until: forever, ...keep },
});
const lookup = (name: string, client = ann, target = `/${name}`): Lookup => ({
  name,
  target,
  client,
  signal: () => new AbortController().signal,
});

/** What a cache has for a target. */
const textAt = (cache: AnswerCache, target: string): string => String(cache.byTarget(target)?.answer.text);

/** A cache whose answers the test creates on demand; `begun` has one entry per started computation. */
function held({ maxBytes = 1_000_000, now = (): number => 0 } = {}) {
  const cache = createAnswerCache(maxBytes, now);
  const begun: ((made: CacheableAnswer) => void)[] = [];
  const ask = (asked: Lookup) =>
    cache
      .answer(asked, () => new Promise((resolve) => void begun.push(resolve)))
      .then(({ text }) => JSON.parse(String(text)));
  return { cache, begun, ask };
}

describe("the answer cache", () => {
  it("computes an answer once for concurrent requests (single flight), and caches it", async () => {
    const { cache, begun, ask } = held();
    const readers = [ask(lookup("q")), ask(lookup("q", bob))];
    begun[0]?.(made(1));
    expect(await Promise.all(readers)).toEqual([1, 1]);
    expect(await ask(lookup("q"))).toBe(1);
    expect(begun).toHaveLength(1);
    expect(cache.stats()).toMatchObject({ hits: 1, misses: 2 });
  });

  it("continues an answer while a client waits for it, and starts a new one after all have disconnected", async () => {
    const { cache } = held();
    const [ann, bob] = [new AbortController(), new AbortController()];
    const from = ({ signal }: AbortController) => ({ ...lookup("q"), signal: () => signal });
    const signals: AbortSignal[] = [];
    const make = (signal: () => AbortSignal) =>
      new Promise<CacheableAnswer>((_, reject) => {
        signals.push(signal());
        signal().addEventListener("abort", () => reject(signal().reason));
      });
    const asked = [cache.answer(from(ann), make), cache.answer(from(bob), make)];
    ann.abort("ann");
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    bob.abort("bob");
    const after = cache.answer(lookup("q"), async () => made(2));
    expect(await Promise.allSettled(asked)).toMatchObject([{ reason: "bob" }, { reason: "bob" }]);
    expect(String((await after).text)).toBe("2");
  });

  it("finds an answer by request target, in each spelling that was requested", async () => {
    const { cache, begun, ask } = held();
    const reading = ask(lookup("q", ann, "/q?a=1"));
    begun[0]?.(made(1));
    await reading;
    await ask(lookup("q", ann, "/q?a=%31"));
    expect(["/q?a=1", "/q?a=%31"].map((target) => textAt(cache, target))).toEqual(["1", "1"]);
    expect(cache.byTarget("/q")).toBeUndefined();
    cache.forget(["a"]);
    expect([cache.byTarget("/q?a=1"), cache.byTarget("/q?a=%31")]).toEqual([undefined, undefined]);
  });

  it("invalidates only what depends on a change", async () => {
    const { cache, begun, ask } = held();
    const reading = [ask(lookup("q")), ask(lookup("r"))];
    begun[0]?.(made(1, { tags: ["a", "b"] }));
    begun[1]?.(made(2, { tags: ["c"] }));
    await Promise.all(reading);
    cache.forget(["x", "b"]);
    expect(cache.byTarget("/q")).toBeUndefined();
    expect(textAt(cache, "/r")).toBe("2");
    cache.forgetAll();
    expect(cache.byTarget("/r")).toBeUndefined();
  });

  it("neither caches an answer begun before a change nor shares it with later requests", async () => {
    const { cache, begun, ask } = held();
    const before = ask(lookup("q"));
    cache.forget(["a"]);
    const after = ask(lookup("q"));
    begun[1]?.(made("new"));
    begun[0]?.(made("old"));
    expect(await Promise.all([before, after])).toEqual(["old", "new"]);
    expect(textAt(cache, "/q")).toBe('"new"');
  });

  it("caches an answer begun before an unrelated change", async () => {
    const { cache, begun, ask } = held();
    const reading = ask(lookup("q"));
    cache.forget(["another"]);
    begun[0]?.(made(1));
    await reading;
    expect(cache.byTarget("/q")).toBeDefined();
  });

  it("computes a separate answer for an excepted client, and does not share it", async () => {
    const { cache, begun, ask } = held();
    const except = async ({ ip }: Client) => ip === bob.ip;
    const together = [ask(lookup("q")), ask(lookup("q", bob))];
    begun[0]?.(made("for all", { except }));
    await expect.poll(() => begun.length).toBe(2);
    begun[1]?.(made("for bob", null));
    expect(await Promise.all(together)).toEqual(["for all", "for bob"]);
    const later = ask(lookup("q", bob));
    await expect.poll(() => begun.length).toBe(3);
    begun[2]?.(made("for bob", null));
    expect(await later).toBe("for bob");
    expect(cache.stats()).toMatchObject({ hits: 0, misses: 3 });
    expect(await ask(lookup("q"))).toBe("for all");
    expect(cache.stats()).toMatchObject({ hits: 1, misses: 3 });
  });

  it("does not share answers that are not cacheable", async () => {
    const { begun, ask } = held();
    const together = [ask(lookup("q")), ask(lookup("q", bob))];
    begun[0]?.(made("for ann", null));
    await expect.poll(() => begun.length).toBe(2);
    begun[1]?.(made("for bob", null));
    expect(await Promise.all(together)).toEqual(["for ann", "for bob"]);
  });

  it("expires an answer at its time limit", async () => {
    let now = 10;
    const { cache, begun, ask } = held({ now: () => now });
    const reading = ask(lookup("q"));
    begun[0]?.(made(1, { until: 20 }));
    await reading;
    now = 19;
    expect(cache.byTarget("/q")).toBeDefined();
    now = 20;
    expect(cache.byTarget("/q")).toBeUndefined();
    void ask(lookup("q"));
    expect(begun).toHaveLength(2);
  });

  it("retries after a failure, which is reported to all waiting requests", async () => {
    const cache = createAnswerCache(1000, () => 0);
    let fails = true;
    const ask = () =>
      cache.answer(lookup("q"), async () => {
        if (fails) throw new Error("gone");
        return made(1);
      });
    const outcomes = await Promise.allSettled([ask(), ask()]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    fails = false;
    expect(String((await ask()).text)).toBe("1");
  });

  it("stays within its memory limit", async () => {
    const cache = createAnswerCache(50_000, () => 0);
    for (let at = 0; at < 200; at++) await cache.answer(lookup(`q${at}`), async () => made("x".repeat(500)));
    expect(cache.stats().bytes).toBeGreaterThan(30_000);
    expect(cache.stats().bytes).toBeLessThanOrEqual(50_000 * 1.125);
    expect(cache.byTarget("/q0")).toBeUndefined();
    expect(cache.byTarget("/q199")).toBeDefined();
  });

  it("counts bodies with what belongs to them, keys, tags and targets", async () => {
    const sizeOf = async (body: string, tags: readonly string[], name = "q"): Promise<number> => {
      const cache = createAnswerCache(1_000_000, () => 0);
      await cache.answer(lookup(name), async () => made(body, { tags }));
      return cache.stats().bytes;
    };
    const small = await sizeOf("", []);
    expect(small).toBeGreaterThan(3000);
    expect((await sizeOf("x".repeat(10_000), [])) - small).toBe(18_000);
    expect((await sizeOf("é".repeat(5000), [])) - small).toBe(18_000);
    expect((await sizeOf("", ["a", "b"])) - small).toBe(640);
    expect((await sizeOf("", [], "q".repeat(101))) - small).toBe(200); // as a name and as a target
  });

  it("keeps a body as bytes that take no more memory than they have, and sends what it keeps", async () => {
    const cache = createAnswerCache(1_000_000, () => 0);
    const sent = await cache.answer(lookup("q"), async () => made("é"));
    const kept = cache.byTarget("/q")?.answer;
    expect(kept).toBe(sent);
    if (!(kept?.text instanceof Uint8Array)) throw new Error("it is a string");
    expect([kept.text.buffer.byteLength, String(kept.text)]).toEqual([4, '"é"']);
  });

  it("caches nothing when disabled", async () => {
    const cache = createAnswerCache(0, () => 0);
    await cache.answer(lookup("q"), async () => made(1));
    expect(cache.byTarget("/q")).toBeUndefined();
    expect(cache.stats().bytes).toBe(0);
  });

  it("never returns data older than a change that finished before the request", async () => {
    const step = fc.oneof(
      fc.record({ read: fc.constantFrom("q", "r", "s") }),
      fc.record({ write: fc.constantFrom("a", "b", "c") }),
      fc.record({ finish: fc.nat(5) }),
    );
    const tagsOf: Readonly<Record<string, readonly string[]>> = { q: ["a"], r: ["a", "b"], s: ["c"] };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const cache = createAnswerCache(1_000_000, () => 0);
        const truth: Record<string, number> = { a: 0, b: 0, c: 0 };
        const pending: (() => void)[] = [];
        const checks: Promise<void>[] = [];
        const now = (name: string): number[] => (tagsOf[name] ?? []).map((tag) => truth[tag] ?? 0);
        for (const { read, write, finish } of steps as { read?: string; write?: string; finish?: number }[]) {
          if (read !== undefined) {
            const atLeast = now(read);
            const make = async () => {
              const seen = now(read);
              await new Promise<void>((resolve) => void pending.push(resolve));
              return made(seen, { tags: tagsOf[read] ?? [] });
            };
            const reading = cache.answer(lookup(read), make).then(({ text }) => {
              const seen: number[] = JSON.parse(String(text));
              for (const [at, version] of seen.entries()) expect(version).toBeGreaterThanOrEqual(atLeast[at] ?? 0);
            });
            checks.push(reading);
          }
          if (write !== undefined) {
            truth[write] = (truth[write] ?? 0) + 1;
            cache.forget([write]);
          }
          if (finish !== undefined) pending.splice(finish, 1)[0]?.();
          await Promise.resolve();
        }
        const finishing = setInterval(() => {
          for (const done of pending.splice(0)) done();
        }, 0);
        await Promise.all(checks).finally(() => clearInterval(finishing));
      }),
      { numRuns: 200 },
    );
  });
});
