import { useEffect, useRef, useState } from "preact/hooks";
import { loadVocabulary } from "../../api/vocabulary.ts";
import { goTo, link } from "../../app/router.ts";
import { FailureNote, Loading } from "../../components/feedback.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { addressOf, findHits, type Hit } from "./search-answer.ts";
import { SearchResults } from "./search-results.tsx";
import { type Candidate, understand } from "./search-text.ts";
import { SecretNote } from "./secret-note.tsx";

type Outcome =
  | Readonly<{ kind: "nothing" | "loading" | "unknownLink" | "tooShort" }>
  | Readonly<{ kind: "secret"; text: string; otherwise: readonly Candidate[] }>
  | Readonly<{ kind: "failed"; error: unknown; candidates: readonly Candidate[] }>
  | Readonly<{ kind: "found"; hits: readonly Hit[] }>;

/** One field for everything. Its text is in no address, since it may be a secret. */
export function SearchBox() {
  const { home: texts } = useTexts();
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<Outcome>({ kind: "nothing" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Of what is searched for now; whatever was before is given up. */
  const begin = (): AbortController => {
    running.current?.abort();
    running.current = new AbortController();
    setOutcome({ kind: "loading" });
    return running.current;
  };
  const ask = async (candidates: readonly Candidate[]): Promise<void> => {
    if (candidates.length === 0) return setOutcome({ kind: "tooShort" });
    const abort = begin();
    try {
      const hits = await findHits(candidates, abort.signal);
      if (abort.signal.aborted) return;
      const known = hits.filter(({ isKnown }) => isKnown);
      if (known.length === 1 && known[0] !== undefined) return goTo(known[0].address);
      setOutcome({ kind: "found", hits: known.length > 0 ? known : hits });
    } catch (error) {
      if (!abort.signal.aborted) setOutcome({ kind: "failed", error, candidates });
    }
  };

  const search = async (): Promise<void> => {
    const { signal } = begin();
    // Somebody may be faster than the vocabulary, without which ids and links of the instance are not recognised.
    const { services } = await loadVocabulary().catch(() => ({ services: [] }));
    if (signal.aborted) return;
    const understood = understand(text, services);
    if (understood.kind === "certain") goTo(addressOf(understood.candidate));
    else if (understood.kind === "ask") void ask(understood.candidates);
    else setOutcome(understood.kind === "secret" ? { ...understood, text } : understood);
  };

  return (
    <search>
      <form
        class="search"
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
      >
        <label class="field" for="search-text">
          <span>{texts.searchLabel}</span>
        </label>
        <div class="search-line">
          {/* Spelling services and form histories would get what is typed here. */}
          <input
            id="search-text"
            type="text"
            value={text}
            maxLength={2000}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            enterkeyhint="search"
            aria-describedby="search-hint"
            onInput={({ currentTarget: { value } }) => {
              running.current?.abort();
              setOutcome({ kind: "nothing" });
              setText(value);
            }}
          />
          <button type="submit" class="primary">
            {texts.search}
          </button>
        </div>
        <p id="search-hint" class="quiet">
          {texts.searchHint}
        </p>
      </form>
      <div role="status">
        {outcome.kind === "unknownLink" && <p>{texts.unknownLink}</p>}
        {outcome.kind === "tooShort" && <p>{texts.tooShort}</p>}
        {outcome.kind === "found" && <SearchResults hits={outcome.hits} />}
      </div>
      {outcome.kind === "loading" && <Loading />}
      {outcome.kind === "failed" && <FailureNote error={outcome.error} retry={() => void ask(outcome.candidates)} />}
      {outcome.kind === "secret" && (
        <SecretNote
          text={outcome.text}
          otherwise={outcome.otherwise}
          onUser={(publicId) => {
            setText("");
            goTo(link(["user", publicId]));
          }}
          onNoSecret={(candidates) => void ask(candidates)}
        />
      )}
    </search>
  );
}
