import { useMemo } from "preact/hooks";
import { useLoaded } from "../../api/use-loaded.ts";
import { link, type Place } from "../../app/router.ts";
import { useTitle } from "../../app/use-title.ts";
import { Await, FailureNote } from "../../components/feedback.tsx";
import { useReferenceTexts } from "../../texts/reference/use-reference-texts.ts";
import { fill } from "../../texts/use-texts.ts";
import { Contents } from "./contents.tsx";
import { loadDocument } from "./documents.ts";
import { type Entry, entriesOf } from "./entries.ts";
import { EntryPage } from "./entry-page.tsx";
import { eventsOf } from "./event-payload.ts";
import { Markdown } from "./markdown.tsx";
import { type DocumentName, documentNames, fileOf, isDocumentName, type Source } from "./source.ts";
import "./reference.css";
import { Results, SearchBox } from "./search-box.tsx";

function Documents({ current }: { current: DocumentName }) {
  const texts = useReferenceTexts();
  return (
    <nav aria-label={texts.documents} class="documents">
      <ul>
        {documentNames.map((name) => (
          <li key={name}>
            <a href={link([name])} aria-current={name === current ? "page" : undefined}>
              {texts.document[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a document says of itself, before its entries. */
function Introduction({ source: { name, content } }: { source: Source }) {
  const texts = useReferenceTexts();
  const { description = "" } = (content["info"] ?? {}) as { description?: string };
  const headers = name === "webhook-events" ? Object.entries(eventsOf(content).delivery.headers) : [];
  return (
    <>
      <Markdown text={description} />
      {headers.length > 0 && (
        <dl class="headers">
          {headers.map(([what, header]) => (
            <div key={what}>
              <dt>{texts.header[what as keyof typeof texts.header] ?? what}</dt>
              <dd>
                <code>{header}</code>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p class="quiet">
        <a href={`./${fileOf(name)}`}>{fill(texts.file, { name: fileOf(name) })}</a>
      </p>
    </>
  );
}

type View = Readonly<{ source: Source; path: readonly string[]; at: string | undefined }>;

/** A document: everything in it, or the entry that the address names. */
function DocumentView({ source, path: [first, second], at }: View) {
  const texts = useReferenceTexts();
  const read = useMemo((): readonly Entry[] | Error => {
    try {
      return entriesOf(source);
    } catch (error) {
      return new Error(fill(texts.notUnderstood, { reason: String(error) }));
    }
  }, [source, texts]);
  if (read instanceof Error) return <FailureNote error={read} />;
  if (first === undefined)
    return (
      <>
        <Introduction source={source} />
        <Contents entries={read} content={source.content} />
      </>
    );
  const isSchema = first === "schemas" && second !== undefined;
  const entry = read.find(({ kind, id }) =>
    isSchema ? kind === "schema" && id === second : kind !== "schema" && id === first,
  );
  return (
    <div class="columns">
      <nav aria-label={texts.contents} class="contents">
        <Contents entries={read} content={{}} current={entry} />
      </nav>
      <div>
        <p>
          <a href={link([source.name])}>{texts.back}</a>
        </p>
        {entry === undefined ? (
          <p role="status">{texts.unknown}</p>
        ) : (
          <EntryPage key={`${entry.kind} ${entry.id}`} entry={entry} entries={read} at={at} />
        )}
      </div>
    </div>
  );
}

/**
 * What this service publishes about itself, to read, to search and to try. The address names the document, and the
 * operation, event or schema in it.
 */
export function Reference({ place }: { place: Place }) {
  const texts = useReferenceTexts();
  const [first = "openapi", ...path] = place.path;
  const text = place.query.get("q") ?? "";
  const name = isDocumentName(first) ? first : "openapi";
  const loaded = useLoaded(() => loadDocument(name), [name]);
  useTitle(`${texts.title}: ${texts.document[name]}`);
  return (
    <>
      <h1>{texts.title}</h1>
      <SearchBox place={place} />
      <Documents current={name} />
      {text !== "" ? (
        <Results text={text} />
      ) : (
        <Await of={loaded}>
          {(source) => <DocumentView source={source} path={path} at={place.query.get("at") ?? undefined} />}
        </Await>
      )}
    </>
  );
}
