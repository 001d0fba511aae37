import { expect, it } from "vitest";
import { UpstreamFailure } from "../../src/adapters/upstream.ts";
import { createUpstreamCache } from "../../src/caches/upstream-cache.ts";

/** A cache before an instance that fails for the prefix `1111`. */
function failing(failure: Error) {
  const changes: unknown[] = [];
  const asked: string[] = [];
  const ask = async (_: string, prefix: string) => {
    asked.push(prefix);
    if (prefix === "1111") throw failure;
    return [];
  };
  const onChange = (change: unknown): void => void changes.push(change);
  return { changes, asked, cache: createUpstreamCache({ ask, keepMs: 1000, maxBytes: 1000, now: () => 0, onChange }) };
}

it("leaves an instance alone that does not answer", async () => {
  const { changes, asked, cache } = failing(new UpstreamFailure("it answered 500"));
  for (const prefix of ["1111", "2222"])
    expect(await cache.get("YouTube", prefix)).toMatchObject({ isComplete: false });
  expect([asked, changes.length, cache.stats()]).toEqual([["1111"], 1, { asked: 1, failed: 1 }]);
});

it("asks an instance about other prefixes while the memory for its long answers is taken", async () => {
  const { changes, asked, cache } = failing(new UpstreamFailure("its long answers are too long", { isOwnLimit: true }));
  expect(await cache.get("YouTube", "1111")).toMatchObject({ videos: [], isComplete: false });
  expect(await cache.get("YouTube", "2222")).toMatchObject({ isComplete: true });
  expect([asked, changes, cache.stats()]).toEqual([["1111", "2222"], [], { asked: 2, failed: 0 }]);
});
