import { readdir } from "node:fs/promises";
import { MigratorError, messageOf } from "../../protocol/errors.ts";
import { inOrder, isUnitName } from "./migration-file.ts";

/** @throws MigratorError `loader_failed` when the folder cannot be read */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    throw new MigratorError("loader_failed", `Folder ${folder} cannot be read: ${messageOf(cause)}`, { cause });
  });
  return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
}

/**
 * The names of the units of one folder, in the order in which they apply. Loads none of them.
 * @throws MigratorError `loader_failed` when the folder cannot be read, or a unit exists with two suffixes
 */
export const unitsIn = async (folder: string): Promise<string[]> => inOrder((await filesIn(folder)).filter(isUnitName));
