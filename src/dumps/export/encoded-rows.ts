import type { PublicSnapshot } from "../../storage/public/snapshot.ts";
import type { PublicTable } from "../../storage/public/tables.ts";
import { csvFormat } from "./csv.ts";
import type { DumpFormat } from "./dump-format.ts";
import { ndjsonFormat } from "./ndjson.ts";

const formats = { csv: csvFormat, ndjson: ndjsonFormat } as const satisfies Record<DumpFormat, unknown>;
/** Characters of a chunk: large enough that writing and compressing one costs little beside what is in it. */
const chunkLength = 262_144;

/**
 * The file of a table, in chunks of UTF-8, none longer than a chunk and a row.
 * @param stop ends it early, with its reason
 * @param onRows is called with the number of rows of each batch
 */
export async function* encodedRows(
  snapshot: Pick<PublicSnapshot, "rows" | "others" | "leftovers">,
  table: PublicTable,
  { format, stop, onRows }: Readonly<{ format: DumpFormat; stop: AbortSignal; onRows: (count: number) => void }>,
): AsyncGenerator<Buffer, void> {
  const { head, line } = formats[format](table, await snapshot.others(table));
  let text = head;
  for await (const rows of snapshot.rows(table)) {
    stop.throwIfAborted();
    const leftovers = await snapshot.leftovers(table, rows);
    for (const [at, row] of rows.entries()) {
      const found = leftovers?.(at);
      text += line(row, found instanceof Promise ? await found : found);
      if (text.length < chunkLength) continue;
      yield Buffer.from(text);
      text = "";
    }
    onRows(rows.length);
  }
  stop.throwIfAborted();
  if (text !== "") yield Buffer.from(text);
}
