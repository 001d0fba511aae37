import { createContext } from "preact";
import { useCallback, useContext, useMemo, useRef, useState } from "preact/hooks";
import type { Me } from "../../api/use-me.ts";
import { carryOut, type Facts, type Order, type Outcome, type Reversal, readFacts, takeBack } from "./orders.ts";

/** The video that a desk is about. */
export type VideoName = Readonly<{ service: string; videoID: string }>;

/** Something that was done and can be taken back. `text` says what. */
export type Deed = Readonly<{ text: string; reversal: Reversal }>;

/** Who moderates, what they did on this page, and how the segments are that they changed. */
export type Desk = Readonly<{
  localId: string;
  me: Me;
  /** By UUID; newer than what lists say. */
  facts: ReadonlyMap<string, Facts>;
  /** The last deed that can be taken back. */
  last: Deed | undefined;
  busy: boolean;
  error: unknown;
  perform: (
    uuids: readonly string[],
    order: Order,
    textOf: (outcome: Outcome) => string,
  ) => Promise<Outcome | undefined>;
  /** Takes the last deed back. */
  undo: () => Promise<Outcome | undefined>;
  undoEntry: (id: number) => Promise<Outcome | undefined>;
  /** Puts the last deed and the last failure out of sight. */
  dismiss: () => void;
  /** Lists that are loaded anew are newer than `facts`. */
  forget: () => void;
}>;

/** Deeds that can be taken back one after the other. */
const maxDeeds = 50;

const none: ReadonlyMap<string, Facts> = new Map();

export function useDeskOf(localId: string, me: Me): Desk {
  const [facts, setFacts] = useState(none);
  const [deeds, setDeeds] = useState<readonly Deed[]>([]);
  const [state, setState] = useState<Readonly<{ busy: boolean; error: unknown }>>({ busy: false, error: undefined });
  const isRunning = useRef(false);

  /** One thing at a time; then reads how the segments are. */
  const run = useCallback(async (work: () => Promise<Outcome>): Promise<Outcome | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setState({ busy: true, error: undefined });
    const outcome = await work();
    const touched = [...outcome.changed, ...outcome.unchanged];
    // What was done is done, whether or not it can be read again.
    const read = await readFacts(touched).catch(() => none);
    setFacts((before) => new Map([...before, ...read]));
    isRunning.current = false;
    setState({ busy: false, error: outcome.error });
    return outcome;
  }, []);

  const perform = useCallback<Desk["perform"]>(
    async (uuids, order, textOf) => {
      const outcome = await run(() => carryOut(localId, uuids, order));
      if (outcome === undefined) return undefined;
      const { reversal } = outcome;
      if (reversal.entries.length + reversal.votes.length > 0)
        setDeeds((before) => [...before, { text: textOf(outcome), reversal }].slice(-maxDeeds));
      return outcome;
    },
    [localId, run],
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
      const outcome = await run(() => takeBack(localId, { entries: [id], votes: [] }));
      setDeeds((before) => before.filter(({ reversal }) => !reversal.entries.includes(id)));
      return outcome;
    },
    [localId, run],
  );
  const dismiss = useCallback(() => {
    setDeeds([]);
    setState(({ busy }) => ({ busy, error: undefined }));
  }, []);
  const forget = useCallback(() => setFacts(none), []);
  return useMemo(
    () => ({ localId, me, facts, last, ...state, perform, undo, undoEntry, dismiss, forget }),
    [localId, me, facts, last, state, perform, undo, undoEntry, dismiss, forget],
  );
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** Only below the page that provides it. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error("There is no desk around this component.");
  return desk;
}
