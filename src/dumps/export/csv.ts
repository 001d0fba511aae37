import { doubleText } from "../../storage/public/double-text.ts";
import { type Leftovers, ofColumn, publicText, withLeftovers } from "../../storage/public/leftovers.ts";
import type { PublicRow } from "../../storage/public/snapshot.ts";
import type { PublicColumn, PublicTable } from "../../storage/public/tables.ts";
import type { RowFormat } from "./row-format.ts";

const special = /[",\n\r]/;

/**
 * A text as a field. Quotes distinguish an empty one from null; `\.` alone on a line would end the data for some
 * readers.
 */
function quotedWhereNeeded(text: string): string {
  if (text === "" || text === "\\.") return `"${text}"`;
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A stored value as a field of CSV. Source: PostgreSQL, COPY TO with FORMAT csv */
export function csvField({ kind, isEmptyNull }: Pick<PublicColumn, "kind" | "isEmptyNull">, value: unknown): string {
  if (value === null || value === undefined) return isEmptyNull === true ? quotedWhereNeeded("") : "";
  if (kind === "text") return quotedWhereNeeded(String(value));
  return kind === "real" ? doubleText(Number(value)) : String(value);
}

const lineOf = (fields: readonly string[]): string => `${fields.join(",")}\n`;

/**
 * Rows as PostgreSQL writes them with COPY TO: a line with the names of columns, then a line for each row.
 * @param others columns that only leftovers have
 */
export function csvFormat({ columns }: PublicTable, others: readonly string[]): RowFormat {
  const names = [...columns.map(({ name }) => name), ...others];
  const last = columns.length - 1;
  /** As a row of a file that was imported. Columns that are never null here are not in the tables of others either. */
  const asImported = (row: PublicRow, leftovers: Leftovers | undefined): string => {
    const stored = columns.map(({ name, kind }, at) => {
      const value = (row[at] ?? null) as string | number | null;
      return [name, publicText(kind, value)] as const;
    });
    const texts = withLeftovers(Object.fromEntries(stored), leftovers);
    const never = Object.fromEntries(stored.filter((_, at) => columns[at]?.isNullable !== true));
    return lineOf(
      names.map((name, at) =>
        csvField({ ...columns[at], kind: "text" }, ofColumn(texts, name) ?? ofColumn(never, name)),
      ),
    );
  };
  return {
    head: lineOf(names.map((name) => csvField({ kind: "text" }, name))),
    line: (row, leftovers) => {
      if (leftovers !== undefined || others.length > 0) return asImported(row, leftovers);
      let line = "";
      for (let at = 0; at <= last; at++) {
        line += csvField(columns[at] as PublicColumn, row[at]);
        line += at < last ? "," : "\n";
      }
      return line;
    },
  };
}
