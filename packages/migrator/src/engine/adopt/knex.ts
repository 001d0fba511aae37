import { byStem, type ForeignTool, inOrderOf, isTrue, recordsWith, textIn } from "./foreign.ts";

/** Knex records names with their suffix, which compiling changes. A failed migration leaves no row. */
export const knex: ForeignTool = {
  title: "Knex",
  records: ["knex_migrations"],
  beside: (records) => [`${records}_lock`],
  read(foreign) {
    const { rows } = recordsWith(foreign, "name", "batch");
    const find = byStem(foreign.list);
    const locked = [...foreign.beside.values()].some((table) => table.rows.some((row) => isTrue(row["is_locked"])));
    return {
      applied: inOrderOf(rows, "id").map((row) => {
        const name = textIn(row, "name");
        return { name, migration: find(name) };
      }),
      dirty: locked ? ["It is at work, or was killed. If it is not at work, run `knex migrate:unlock`."] : [],
      remarks: [],
    };
  },
};
