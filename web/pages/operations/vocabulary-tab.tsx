import { useMemo } from "preact/hooks";
import { useLoaded } from "../../api/use-loaded.ts";
import { loadVocabulary, type Vocabulary } from "../../api/vocabulary.ts";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Await } from "../../components/feedback.tsx";
import { useTexts } from "../../texts/use-texts.ts";

type Category = Vocabulary["categories"][number];
type Service = Vocabulary["services"][number];

/** The categories and platforms that this service knows. */
export function VocabularyTab() {
  const { vocabulary: texts } = useTexts().operations;
  const { actions, guideline } = useTexts().segment;
  const loaded = useLoaded(loadVocabulary, []);
  const categories = useMemo(
    (): readonly Column<Category>[] => [
      {
        id: "label",
        importance: 1,
        header: texts.category,
        cell: ({ label, colour }) => (
          <span class="category">
            <span class="dot" style={{ background: colour }} />
            {label}
          </span>
        ),
        value: ({ label }) => label,
      },
      { id: "name", header: texts.name, cell: ({ name }) => <code>{name}</code>, value: ({ name }) => name },
      {
        id: "actions",
        header: texts.actions,
        kind: "wide",
        cell: ({ actionTypes }) => actionTypes.map((action) => actions[action]).join(", "),
      },
      {
        id: "guideline",
        header: guideline,
        cell: ({ guidelineUrl }) =>
          guidelineUrl === null ? (
            "–"
          ) : (
            <a href={guidelineUrl} rel="noreferrer">
              {guideline}
            </a>
          ),
      },
    ],
    [texts, actions, guideline],
  );
  return (
    <Await of={loaded}>
      {(known) => (
        <>
          <h2>{texts.categories}</h2>
          <DataTable
            caption={texts.categories}
            columns={categories}
            rows={known.categories}
            keyOf={({ name }) => name}
          />
          <h2>{texts.services}</h2>
          <ServiceTable services={known.services} />
        </>
      )}
    </Await>
  );
}

function ServiceTable({ services }: { services: readonly Service[] }) {
  const { general, operations } = useTexts();
  const { vocabulary: texts } = operations;
  const columns = useMemo(
    (): readonly Column<Service>[] => [
      { id: "name", header: texts.service, cell: ({ name }) => name, value: ({ name }) => name },
      {
        id: "submit",
        header: texts.maySubmit,
        cell: ({ maySubmit }) => (maySubmit ? general.yes : general.no),
        value: ({ maySubmit }) => Number(maySubmit),
      },
      { id: "url", header: texts.url, cell: ({ videoUrl }) => <code>{videoUrl ?? "–"}</code>, kind: "wide" },
    ],
    [texts, general],
  );
  return <DataTable caption={texts.services} columns={columns} rows={services} keyOf={({ name }) => name} />;
}
