import type { PublicColumn, PublicTable } from "../../storage/public/tables.ts";
import { doubleText } from "./double-text.ts";
import type { RowFormat } from "./row-format.ts";

const special = /[",\n\r]/;

/** A text as a field. Quotes tell an empty one from null; `\.` alone on a line would end the data for some readers. */
function quotedWhereNeeded(text: string): string {
  if (text === "" || text === "\\.") return `"${text}"`;
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A stored value as a field of CSV. Source: PostgreSQL, COPY TO with FORMAT csv */
export function csvField({ kind }: Pick<PublicColumn, "kind">, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (kind === "text") return quotedWhereNeeded(String(value));
  return kind === "real" ? doubleText(Number(value)) : String(value);
}

/** Rows as PostgreSQL writes them with COPY TO: a line with the names of columns, then a line for each row. */
export function csvFormat({ columns }: PublicTable): RowFormat {
  const last = columns.length - 1;
  return {
    head: `${columns.map(({ name }) => name).join(",")}\n`,
    line: (row) => {
      let line = "";
      for (let at = 0; at <= last; at++) {
        line += csvField(columns[at] as PublicColumn, row[at]);
        line += at < last ? "," : "\n";
      }
      return line;
    },
  };
}
