import type { Engine } from "../../protocol/contracts.ts";
import { checkFor, checkForAny } from "../sql/check.ts";
import { headLines, optionsOf } from "../sql/head.ts";
import { runFile, type SqlText, textOf } from "../sql/run-file.ts";
import { SqlFault } from "../sql/statement.ts";
import type { Migration } from "./loader.ts";
import { hashOf, loadFailed } from "./migration-file.ts";

export const isSqlName = (name: string): boolean => name.endsWith(".sql");

/**
 * What is wrong with a text before it runs, with its line; undefined when there is nothing.
 * @param engine undefined where it is not known: then only what is wrong on every one
 */
export function sqlFault(file: Pick<SqlText, "content">, engine?: Engine): string | undefined {
  try {
    const text = textOf(file);
    const options = optionsOf(headLines(text));
    if (engine === undefined) checkForAny(text, options);
    else checkFor(engine, text, options);
    return undefined;
  } catch (error) {
    if (error instanceof SqlFault) return `line ${error.line}: ${error.message}`;
    throw error;
  }
}

/** A text of SQL as a migration. */
export const sqlUnit = (file: SqlText): Migration => ({
  name: file.name,
  hash: hashOf(file.content),
  text: () => textOf(file),
  load: async (engine) => {
    const fault = sqlFault(file, engine);
    if (fault !== undefined) throw loadFailed(file.name, `${fault}.`);
  },
  up: () => runFile(file),
});
