import { byNumber, type ForeignTool, isTrue, numberOf, recordsWith, textIn } from "./foreign.ts";

/** Golang-migrate has one row: all files up to its version are applied, and the last one may be half done. */
export const golangMigrate: ForeignTool = {
  title: "golang-migrate",
  records: ["schema_migrations"],
  read(foreign) {
    const { rows, columns, name } = recordsWith(foreign, "version");
    if (!columns.includes("dirty"))
      throw new Error(`table ${name} has no column dirty: it is dbmate's, or that of Rails`);
    const [row] = rows;
    if (row === undefined) return { applied: [], dirty: [], remarks: [] };
    const version = textIn(row, "version");
    const upTo = BigInt(version);
    const before = foreign.list.flatMap((one) => {
      const number = numberOf(one.name);
      return number !== undefined && BigInt(number) < upTo ? [{ name: number, migration: one.name }] : [];
    });
    const dirty = `Version ${version} is dirty: its file may be half done. Finish or undo it by hand, then run \`migrate force\` with the version that is whole.`;
    return {
      applied: [...before, { name: version, migration: byNumber(foreign.list)(version) }],
      dirty: isTrue(row["dirty"]) ? [dirty] : [],
      remarks: [],
    };
  },
};
