import type { Knex } from "knex";
import type { ConfigSnapshot, Section } from "../../protocol/contracts.ts";

type Row = { version: number; changed_at: number; changed_by: string; section: string | null; content: string | null };

/** The configuration before its first write. */
export const emptySnapshot: ConfigSnapshot = { version: 0, sections: new Map(), changedAt: 0, changedBy: "" };

/** A single statement reads one snapshot at any isolation level, so version and sections are consistent. */
export async function readSnapshot(db: Knex): Promise<ConfigSnapshot> {
  const rows: Row[] = await db("cluster_config_head as h")
    .leftJoin("cluster_config as c", (join) => void join.on(db.raw("1 = 1")))
    .where("h.one", 1)
    .orderBy("c.section")
    .select("h.version", "h.changed_at", "h.changed_by", "c.section", "c.content");
  const [head] = rows;
  if (head === undefined) throw new Error("table cluster_config_head has no row");
  const sections = rows.flatMap(({ section, content }) =>
    section === null || content === null ? [] : [[section, content] as const],
  );
  return {
    version: Number(head.version),
    sections: new Map(sections),
    changedAt: Number(head.changed_at),
    changedBy: head.changed_by,
  };
}

/**
 * The version row is updated first: that locks and compares it in one statement, on every product.
 * @returns false when another writer was first
 */
export function writeSnapshot(db: Knex, next: ConfigSnapshot, changes: readonly Section[]): Promise<boolean> {
  return db.transaction(async (trx) => {
    const { version, changedAt, changedBy } = next;
    const head = trx("cluster_config_head").where({ one: 1, version: version - 1 });
    if ((await head.update({ version, changed_at: changedAt, changed_by: changedBy })) !== 1) return false;
    const names = changes.map(({ filename }) => filename);
    await trx("cluster_config").whereIn("section", names).delete();
    for (const { filename: section, content } of changes)
      if (content !== null) await trx("cluster_config").insert({ section, content });
    return true;
  });
}
