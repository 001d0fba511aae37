import { type Pause, realPause } from "@segmark/database/pause";
import { type Status, statusIn } from "./response-checks.ts";
import type { Service } from "./service.ts";
import { activity } from "./show-status.ts";
import { printable } from "./table.ts";

/** Output stream; a terminal has columns and can redraw lines. */
export type Screen = Readonly<{ isTTY?: boolean; columns?: number; write(text: string): unknown }>;

const firstPollMs = 250;
const pollMs = 1000;
/** Without a terminal, how often a leader is reported again while its migration is the same, in ms. */
const repeatMs = 30_000;

type Line = Readonly<{ leader: string; name: string | null; text: string }>;

const linesOf = ({ replicasets }: Status): Line[] =>
  replicasets.map((one) => {
    const leader = one.leader ?? one.name;
    const left = one.state?.pending.length ?? 0;
    const wait = one.state?.running?.waiting;
    const text = `${leader}  ${activity(one)}${left > 0 ? `, ${left} pending` : ""}${wait == null ? "" : `. ${wait.detail}`}`;
    return { leader, name: one.state?.running?.name ?? null, text: printable(text) };
  });

/** One line per leader, redrawn in place. */
function terminal(screen: Screen) {
  let drawnLines = 0;
  const wipe = (): void => {
    if (drawnLines > 0) screen.write(`\u001b[${drawnLines}A\u001b[J`);
    drawnLines = 0;
  };
  const show = (lines: readonly Line[]): void => {
    wipe();
    const width = screen.columns ?? 80;
    for (const { text } of lines) screen.write(`${text.slice(0, width - 1).trimEnd()}\n`);
    drawnLines = lines.length;
  };
  return { show, end: wipe };
}

/** A new line when a leader starts a migration, repeated from time to time. */
function lineLog(screen: Screen) {
  const reported = new Map<string, Readonly<{ name: string; at: number }>>();
  const show = (lines: readonly Line[], now = performance.now()): void => {
    for (const { leader, name, text } of lines) {
      const before = reported.get(leader);
      if (name === null || (before?.name === name && now - before.at < repeatMs)) continue;
      reported.set(leader, { name, at: now });
      screen.write(`${text}\n`);
    }
  };
  return { show, end: () => undefined };
}

/** Shows the progress of every leader for the duration of the call. A status that cannot be read is skipped. */
export async function watch<T>(
  service: Service,
  screen: Screen,
  call: Promise<T>,
  pause: Pause = realPause,
): Promise<T> {
  const { show, end } = screen.isTTY === true ? terminal(screen) : lineLog(screen);
  const done = new AbortController();
  const { signal } = done;
  const poll = async (): Promise<void> => {
    for (let wait = firstPollMs; !signal.aborted; wait = pollMs) {
      await pause(wait, signal);
      if (signal.aborted) return;
      const status = await service.status(signal).then(
        ({ body }) => statusIn(body),
        () => undefined,
      );
      if (status !== undefined && !signal.aborted) show(linesOf(status));
    }
  };
  poll().catch(() => undefined); // a failure to show progress does not affect the result
  try {
    return await call;
  } finally {
    done.abort();
    end();
  }
}
