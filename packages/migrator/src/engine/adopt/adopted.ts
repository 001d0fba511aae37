import type { Listed } from "../../protocol/contracts.ts";
import { MigratorError, messageOf } from "../../protocol/errors.ts";
import { names } from "../../protocol/format.ts";
import type { TextedMigration } from "../list/loader.ts";
import type { Foreign, ForeignEntry, ForeignState, ForeignTool } from "./foreign.ts";
import { foreignTools } from "./tools.ts";

/** What is to be recorded, in the order of the list, and what a person should know of it. */
export type Adopted = Readonly<{ migrations: readonly Listed[]; remarks: readonly string[] }>;

/** @throws MigratorError `bad_request` for a tool that is not known */
export function toolOf(name: string): ForeignTool {
  const tool = Object.hasOwn(foreignTools, name) ? foreignTools[name] : undefined;
  if (tool !== undefined) return tool;
  const known = Object.keys(foreignTools).join(", ");
  throw new MigratorError("bad_request", `${name} is not known here: expected one of ${known}.`);
}

/** What the tool has applied. @throws MigratorError `state_inconsistent` when its table or file is not its own */
export function stateOf(alias: string, tool: ForeignTool, foreign: Foreign): ForeignState {
  try {
    return tool.read(foreign);
  } catch (error) {
    throw new MigratorError(
      "state_inconsistent",
      `What ${tool.title} has on ${alias} cannot be read: ${messageOf(error)}.`,
    );
  }
}

/** Only a file of SQL has the text that the other tool has applied. */
function editedIn(state: ForeignState, list: readonly TextedMigration[]): string[] {
  const texts = new Map(list.map(({ name, hash, text }) => [name, { hash, text: text() }]));
  const isEdited = ({ migration = "", sha256, isText }: ForeignEntry): boolean => {
    const { hash = null, text } = texts.get(migration) ?? {};
    if (!migration.endsWith(".sql")) return false;
    if (isText !== undefined) return text !== undefined && !isText(text);
    return hash !== null && sha256 !== undefined && hash !== sha256;
  };
  return state.applied.filter(isEdited).map(({ migration = "" }) => migration);
}

/**
 * What another tool has applied, as the beginning of our list.
 * @param title of the tool
 * @throws MigratorError `state_inconsistent` when it has something unfinished, `order_violation` when what it has applied
 *   is not the beginning of the list
 */
export function adoptedOf(
  alias: string,
  title: string,
  state: ForeignState,
  list: readonly TextedMigration[],
): Adopted {
  if (state.dirty.length > 0)
    throw new MigratorError("state_inconsistent", `${title} on ${alias} is not finished. ${state.dirty.join(" ")}`);
  const unknown = state.applied.filter(({ migration }) => migration === undefined).map(({ name }) => name);
  if (unknown.length > 0)
    throw new MigratorError(
      "order_violation",
      `${title} has applied ${names(unknown)} on ${alias}, which the list of migrations does not have.`,
    );
  const applied = new Set(state.applied.map(({ migration }) => migration));
  const missing = list.slice(0, applied.size).filter(({ name }) => !applied.has(name));
  if (missing.length > 0)
    throw new MigratorError(
      "order_violation",
      `${names(missing.map(({ name }) => name))} comes before what ${title} has applied on ${alias}, and it has not applied that.`,
    );
  const edited = editedIn(state, list);
  const remark = `Edited since ${title} applied them: ${edited.join(", ")}. The present texts are recorded.`;
  return {
    migrations: list.slice(0, applied.size),
    remarks: [...state.remarks, ...(edited.length === 0 ? [] : [remark])],
  };
}
