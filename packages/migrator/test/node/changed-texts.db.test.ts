import { describe, expect, it } from "vitest";
import { nodes, outcome, request, step, table } from "../../../../test/support/manager/nodes.ts";
import type { Migration } from "../../src/engine/list/loader.ts";
import type { Listed, RunRequest } from "../../src/protocol/contracts.ts";

type Texts = readonly (readonly [name: string, hash?: string])[];
type Line = Readonly<{ fields: Readonly<Record<string, unknown>>; message: string }>;

/** A leader on which a, b and c were applied, a without a hash; each run counts. */
async function leader() {
  const own = await nodes();
  const ran: string[] = [];
  const warnings: Line[] = [];
  const log = {
    info: () => undefined,
    warn: (fields: Line["fields"], message: string) => void warnings.push({ fields, message }),
  };
  const migrations = (texts: Texts): Migration[] =>
    texts.map(([name, hash]) => step(name, () => void ran.push(name), hash));
  /** A run of a process that has these texts. */
  const run = async (texts: Texts, changes: Partial<RunRequest> = {}) => {
    const list = migrations(texts);
    return outcome(own.over({ migrations: list, log }), await request(list, changes));
  };
  await run([["a"], ["b", "b1"], ["c", "c1"]]);
  ran.length = 0;
  const recorded = async (): Promise<string[]> =>
    (await own.over().applied()).map(({ name, hash }: Listed) => `${name} ${hash}`);
  return { ...own, ran, warnings, run, recorded };
}

const writable = { appliedWritable: true };
const edited: Texts = [
  ["a", "a1"],
  ["b", "b2"],
  ["c", "c1"],
];

describe("a run that accepts changed texts", () => {
  it("records their hashes, even with nothing pending, does not run them again and reports them", async () => {
    await using own = await leader();
    expect(await own.run(edited, writable)).toMatchObject({
      state: "applied",
      appliedNow: [],
      applied: ["a", "b", "c"],
    });
    expect(await own.recorded()).toEqual(["a a1", "b b2", "c c1"]);
    expect(own.ran).toEqual([]);
    const fields = { leader: "s-1", run: expect.any(String), migrations: ["b"] };
    expect(own.warnings).toEqual([{ fields, message: expect.stringContaining("another text") }]);
  });

  it("runs what is pending", async () => {
    await using own = await leader();
    const more = [...edited.map(([name, hash]) => step(name, () => 1, hash)), table("d")];
    const report = await outcome(own.over({ migrations: more }), await request(more, writable));
    expect(report).toMatchObject({ state: "applied", appliedNow: ["d"], applied: ["a", "b", "c", "d"] });
  });

  it("keeps the new hashes when a migration fails afterwards", async () => {
    await using own = await leader();
    const bad = [
      ...edited.map(([name, hash]) => step(name, () => 1, hash)),
      step("d", () => new Error("disk on fire")),
    ];
    const report = await outcome(own.over({ migrations: bad }), await request(bad, writable));
    expect(report).toMatchObject({ state: "failed", failed: "d", appliedNow: [] });
    expect(await own.recorded()).toEqual(["a a1", "b b2", "c c1"]);
  });

  it("makes later runs refuse both a further change and the old text", async () => {
    await using own = await leader();
    await own.run(edited, writable);
    expect(await own.run(edited)).toMatchObject({ state: "applied" });
    for (const hash of ["b1", "b3"])
      expect(
        await own.run([
          ["a", "a1"],
          ["b", hash],
          ["c", "c1"],
        ]),
      ).toMatchObject({
        state: "refused",
        code: "applied_migration_changed",
      });
    expect(await own.recorded()).toEqual(["a a1", "b b2", "c c1"]);
  });

  it("records the coordinator's hash if its own loader has none", async () => {
    await using own = await leader();
    const list = edited.map(([name, hash = null]) => ({ name, hash }));
    expect(await own.run([["a"], ["b"], ["c"]], { ...writable, list })).toMatchObject({ state: "applied" });
    expect(await own.recorded()).toEqual(["a a1", "b b2", "c c1"]);
  });

  it("keeps a hash when the text is no longer known", async () => {
    await using own = await leader();
    expect(await own.run([["a"], ["b"], ["c"]], writable)).toMatchObject({ state: "applied" });
    expect(await own.recorded()).toEqual(["a null", "b b1", "c c1"]);
    expect(own.warnings).toEqual([]);
  });

  it.each<[string, Texts, Partial<RunRequest>]>([
    ["lists_differ", edited, { list: [{ name: "a", hash: "a1" }] }],
    ["lists_differ", edited, { list: edited.map(([name]) => ({ name, hash: "x" })) }],
    [
      "order_violation",
      [
        ["b", "b2"],
        ["a", "a1"],
        ["c", "c1"],
      ],
      {},
    ],
    ["run_in_progress", edited, { fence: 0 }],
  ])("keeps every hash when it is refused with %s", async (code, texts, changes) => {
    await using own = await leader();
    expect(await own.run(texts, { ...writable, ...changes })).toMatchObject({ state: "refused", code });
    expect(await own.recorded()).toEqual(["a null", "b b1", "c c1"]);
  });
});

describe("a run that does not accept them", () => {
  it.each<[string, Partial<RunRequest>]>([
    ["says no", { appliedWritable: false }],
    ["is of an older version and says nothing", {}],
  ])("is refused, where the coordinator %s", async (_what, changes) => {
    await using own = await leader();
    const report = await own.run(edited, changes);
    expect(report).toMatchObject({ state: "refused", code: "applied_migration_changed" });
    expect(report.error).toContain("b was changed");
    expect(await own.recorded()).toEqual(["a null", "b b1", "c c1"]);
  });

  it("does not replace a hash with one that only the coordinator knows", async () => {
    await using own = await leader();
    const list = edited.map(([name, hash = null]) => ({ name, hash }));
    expect(await own.run([["a"], ["b"], ["c"]], { list })).toMatchObject({ state: "applied" });
    expect(await own.recorded()).toEqual(["a a1", "b b1", "c c1"]);
  });
});
