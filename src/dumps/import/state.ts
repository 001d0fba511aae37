import type { Bulk, Statement } from "@segmark/database/bulk/bulk";
import type { PublicTableName } from "../../storage/public/tables.ts";

export type ImportMode = "replace" | "merge";

/**
 * How far one file is.
 * - `identity`     see `Source`; undefined for what cannot be read a second time
 * - `base`         number of lines in files of the same table before it
 * - `offset`, `line`   where the next row begins; the header is read when the offset is not 0
 * - `shortened`    rows that are stored with less of a text than the file has; absent in what an older version has left
 * - `cutOff`       why the file is not whole, undefined if it is
 */
export type FileState = {
  name: string;
  identity: string | undefined;
  table: PublicTableName;
  base: number;
  offset: number;
  line: number;
  header: readonly string[];
  rows: number;
  rejects: number;
  shortened?: number;
  isDone: boolean;
  cutOff: string | undefined;
};

/**
 * How far an import is; stored in the transaction of the rows.
 * - `phase`         `load`: rows wait in stages; `merge`: they are taken over in pieces; `tidy`: they have taken effect
 * - `firstId`       of the first line of segments
 * - `rejectFile`    where it is
 * - `rejectBytes`   its length
 * - `merged`        the last line of each table that was merged
 */
export type ImportState = {
  mode: ImportMode;
  service: string | undefined;
  phase: "load" | "merge" | "tidy";
  firstId: number;
  rejectFile: string | undefined;
  rejectBytes: number;
  files: FileState[];
  merged: Partial<Record<PublicTableName, number>>;
};

/** The statement that stores it; a row has to be there. */
export const storing = (state: ImportState): Statement => ({
  sql: "update imports set state = ? where name = 'current'",
  values: [JSON.stringify(state)],
});

export async function storeFirst(bulk: Bulk, state: ImportState): Promise<void> {
  await bulk.run("delete from imports");
  await bulk.run("insert into imports (name, state) values ('current', ?)", [JSON.stringify(state)]);
}

export async function storedState(bulk: Bulk): Promise<ImportState | undefined> {
  const [row] = await bulk.rows("select state from imports where name = 'current'");
  return row === undefined ? undefined : JSON.parse(String(row["state"]));
}

export const forgetState = async (bulk: Bulk): Promise<void> => void (await bulk.run("delete from imports"));
