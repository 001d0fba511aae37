import { settlesWithin } from "@segmark/database/pause";
import type { Tools } from "./tools.ts";

/** Minimum time to wait until an outcome is recorded, in ms. */
export const minWriteMs = 1000;

/** What could not be stopped; `ended` resolves when it has ended on its own. */
export type StillRunning = Readonly<{ ended: Promise<void> }>;

/**
 * Stops the code of a run whose signal has aborted: its statements are killed, and it cannot send others.
 * @param code settles with the code, and never rejects; `isBroken` when a part of it has failed that another part may
 *   wait for, so that it may never end
 * @param write records how it ended, and never rejects; a cluster blocks it during a schema change
 * @returns what could not be stopped: a statement that the server does not kill, or code that ignores the signal
 */
export async function stopCode(
  { own, work }: Tools,
  { code, isBroken }: Readonly<{ code: Promise<unknown>; isBroken: boolean }>,
  write: () => Promise<void>,
): Promise<StillRunning | undefined> {
  const { storage, pause, graceMs } = own;
  let ended = false;
  const end = code.then(() => {
    ended = true;
  });
  const [busy] = await Promise.all([
    // If it is unknown whether they ended, assume that they still run.
    storage.kill(work.threads(), { limitMs: graceMs, ended: () => ended }).catch(() => work.threads()),
    settlesWithin(graceMs, pause, end),
  ]);
  await work.abandon(busy); // an open transaction would keep its locks
  const written = write();
  if ((await settlesWithin(Math.max(graceMs, minWriteMs), pause, written)) && (ended || isBroken) && busy.length === 0)
    return undefined;
  const rest = end.then(async () => {
    await work[Symbol.asyncDispose]();
    await storage.untilIdle(work.threads()).catch(() => undefined);
  });
  return { ended: Promise.all([rest, written]).then(() => undefined) };
}
