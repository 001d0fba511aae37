import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { filesIn } from "../engine/list/files.ts";
import { inOrder, isUnitName } from "../engine/list/migration-file.ts";
import { UsageError } from "./usage.ts";

/** A file to make: `name` is what stands behind its number. */
export type NewFile = Readonly<{ name: string; folder: string; isSql: boolean }>;

const module = (file: string): string => `import { storage } from "@segmark/migrator";

export const up = async (): Promise<void> => {
  const { knex } = storage();
  // It may run again after it failed half-way, so every step looks first whether it is done.
  if (!(await knex.schema.hasTable("example"))) throw new Error("${file} is not written yet.");
};
`;

const statements = (file: string): string => `-- ${file}
--
-- Each statement ends with a semicolon. On MySQL and MariaDB the body of a procedure or trigger stands between the lines
-- DELIMITER // and DELIMITER ;
-- A line "-- segmark: time-limit=30s, transaction=off" at the top sets options.

`;

const numbered = /^(\d+)([_-]?)/;
/** A time like 20261128140000 in place of a number. */
const time = /^(?:19|20)\d{12}$/;

/** The number after the others, written as they are. */
function nextNumber(names: readonly string[]): string {
  const parts = names.flatMap((name) => numbered.exec(name) ?? []).filter((part) => /^\d+$/.test(part));
  const highest = parts.reduce((most, part) => (BigInt(part) > BigInt(most) ? part : most), "0");
  if (parts.length === 0) return "0001";
  const now = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  if (time.test(highest) && now > highest) return now;
  return String(BigInt(highest) + 1n).padStart(highest.length, "0");
}

async function namesIn(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return inOrder((await filesIn(folder)).filter(isUnitName));
}

/**
 * Makes the next file of a folder, which is created if it is missing.
 * @returns its path
 * @throws UsageError for a name that is taken or sorts before another
 */
export async function createFile({ name, folder, isSql }: NewFile): Promise<string> {
  const names = await namesIn(folder);
  const taken = names.find((one) => one.replace(numbered, "").replace(/\.\w+$/, "") === name);
  if (taken !== undefined) throw new UsageError(`create: ${taken} has this name already`);
  const separator = numbered.exec(names.at(-1) ?? "")?.[2] ?? "_";
  const file = `${nextNumber(names)}${separator}${name}.${isSql ? "sql" : "ts"}`;
  if (inOrder([...names, file]).at(-1) !== file)
    throw new UsageError(`create: ${file} would be sorted before ${names.at(-1)}, and so not be the next one`);
  const path = join(folder, file);
  await writeFile(path, isSql ? statements(file) : module(file), { flag: "wx" });
  return path;
}
