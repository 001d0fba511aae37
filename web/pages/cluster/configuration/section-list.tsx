import { useMemo, useState } from "preact/hooks";
import { goTo, link } from "../../../app/router.ts";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { useClusterTexts } from "../../../texts/cluster/use-cluster-texts.ts";
import { formatDate } from "../../../texts/format.ts";
import { fill, useLanguageCode } from "../../../texts/use-texts.ts";
import { formatBytes } from "../../operations/health/units.ts";
import type { ClusterConfig, Schemas } from "../requests.ts";
import { changedSections } from "./drafts.ts";

type Section = Schemas["Section"];
const addressOf = (filename: string): string => link(["cluster", "configuration", filename]);

function NewSection() {
  const texts = useClusterTexts();
  const [name, setName] = useState("");
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== "") goTo(addressOf(name.trim()));
      }}
    >
      <label class="field">
        <span>{texts.newSection}</span>
        <input
          type="text"
          maxLength={255}
          list="known-sections"
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <datalist id="known-sections">
        <option value="topology.yml" />
        <option value="migrations.yml" />
      </datalist>
      <button type="submit">{texts.open}</button>
    </form>
  );
}

/** The sections of the configuration, and its version. */
export function SectionList({ config }: { config: ClusterConfig }) {
  const texts = useClusterTexts();
  const code = useLanguageCode();
  const { version, changed_at, changed_by, sections } = config;
  const changed = changedSections();
  const columns = useMemo(
    (): readonly Column<Section>[] => [
      {
        id: "name",
        header: texts.section,
        kind: "wide",
        cell: ({ filename }) => (
          <>
            <a href={addressOf(filename)}>
              <bdi>{filename}</bdi>
            </a>{" "}
            {changed.includes(filename) && <span class="mark pending">{texts.unsaved}</span>}
          </>
        ),
        value: ({ filename }) => filename,
      },
      {
        id: "size",
        header: texts.size,
        kind: "number",
        cell: ({ content }) => formatBytes(new TextEncoder().encode(content).length, code),
        value: ({ content }) => content.length,
      },
    ],
    [texts, code, changed.join("\n")],
  );
  const others = changed.filter((name) => !sections.some(({ filename }) => filename === name));
  return (
    <>
      <p>
        {version === 0
          ? texts.noVersion
          : fill(texts.version, { version, who: changed_by || "–", when: formatDate(changed_at, code) })}
      </p>
      <DataTable
        caption={texts.sections}
        columns={columns}
        rows={sections}
        keyOf={({ filename }) => filename}
        empty={texts.noSections}
      />
      {others.length > 0 && (
        <ul>
          {others.map((filename) => (
            <li key={filename}>
              <a href={addressOf(filename)}>
                <bdi>{filename}</bdi>
              </a>{" "}
              <span class="mark pending">{texts.unsaved}</span>
            </li>
          ))}
        </ul>
      )}
      <NewSection />
    </>
  );
}
