import { createContext } from "preact";
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Loaded, useLoaded } from "../../api/use-loaded.ts";
import type { Me } from "../../api/use-me.ts";
import { type Page, type Pages, usePages } from "../../api/use-pages.ts";
import { byEntries, nothing, type Outcome, type Reversal, takeBack, type UserResult } from "./orders.ts";

/** The video that a desk is about. */
export type VideoName = Readonly<{ service: string; videoID: string }>;

/** What became of users, and how to say it. */
export type Results = Readonly<{ of: readonly UserResult[]; textOf: (result: UserResult) => string }>;

/** Something that was done and can be taken back. `text` says what. */
export type Deed = Readonly<{ text: string; reversal: Reversal }>;

/** Who moderates, and what they did on this page. */
export type Desk = Readonly<{
  localId: string;
  me: Me;
  /** Grows with everything that was done. What is shown was asked for since, see `useDeskPages` and `useDeskLoaded`. */
  turn: number;
  /** Something was done other than with `perform` and `undo`. */
  changed: () => void;
  /** The last deed that can be taken back. */
  last: Deed | undefined;
  busy: boolean;
  error: unknown;
  /** What became of each user that the last deed was about. */
  results: Results | undefined;
  /** Does something that can be taken back. Undefined: something else is being done. */
  perform: (
    work: () => Promise<Outcome>,
    textOf: (outcome: Outcome) => string,
    resultText?: (result: UserResult) => string,
  ) => Promise<Outcome | undefined>;
  /** Takes the last deed back. */
  undo: () => Promise<Outcome | undefined>;
  undoEntry: (id: number) => Promise<Outcome | undefined>;
  /** Puts the last deed and the last failure out of sight. */
  dismiss: () => void;
}>;

/** Deeds that can be taken back one after the other. */
const maxDeeds = 50;

export function useDeskOf(localId: string, me: Me): Desk {
  const [turn, setTurn] = useState(0);
  const [results, setResults] = useState<Results>();
  const [deeds, setDeeds] = useState<readonly Deed[]>([]);
  const [state, setState] = useState<Readonly<{ busy: boolean; error: unknown }>>({ busy: false, error: undefined });
  const isRunning = useRef(false);

  const changed = useCallback(() => setTurn((last) => last + 1), []);

  /** One thing at a time; then everything that is shown is asked for again, also when it failed on the way. */
  const run = useCallback(async (work: () => Promise<Outcome>): Promise<Outcome | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setState({ busy: true, error: undefined });
    setResults(undefined);
    const outcome = await work().catch((error: unknown): Outcome => ({ ...nothing, error }));
    isRunning.current = false;
    setState({ busy: false, error: outcome.error });
    changed();
    return outcome;
  }, []);

  const perform = useCallback<Desk["perform"]>(
    async (work, textOf, resultText) => {
      const outcome = await run(work);
      if (outcome === undefined) return undefined;
      const { reversal } = outcome;
      if (resultText !== undefined && outcome.results.length > 1)
        setResults({ of: outcome.results, textOf: resultText });
      if (reversal.entries.length + reversal.votes.length + reversal.warned.length > 0)
        setDeeds((before) => [...before, { text: textOf(outcome), reversal }].slice(-maxDeeds));
      return outcome;
    },
    [run],
  );
  const last = deeds.at(-1);
  const undo = useCallback(async () => {
    if (last === undefined) return undefined;
    const outcome = await run(() => takeBack(localId, last.reversal));
    // A deed that cannot be taken back is not offered again.
    if (outcome !== undefined) setDeeds((before) => before.filter((deed) => deed !== last));
    return outcome;
  }, [localId, run, last]);
  const undoEntry = useCallback(
    async (id: number) => {
      const outcome = await run(() => takeBack(localId, byEntries(id)));
      setDeeds((before) => before.filter(({ reversal }) => !reversal.entries.includes(id)));
      return outcome;
    },
    [localId, run],
  );
  const dismiss = useCallback(() => {
    setDeeds([]);
    setResults(undefined);
    setState(({ busy }) => ({ busy, error: undefined }));
  }, []);
  return useMemo(
    () => ({ localId, me, turn, changed, last, results, ...state, perform, undo, undoEntry, dismiss }),
    [localId, me, turn, changed, last, results, state, perform, undo, undoEntry, dismiss],
  );
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** Only below the page that provides it. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error("There is no desk around this component.");
  return desk;
}

/** Calls `reload` after everything that is done on this page. */
function useTurns(reload: () => void): void {
  const { turn } = useDesk();
  const known = useRef(turn);
  useEffect(() => {
    if (known.current === turn) return;
    known.current = turn;
    reload();
  }, [turn, reload]);
}

/** A list of a desk: it is asked for again after everything that is done, and keeps its length. */
export function useDeskPages<T>(
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<T>>,
  keys: readonly unknown[],
): Pages<T> {
  const pages = usePages(load, keys);
  useTurns(pages.reload);
  return pages;
}

/** As `useDeskPages`, of what is no list. */
export function useDeskLoaded<T>(load: (signal: AbortSignal) => Promise<T>, keys: readonly unknown[]): Loaded<T> {
  const loaded = useLoaded(load, keys);
  useTurns(loaded.reload);
  return loaded;
}
