import type { Knex } from "knex";
import type { Ledger } from "./ledger.ts";
import { publicId, type Target } from "./scene.ts";
import { type Kind, kinds } from "./write.ts";

/** What the database holds of one kind: how often each key is stored. */
type Stored = ReadonlyMap<string, number>;

/**
 * - `lost`     acknowledged and not stored
 * - `twice`    stored more often than it was asked for
 * - `strange`  totals that are not the sum of their parts
 */
export type Finding = Readonly<{
  kind: Kind;
  acknowledged: number;
  unknown: number;
  refused: number;
  lost: number;
  twice: number;
  strange: number;
}>;

const countBy = (keys: readonly string[]): Stored => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** Voters by the numbers the ledger knows them by. Hashing is slow, so only who is stored or asked for is hashed. */
async function votersIn(knex: Knex, table: string, name: string, asked: readonly string[]): Promise<Stored> {
  const userIds = countBy(await knex(table).pluck("user_id"));
  return new Map(asked.map((n) => [n, userIds.get(publicId(`${name}${n}`)) ?? 0]));
}

async function storedOf(kind: Kind, knex: Knex, asked: readonly string[]): Promise<Stored> {
  switch (kind) {
    case "submission":
      return countBy(await knex("segments").where("video_id", "like", "v%").pluck("video_id"));
    case "vote":
      return votersIn(knex, "votes", "voter", asked);
    case "category vote":
      return votersIn(knex, "category_votes", "sorter", asked);
    case "view": {
      const rows: { uuid: string; views: number }[] = await knex("segments").select("uuid", "views");
      return new Map(rows.map(({ uuid, views }) => [uuid, views]));
    }
    case "name":
      return countBy(await knex("users").whereNotNull("user_name").pluck("user_name"));
    case "lock":
      return countBy(await knex("category_locks").pluck("video_id"));
    case "warning":
      return countBy(await knex("warnings").whereNull("disabled").pluck("user_id"));
    case "delivery":
      return countBy(await knex("webhook_deliveries").pluck("id"));
  }
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

/**
 * Segments whose total of votes is not the sum of their votes, and categories whose tally is not the number of theirs.
 */
async function strangeTotals(kind: Kind, knex: Knex, targets: readonly Target[]): Promise<number> {
  if (kind === "vote") {
    const segments: { id: number; votes: number }[] = await knex("segments")
      .whereIn("uuid", targets.map(({ uuid }) => uuid)) // biome-ignore format: one idea
      .select("id", "votes");
    const cast: { segment_id: number; increment: number }[] = await knex("votes").select("segment_id", "increment");
    const of = (id: number): number => sum(cast.filter((v) => v.segment_id === id).map(({ increment }) => increment));
    return segments.filter(({ id, votes }) => votes !== of(id)).length;
  }
  if (kind === "category vote") {
    const tally: { segment_id: number; votes: number }[] = await knex("category_tally")
      .where("category", "selfpromo")
      .select("segment_id", "votes");
    const cast: { segment_id: number }[] = await knex("category_votes")
      .where("category", "selfpromo")
      .select("segment_id");
    return tally.filter(({ segment_id, votes }) => votes !== cast.filter((v) => v.segment_id === segment_id).length)
      .length;
  }
  return 0;
}

/** Compares what was acknowledged to the clients with what is stored. */
export async function audit(knex: Knex, ledger: Ledger, targets: readonly Target[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const kind of kinds) {
    const { acknowledged, unknown } = ledger.page(kind);
    const asked = [...new Set([...acknowledged.keys(), ...unknown.keys()])];
    const stored = await storedOf(kind, knex, asked);
    let [lost, twice] = [0, 0];
    for (const key of asked) {
      const [times, reported] = [stored.get(key) ?? 0, acknowledged.get(key) ?? 0];
      lost += Math.max(0, reported - times);
      twice += Math.max(0, times - reported - (unknown.get(key) ?? 0));
    }
    findings.push({
      kind,
      acknowledged: sum(acknowledged.values()),
      unknown: sum(unknown.values()),
      refused: ledger.refused(kind),
      lost,
      twice,
      strange: await strangeTotals(kind, knex, targets),
    });
  }
  return findings;
}
