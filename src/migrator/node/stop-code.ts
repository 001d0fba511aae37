import { type Pause, within } from "../runner/pause.ts";
import type { Tools } from "./tools.ts";

/** So long an outcome waits for being written down. */
const writeMs = 1000;

/** Settles when what could not be stopped has ended by itself. */
export type Remains = Readonly<{ ended: Promise<void> }>;

const late = (): Error => new Error("It takes too long.");

/** Whether it settles in time; else it goes on unwatched. */
const settlesWithin = (limitMs: number, work: Promise<void>, pause: Pause): Promise<boolean> =>
  within(limitMs, pause, work, late).then(
    () => true,
    () => false,
  );

/**
 * Stops the code of a run whose signal has aborted: its statements are killed, and it cannot begin others.
 * @param code settles with the code, and never rejects
 * @param write writes down how it ended, and never rejects; a cluster keeps it waiting while its schema is changed
 * @returns what could not be stopped: a statement that the server does not end, or code that does not listen
 */
export async function stopCode(
  { own, work }: Tools,
  code: Promise<unknown>,
  write: () => Promise<void>,
): Promise<Remains | undefined> {
  const { storage, pause, graceMs } = own;
  let ended = false;
  const end = code.then(() => {
    ended = true;
  });
  const [busy] = await Promise.all([
    // Where nobody can tell whether they ended, they may go on.
    storage.kill(work.threads(), { limitMs: graceMs, ended: () => ended }).catch(() => work.threads()),
    settlesWithin(graceMs, end, pause),
  ]);
  await work.abandon(busy); // an open transaction would keep others from its tables
  const written = write();
  if ((await settlesWithin(writeMs, written, pause)) && ended && busy.length === 0) return undefined;
  const rest = end.then(async () => {
    await work[Symbol.asyncDispose]();
    await storage.untilIdle(work.threads()).catch(() => undefined);
  });
  return { ended: Promise.all([rest, written]).then(() => undefined) };
}
