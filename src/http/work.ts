import { AsyncLocalStorage } from "node:async_hooks";

/** What a process is busy with: a request, or a webhook delivery that it handles. */
export type Work = Readonly<{
  /** For the log. */
  about: Readonly<{ id: string } | { delivery: string }>;
  /** Ends it, because what it waits for will not come. */
  abandon?: () => void;
}>;

const current = new AsyncLocalStorage<Work>();

/** The work that led here, also from inside of a failure that nobody caught; undefined when there was none. */
export const currentWork = (): Work | undefined => current.getStore();

/** From now on everything that is done and begun here belongs to this work. */
export const enterWork = (work: Work): void => current.enterWith(work);

/** Runs `run`, and all that it begins, as a part of this work. */
export const asWork = <T>(work: Work, run: () => T): T => current.run(work, run);
