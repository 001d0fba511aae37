import { useMemo } from "preact/hooks";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { useLanguageCode, useTexts } from "../../../texts/use-texts.ts";
import type { Families, Sample } from "./prometheus.ts";

type Row = Readonly<{ name: string; help: string; labels: string; value: number }>;

const labelsText = ({ labels }: Sample): string =>
  Object.entries(labels)
    .map(([label, value]) => `${label}=${value}`)
    .join(", ");

/** Everything the process measures, as it says it; buckets of histograms are left out. */
export function AllMetrics({ families }: { families: Families }) {
  const { all: texts } = useTexts().operations.health;
  const code = useLanguageCode();
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      { id: "name", header: texts.name, cell: ({ name }) => <code>{name}</code>, value: ({ name }) => name },
      { id: "labels", header: texts.labels, cell: ({ labels }) => labels, value: ({ labels }) => labels },
      {
        id: "value",
        header: texts.value,
        kind: "number",
        cell: ({ value }) => new Intl.NumberFormat(code, { maximumSignificantDigits: 6 }).format(value),
        value: ({ value }) => value,
      },
      { id: "help", header: texts.help, cell: ({ help }) => <span lang="en">{help}</span>, kind: "wide" },
    ],
    [texts, code],
  );
  const rows = useMemo(
    () =>
      [...families.values()].flatMap(({ help, samples }) =>
        samples
          .filter(({ name }) => !name.endsWith("_bucket"))
          .map((sample): Row => ({ name: sample.name, help, labels: labelsText(sample), value: sample.value })),
      ),
    [families],
  );
  return (
    <DataTable
      caption={texts.caption}
      columns={columns}
      rows={rows}
      keyOf={({ name, labels }) => `${name}{${labels}}`}
    />
  );
}
