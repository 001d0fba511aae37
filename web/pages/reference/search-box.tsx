import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { goTo, link, type Place, replacePlace } from "../../app/router.ts";
import { FailureNote, Loading } from "../../components/feedback.tsx";
import { useReferenceTexts } from "../../texts/reference/use-reference-texts.ts";
import { fill } from "../../texts/use-texts.ts";
import { EntryName } from "./contents.tsx";
import { loadDocument } from "./documents.ts";
import { addressOf, entriesOf } from "./entries.ts";
import { excerptOf, type Found, type Index, indexOf, search, wordsOf } from "./search.ts";
import { documentNames } from "./source.ts";

const MAX_SPOTS = 4;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

/**
 * The field for a search in all documents. `/` leads to it, Enter to the first result, an arrow key to the list. The
 * text is a query of the current place, which a change of place would take the keyboard away from.
 */
export function SearchBox({ place }: { place: Place }) {
  const texts = useReferenceTexts();
  const field = useRef<HTMLInputElement>(null);
  const text = place.query.get("q") ?? "";
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.select();
      field.current?.focus();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  const results = (): NodeListOf<HTMLAnchorElement> => document.querySelectorAll(".results a");
  return (
    <label class="field finder">
      <span>{texts.search}</span>
      <input
        ref={field}
        type="search"
        maxLength={200}
        placeholder={texts.searchHint}
        value={text}
        onFocus={() => void Promise.allSettled(documentNames.map(loadDocument))}
        onInput={({ currentTarget: { value } }) => {
          const address = link(place.path, { q: value });
          if (text === "") goTo(address);
          else replacePlace(address);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") results()[0]?.click();
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          results()[0]?.focus();
        }}
      />
    </label>
  );
}

/** What can be found so far: one document is quicker to read than another. */
function useIndex() {
  const [state, setState] = useState<Readonly<{ index: Index; left: number; error: unknown }>>({
    index: [],
    left: documentNames.length,
    error: undefined,
  });
  useEffect(() => {
    for (const name of documentNames)
      loadDocument(name).then(
        (source) =>
          setState(({ index, left, error }) => ({
            index: [...index, ...indexOf(entriesOf(source))],
            left: left - 1,
            error,
          })),
        (error: unknown) => setState(({ index, left }) => ({ index, left: left - 1, error })),
      );
  }, []);
  return state;
}

function Result({ found: { entry, spots }, words }: { found: Found; words: readonly string[] }) {
  const texts = useReferenceTexts();
  const marked = (text: string) =>
    excerptOf(text, words).map((part, place) => (place % 2 === 1 ? <mark key={part}>{part}</mark> : part));
  return (
    <li>
      <a href={addressOf(entry)}>
        <EntryName entry={entry} />
      </a>{" "}
      <span class="quiet">
        {texts.document[entry.source.name]}, {texts.kind[entry.kind]}
      </span>
      {entry.title !== "" && <div>{entry.title}</div>}
      <ul>
        {spots.slice(0, MAX_SPOTS).map(({ name, address, text }) => (
          <li key={`${address} ${name}`}>
            {name === "" ? (
              texts.inDescription
            ) : (
              <a href={address}>
                <code>{name}</code>
              </a>
            )}{" "}
            <span class="quiet">{marked(text)}</span>
          </li>
        ))}
        {spots.length > MAX_SPOTS && (
          <li class="quiet">{fill(texts.moreSpots, { count: spots.length - MAX_SPOTS })}</li>
        )}
      </ul>
    </li>
  );
}

/** What a search found in all documents, and where. */
export function Results({ text }: { text: string }) {
  const texts = useReferenceTexts();
  const { index, left, error } = useIndex();
  const { count, found } = useMemo(() => search(index, text), [index, text]);
  const move = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const links = [...document.querySelectorAll<HTMLAnchorElement>(".results a")];
    const next = links.indexOf(document.activeElement as HTMLAnchorElement) + (event.key === "ArrowDown" ? 1 : -1);
    (links[next] ?? document.querySelector<HTMLElement>(".finder input"))?.focus();
  };
  return (
    <>
      {error !== undefined && <FailureNote error={error} />}
      <p role="status">{fill(texts.found, { count })}</p>
      {left > 0 && <Loading />}
      <ul class="results" onKeyDown={move}>
        {found.map((one) => (
          <Result key={addressOf(one.entry)} found={one} words={wordsOf(text)} />
        ))}
      </ul>
    </>
  );
}
