import { describe, expect, it } from "vitest";
import { followChanges, type VideoChange } from "../../src/storage/change-feed.ts";

const change = (version: number, videoHash = "a"): VideoChange => ({ service: "YouTube", videoHash, version });

/** A feed over changes that the test makes, on a clock that it reads. */
async function feed() {
  let changes: readonly VideoChange[] = [];
  let fails = false;
  const told: string[] = [];
  const asked: number[] = [];
  const followed = await followChanges({
    source: {
      databaseNow: async () => 100_000,
      changedSince: async (since) => {
        asked.push(since);
        if (fails) throw new Error("gone");
        return changes;
      },
    },
    onChange: ({ videoHash, version }) => told.push(`${videoHash}${version}`),
    onGap: () => told.push("gap"),
    onError: () => told.push("error"),
    interval: 5,
  });
  const looked = async () => {
    const before = asked.length;
    await expect.poll(() => asked.length).toBeGreaterThan(before + 1);
  };
  return {
    told,
    asked,
    looked,
    set: (next: readonly VideoChange[]) => {
      changes = next;
    },
    fail: (now: boolean) => {
      fails = now;
    },
    [Symbol.asyncDispose]: () => followed[Symbol.asyncDispose](),
  };
}

describe("the feed of changes", () => {
  it("tells each version of a video once, however often it is seen", async () => {
    await using f = await feed();
    f.set([change(1), change(7, "b")]);
    await f.looked();
    f.set([change(2), change(7, "b")]);
    await f.looked();
    expect(f.told).toEqual(["a1", "b7", "a2"]);
  });

  it("looks back further than a transaction can last", async () => {
    await using f = await feed();
    await f.looked();
    expect(f.asked[0]).toBeLessThanOrEqual(100_000 - 10_000);
  });

  it("goes on after the database was away", async () => {
    await using f = await feed();
    f.fail(true);
    await f.looked();
    f.fail(false);
    f.set([change(1)]);
    await f.looked();
    expect(f.told.filter((one) => one !== "error")).toEqual(["a1"]);
    expect(f.told).toContain("error");
  });

  it("looks no more after it was stopped", async () => {
    const f = await feed();
    await f.looked();
    await f[Symbol.asyncDispose]();
    const { length } = f.asked;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(f.asked).toHaveLength(length);
  });
});
