import { byNumber, type ForeignTool, recordsWith, textIn } from "./foreign.ts";

/** Dbmate records the digits with which the name of a file begins. Rails has a table of the same name and shape. */
export const dbmate: ForeignTool = {
  title: "dbmate",
  records: ["schema_migrations"],
  beside: () => ["ar_internal_metadata"],
  read(foreign) {
    const { rows, columns, name } = recordsWith(foreign, "version");
    if (columns.includes("dirty")) throw new Error(`table ${name} is golang-migrate's: it has a column dirty`);
    if (foreign.beside.size > 0) throw new Error(`table ${name} is that of Rails: ar_internal_metadata is beside it`);
    const find = byNumber(foreign.list);
    const versions = rows.map((row) => textIn(row, "version")).sort();
    return {
      applied: versions.map((version) => ({ name: version, migration: find(version) })),
      dirty: [],
      remarks: [],
    };
  },
};
