import type { Tools } from "./tools.ts";

/** Settles when what could not be stopped has ended by itself. */
export type Remains = Readonly<{ ended: Promise<void> }>;

/**
 * Stops the code of a run whose signal has aborted: its statements are killed, and it cannot begin others.
 * @param code settles with the code, and never rejects
 * @returns what could not be stopped: a statement that the server does not end, or code that does not listen
 */
export async function stopCode({ own, work }: Tools, code: Promise<unknown>): Promise<Remains | undefined> {
  const { storage, pause, graceMs } = own;
  const enough = new AbortController();
  let ended = false;
  const end = code.then(() => {
    ended = true;
  });
  const [busy] = await Promise.all([
    storage.kill(work.threads(), { limitMs: graceMs, ended: () => ended }),
    Promise.race([end, pause(graceMs, enough.signal)]),
  ]);
  enough.abort();
  await work.abandon(busy); // an open transaction would keep others from its tables
  if (ended && busy.length === 0) return undefined;
  return { ended: code.then(() => storage.untilIdle(work.threads())) };
}
