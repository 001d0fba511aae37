import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { openStorage, type Storage } from "../../src/storage/open.ts";
import type { SegmentRow } from "../../src/storage/rows/segment-row.ts";
import { createRollUp } from "../../src/tasks/roll-up.ts";
import { testStorage } from "../support/database.ts";
import { CAP, expectRight } from "../support/right-totals.ts";
import { address, newRow, sha256 } from "../support/rows.ts";
import { plantTouched } from "../support/touched.ts";

const users = ["ann", "bob", "cid"].map(sha256);
const actions = ["skip", "mute", "full", "poi", "chapter"] as const;
const categories = ["sponsor", "intro", "chapter"] as const;

const state = fc.record({
  user: fc.constantFrom(...users),
  category: fc.constantFrom(...categories),
  action: fc.constantFrom(...actions),
  seconds: fc.constantFrom(0, 1, 599.5, 600, 600.5, 5000),
  votes: fc.integer({ min: -3, max: 3 }),
  views: fc.constantFrom(0, 1, 7, 100_000),
  shadowHidden: fc.constantFrom(0 as const, 1 as const, 2 as const),
  hidden: fc.constantFrom(0 as const, 1 as const),
});
type State = typeof state extends fc.Arbitrary<infer T> ? T : never;

const operation = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("add" as const), state }) },
  fc.record({ kind: fc.constant("change" as const), at: fc.nat(), state }),
  fc.record({ kind: fc.constant("remove" as const), at: fc.nat() }),
  fc.constant({ kind: "touch" as const }),
  { weight: 2, arbitrary: fc.constant({ kind: "roll up" as const }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

const rollUpOf = ({ stores, transaction }: Storage) => createRollUp({ stores, transaction, cap: CAP });

let made = 0;
async function add({ stores, knex }: Pick<Storage, "stores" | "knex">, one: State): Promise<void> {
  const { user, category, action, seconds, votes, views, shadowHidden, hidden } = one;
  const startTime = made++;
  const row = newRow({ userId: user, category, actionType: action, startTime, endTime: startTime + seconds });
  await stores.segments.insert([row], address("home"));
  await knex("segments").where("uuid", row.uuid).update({ votes, views, shadow_hidden: shadowHidden, hidden });
  await stores.totals.markStale([user]);
}

/** Applies to one of the rows a change that the rules may make. */
async function apply(storage: Storage, rollUp: () => Promise<void>, one: Operation): Promise<void> {
  const { knex, stores } = storage;
  if (one.kind === "roll up") return rollUp();
  if (one.kind === "touch") return stores.totals.markStale(users);
  if (one.kind === "add") return add(storage, one.state);
  const rows: SegmentRow[] = await knex("segments").orderBy("id");
  const row = rows[one.at % Math.max(rows.length, 1)];
  if (row === undefined) return;
  if (one.kind === "remove") await knex("segments").where("id", row.id).delete();
  else {
    const { user, category, votes, views, shadowHidden } = one.state;
    await knex("segments")
      .where("id", row.id)
      .update({ user_id: user, category, votes, views, shadow_hidden: shadowHidden });
    await stores.totals.markStale([user]);
  }
  await stores.totals.markStale([row.user_id]);
}

describe("totals of users", () => {
  it("equal the sums over all segments", async () => {
    await using storage = await testStorage();
    const rollUp = rollUpOf(storage);
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 25 }), async (operations) => {
        for (const one of operations) await apply(storage, rollUp, one);
        await rollUp();
        await expectRight(storage);
      }),
      { numRuns: 25 },
    );
  });

  it("lose no change while two compute them", async () => {
    await using first = await testStorage();
    // Two connections to a file in one process would wait for each other; there, the turns are what is tested.
    await using other = inject("engine") === "sqlite" ? undefined : await openStorage({ url: first.url });
    const second = other ?? first;
    const rollUps = [rollUpOf(first), rollUpOf(second)];
    const [random] = fc.sample(fc.array(state, { minLength: 60, maxLength: 60 }), 1);
    const write = ({ transaction }: Storage, one: State): Promise<void> =>
      transaction(async (stores) => {
        await stores.videos.lock("YouTube", "video", sha256("video"));
        const row = newRow({ userId: one.user, startTime: made++, endTime: made + one.seconds });
        await stores.segments.insert([row], address("home"));
        await stores.segments.addViews(new Map([[row.uuid, 1]]));
        await stores.totals.markStale([...users].reverse());
      });
    await Promise.all([
      ...(random ?? []).map((one, at) => write(at % 2 === 0 ? first : second, one)),
      ...Array.from({ length: 10 }, (_, at) => rollUps[at % 2]?.()),
    ]);
    await rollUps[0]?.();
    await expectRight(first);
  });

  it("are computed for more users than fit into a batch", async () => {
    await using storage = await testStorage();
    await plantTouched(storage, 450);
    await rollUpOf(storage)();
    await expectRight(storage);
  });

  it("compute the reputations of users whose segments were imported, so that no reader has to", async () => {
    await using storage = await testStorage();
    await plantTouched(storage, 30);
    const counted = () => storage.knex("user_reputations").where("counted", 1).pluck("user_id");
    expect(await counted()).toEqual([]);
    await rollUpOf(storage)();
    const owners = await storage.knex("segments").distinct("user_id").orderBy("user_id").pluck("user_id");
    expect((await counted()).sort()).toEqual(owners);
  });
});
