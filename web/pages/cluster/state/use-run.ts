import { useRef, useState } from "preact/hooks";
import type { NamesByLeader } from "../requests.ts";

/** Something that an operator started: under way, done, or failed. `kind` says what. */
export type Outcome<Kind extends string> = Readonly<
  { kind: Kind } & (
    | { state: "running" }
    | { state: "done"; names: NamesByLeader }
    | { state: "failed"; error: unknown }
  )
>;

export type Runs<Kind extends string> = Readonly<{ outcome: Outcome<Kind> | undefined; start: (kind: Kind) => void }>;

/** Keeps the last thing that was started. @param onEnd called when it is over */
export function useRun<Kind extends string>(
  works: Readonly<Record<Kind, () => Promise<NamesByLeader>>>,
  onEnd: () => void,
): Runs<Kind> {
  const [outcome, setOutcome] = useState<Outcome<Kind>>();
  const turn = useRef(0);
  const start = (kind: Kind): void => {
    const own = ++turn.current;
    const end = (ended: Outcome<Kind>): void => {
      if (own === turn.current) setOutcome(ended);
      onEnd();
    };
    setOutcome({ kind, state: "running" });
    works[kind]().then(
      (names) => end({ kind, state: "done", names }),
      (error: unknown) => end({ kind, state: "failed", error }),
    );
  };
  return { outcome, start };
}
