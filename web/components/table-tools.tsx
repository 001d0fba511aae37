import type { ComponentChildren } from "preact";
import { fill, useTexts } from "../texts/use-texts.ts";
import { SelectField } from "./select-field.tsx";
import type { Sorting } from "./sorting.ts";

type Props = Readonly<{
  /** Columns that rows can be sorted by, where headers are not there to click on. */
  sortable: readonly Readonly<{ id: string; header: string }>[];
  sorting: Sorting | undefined;
  onSorting: (sorting: Sorting | undefined) => void;
  /** How many columns are left out. */
  left: number;
  /** Every column was asked for. */
  everything: boolean;
  onEverything: (everything: boolean) => void;
  children?: ComponentChildren;
}>;

const separator = " ";

/** What stands above a table that cannot show everything at once. */
export function TableTools({ sortable, sorting, onSorting, left, everything, onEverything, children }: Props) {
  const { general } = useTexts();
  const directions = [
    ["asc", general.ascending],
    ["desc", general.descending],
  ] as const;
  return (
    <div class="table-tools">
      {children}
      {sortable.length > 0 && (
        <SelectField
          label={general.sortOrder}
          value={sorting ? [sorting.descending ? "desc" : "asc", sorting.by].join(separator) : ""}
          options={[
            ["", general.asListed] as const,
            ...sortable.flatMap(({ id, header }) =>
              directions.map(
                ([direction, text]) => [direction + separator + id, fill(text, { column: header })] as const,
              ),
            ),
          ]}
          onChange={(value) => {
            const [direction, ...by] = value.split(separator);
            onSorting(value === "" ? undefined : { by: by.join(separator), descending: direction === "desc" });
          }}
        />
      )}
      {(left > 0 || everything) && (
        <button type="button" class="all-columns" onClick={() => onEverything(!everything)}>
          {everything ? general.fewerColumns : fill(general.allColumns, { count: left })}
        </button>
      )}
    </div>
  );
}
