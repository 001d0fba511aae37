import { useId, useState } from "preact/hooks";
import { CategoryTag } from "../../components/category-tag.tsx";
import { Chart } from "../../components/chart.tsx";
import { DataTable } from "../../components/data-table.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import type { ChartModel } from "./chart-model.ts";
import type { Day } from "./figures.ts";

/** A picture, the same in a sentence, and the same as a table, whose rows are made when somebody opens it. */
export function ChartSection({ chart, days }: { chart: ChartModel; days: readonly Day[] }) {
  const { statistics: texts } = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { title, summary, plot, describe, columns, legend } = chart;
  return (
    <section class="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{summary}</p>
      {plot && (
        <>
          {legend.length > 0 && (
            <ul class="legend">
              {legend.map(({ category, note }) => (
                <li key={category}>
                  <CategoryTag category={category} /> <span class="quiet">{note}</span>
                </li>
              ))}
            </ul>
          )}
          <Chart data={plot} describe={describe} hint={texts.hint} />
          <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary>{texts.table}</summary>
            {isOpen && (
              <DataTable caption={`${texts.table}: ${title}`} columns={columns} rows={days} keyOf={({ day }) => day} />
            )}
          </details>
        </>
      )}
    </section>
  );
}
