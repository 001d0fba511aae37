import { byStem, type ForeignTool, type Row, recordsWith, textIn } from "./foreign.ts";

const isSet = (row: Row, column: string): boolean => row[column] !== null && row[column] !== undefined;

/** Prisma has a folder for each migration, whose name it records, and several rows when it was tried again. */
export const prisma: ForeignTool = {
  title: "Prisma",
  records: ["_prisma_migrations"],
  read(foreign) {
    const { rows } = recordsWith(foreign, "migration_name", "finished_at", "rolled_back_at", "checksum");
    const find = byStem(foreign.list);
    const counting = rows.filter((row) => !isSet(row, "rolled_back_at"));
    const done = counting.filter((row) => isSet(row, "finished_at"));
    const open = counting.filter((row) => !isSet(row, "finished_at")).map((row) => textIn(row, "migration_name"));
    return {
      applied: done.map((row) => {
        const name = textIn(row, "migration_name");
        return { name, migration: find(name), sha256: textIn(row, "checksum") };
      }),
      dirty: open.map(
        (name) =>
          `${name} failed or is at work. Finish or undo it by hand, then run \`prisma migrate resolve\` with --applied or --rolled-back ${name}.`,
      ),
      remarks: [],
    };
  },
};
