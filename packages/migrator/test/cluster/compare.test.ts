import { expect, it } from "vitest";
import { refusalOf } from "../../src/cluster/compare.ts";
import { failureOf } from "../../src/cluster/failure.ts";
import type { Inspection, Listed } from "../../src/protocol/contracts.ts";

const size = 2000;
const nameAt = (place: number): string => `${String(place).padStart(5, "0")}.ts`;

/** Lists that count how often a name in them is read. */
function counting() {
  const reads = { count: 0 };
  const list = (from: number, to: number, suffix = ""): Listed[] =>
    Array.from({ length: to - from }, (_, place) => ({
      get name() {
        reads.count += 1;
        return nameAt(from + place) + suffix;
      },
      hash: null,
    }));
  return { reads, list };
}

type Case = readonly [
  what: string,
  code: string | undefined,
  given: (list: ReturnType<typeof counting>["list"]) => Lists,
];
type Lists = Readonly<{ list: Listed[]; listed: Listed[]; applied: Listed[] }>;

it.each<Case>([
  ["are equal", undefined, (list) => ({ list: list(0, size), listed: list(0, size), applied: list(0, size) })],
  [
    "have no name in common",
    "lists_differ",
    (list) => ({ list: list(0, size), listed: list(size, 2 * size), applied: [] }),
  ],
  [
    "lack the first",
    "order_violation",
    (list) => ({ list: list(1, size), listed: list(1, size), applied: list(0, size) }),
  ],
  [
    "were renamed",
    "order_violation",
    (list) => ({ list: list(0, size, ".js"), listed: list(0, size, ".js"), applied: list(0, size) }),
  ],
  [
    "skip the first",
    "order_violation",
    (list) => ({ list: list(0, size), listed: list(0, size), applied: list(1, size) }),
  ],
])("lists that %s are compared in one pass", (_what, code, given) => {
  const { reads, list } = counting();
  const lists = given(list);
  const inspection: Inspection = { ...lists, interrupted: [], busy: null };
  expect(refusalOf("a-1", lists, inspection)?.code).toBe(code);
  expect(reads.count).toBeLessThan(30 * size);
});

it("a name that was compiled in between is still recognized in a long list", () => {
  const { list } = counting();
  const renamed = [...list(0, size - 1), { name: "last.js", hash: null }];
  const applied = [...list(0, size - 1), { name: "last.ts", hash: null }];
  const inspection: Inspection = { listed: renamed, applied, interrupted: [], busy: null };
  expect(refusalOf("a-1", { list: renamed }, inspection)?.message).toContain("applied as last.ts and is last.js now");
});

it("what is missing is found in one pass", () => {
  const list = Array.from({ length: size }, (_, place) => nameAt(place));
  let reads = 0;
  const applied = new Proxy(list.slice(0, size - 1), {
    get: (target, key, receiver) => {
      reads += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  const outcome = { outcome: "failed", applied_now: [], applied, failed: nameAt(size - 1), error: "no" } as const;
  const ending = { leader: "a-1", outcome, code: "migration_failed" } as const;
  const error = failureOf([ending], { runId: "r", list, limitMs: 1000 });
  expect(error?.message).toContain(`only what is missing runs, ${nameAt(size - 1)} on a-1.`);
  expect(reads).toBeLessThan(30 * size);
});
