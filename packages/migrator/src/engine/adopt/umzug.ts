import { byStem, type ForeignTool, jsonOf, recordsWith, textIn } from "./foreign.ts";

function namesIn(file: string): string[] {
  const names = jsonOf(file);
  if (Array.isArray(names) && names.every((name) => typeof name === "string")) return names;
  throw new Error("the file is not an array of names, as umzug.json is");
}

/** Umzug and sequelize-cli record names alone, in a table or in the file of umzug's JSON storage. */
export const umzug: ForeignTool = {
  title: "umzug",
  records: ["SequelizeMeta"],
  read(foreign) {
    const find = byStem(foreign.list);
    const names =
      foreign.file === undefined
        ? recordsWith(foreign, "name").rows.map((row) => textIn(row, "name"))
        : namesIn(foreign.file);
    return { applied: names.map((name) => ({ name, migration: find(name) })), dirty: [], remarks: [] };
  },
};
