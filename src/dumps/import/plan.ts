import { type PublicTableName, publicTables } from "../../storage/public/tables.ts";
import { fileNameParts, type Source, SourceFault } from "../sources/source.ts";
import type { FileState } from "./state.ts";

/** A source and the table it is for. */
export type PlannedFile = Readonly<{ source: Source; table: PublicTableName }>;

export const isPublicTable = (name: string): name is PublicTableName => Object.hasOwn(publicTables, name);

/** The order in which tables are loaded: what others refer to comes first. */
const order = Object.keys(publicTables);

/**
 * Which of the sources to import, in which order. Those of tables that the service does not have are skipped, as are
 * those that were not asked for.
 * @param wanted tables; empty for all. With one of them, a source without a name of its own is that table
 * Errors  `SourceFault` if nothing is left, or it cannot be known what a source is
 */
export function planFiles(
  sources: readonly Source[],
  wanted: readonly PublicTableName[],
): Readonly<{ files: readonly PlannedFile[]; skipped: readonly string[] }> {
  const [only] = wanted;
  const files: PlannedFile[] = [];
  const skipped: string[] = [];
  for (const source of sources) {
    const named = source.table ?? fileNameParts(source.name)?.table;
    const isKnown = named !== undefined && isPublicTable(named);
    if (isKnown && (wanted.length === 0 || wanted.includes(named))) files.push({ source, table: named });
    else if (only !== undefined && wanted.length === 1 && !isKnown && sources.length === 1)
      files.push({ source, table: only });
    else if (sources.length === 1 && !isKnown)
      throw new SourceFault(`what ${source.name} has is not known: say --table, one of ${order.join(", ")}`);
    else skipped.push(source.name);
  }
  if (files.length === 0) throw new SourceFault("there is no file of a public table");
  files.sort((a, b) => order.indexOf(a.table) - order.indexOf(b.table));
  return { files, skipped };
}

export const newFileState = ({ source, table }: PlannedFile): FileState => ({
  name: source.name,
  identity: source.identity,
  table,
  base: 0,
  offset: 0,
  line: 1,
  header: [],
  rows: 0,
  rejects: 0,
  shortened: 0,
  isDone: false,
  cutOff: undefined,
});

/** The table and the line of its file, of a line counted over all files of a table. */
export function fileLineOf(
  files: readonly FileState[],
  table: PublicTableName,
  line: number,
): Readonly<{ file: FileState; line: number }> {
  const file = files.findLast((one) => one.table === table && one.base < line) ?? files[0];
  if (file === undefined) throw new Error("There are no files.");
  return { file, line: line - file.base };
}
