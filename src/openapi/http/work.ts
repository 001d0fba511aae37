import { AsyncLocalStorage } from "node:async_hooks";

/** A unit of work of the process: a request, or a webhook delivery being handled. */
export type Work = Readonly<{
  /** For the log. */
  about: Readonly<{ id: string } | { delivery: string }>;
  /** Aborts the work, because what it is waiting for will never come. */
  abandon?: () => void;
}>;

const current = new AsyncLocalStorage<Work>();

/** The current work, also from within an uncaught exception; undefined if there is none. */
export const currentWork = (): Work | undefined => current.getStore();

/** Associates everything that is done and started from here on with this work. */
export const enterWork = (work: Work): void => current.enterWith(work);

/** Runs `run`, and everything it starts, as part of this work. */
export const asWork = <T>(work: Work, run: () => T): T => current.run(work, run);
