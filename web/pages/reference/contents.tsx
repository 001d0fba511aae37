import { useReferenceTexts } from "../../texts/reference/use-reference-texts.ts";
import { addressOf, type Entry } from "./entries.ts";
import type { Content } from "./source.ts";

type Tag = Readonly<{ name: string; description?: string }>;

/** How an entry is called in lists: an operation by method and path, all others by name. */
export const EntryName = ({ entry }: { entry: Entry }) =>
  entry.method === "" ? (
    <code>{entry.path || entry.id}</code>
  ) : (
    <>
      <code class="method">{entry.method} </code>
      <code>{entry.path}</code>
    </>
  );

/** Every entry of a document, by group. */
export function Contents({
  entries,
  content,
  current,
}: {
  entries: readonly Entry[];
  content: Content;
  current?: Entry | undefined;
}) {
  const texts = useReferenceTexts();
  const tags = (content["tags"] ?? []) as readonly Tag[];
  const groups = Map.groupBy(entries, ({ group }) => group);
  const headings: Readonly<Record<string, string>> = { event: texts.eventGroup, schema: texts.schemas };
  return (
    <>
      {[...groups].map(([group, members]) => (
        <section key={group} class="group">
          <h2>{headings[group] ?? group}</h2>
          <p class="quiet">{tags.find(({ name }) => name === group)?.description}</p>
          <ul class="entries">
            {members.map((entry) => (
              <li key={`${entry.kind} ${entry.id}`}>
                <a href={addressOf(entry)} aria-current={entry === current ? "page" : undefined}>
                  <EntryName entry={entry} />
                </a>{" "}
                {entry.kind === "operation" && <code class="quiet">{entry.id}</code>}
                <span class="quiet">{entry.kind === "operation" ? entry.title : entry.title || entry.description}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
