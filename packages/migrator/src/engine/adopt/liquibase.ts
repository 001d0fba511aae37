import { basename } from "node:path/posix";
import { byStem, type ForeignTool, inOrderOf, isTrue, recordsWith, textIn } from "./foreign.ts";

/** Liquibase records change sets: a migration has the id of one, or the name of the file with some of them. */
export const liquibase: ForeignTool = {
  title: "Liquibase",
  records: ["DATABASECHANGELOG"],
  beside: (records) => [`${records}LOCK`],
  read(foreign) {
    const { rows } = recordsWith(foreign, "id", "author", "filename", "orderexecuted");
    const find = byStem(foreign.list);
    const locked = [...foreign.beside.values()].some((table) => table.rows.some((row) => isTrue(row["locked"])));
    return {
      applied: inOrderOf(rows, "orderexecuted").map((row) => {
        const [id, file] = [textIn(row, "id"), textIn(row, "filename")];
        return { name: `${file}::${id}::${textIn(row, "author")}`, migration: find(id) ?? find(basename(file)) };
      }),
      dirty: locked ? ["It is at work, or was killed. If it is not at work, run `liquibase release-locks`."] : [],
      remarks: ["Its checksums are of normalised change sets, so files edited since then are not found."],
    };
  },
};
