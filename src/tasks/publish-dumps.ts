import { periodicTask } from "@segmark/database/periodic-task";
import { type Publishing, publishIfDue } from "../dumps/publish/publisher.ts";

/**
 * `onPublished`: a new dump is there, of so many bytes; `mayPublish`: whether this database has the rows that are to be
 * published.
 */
export type PublishDumpsOptions = Publishing &
  Readonly<{
    now: () => number;
    mayPublish?: (() => Promise<boolean>) | undefined;
    onPublished: (dump: Readonly<{ lastUpdated: number; bytes: number }>) => void;
    onError: (error: unknown) => void;
    /** Milliseconds between looks at the last dump. */
    interval?: number;
  }>;

const minute = 60_000;

/** Publishes dumps at regular times, from now until it is disposed of. A failure is tried again at the next look. */
export function publishDumps({
  now,
  mayPublish,
  onPublished,
  onError,
  interval = minute,
  ...publishing
}: PublishDumpsOptions): AsyncDisposable {
  return periodicTask({
    interval,
    atOnce: true,
    onError,
    round: async (stopped) => {
      if ((await mayPublish?.()) === false) return;
      const outcome = await publishIfDue(publishing, { now: now(), stopped });
      if (outcome.kind === "published") onPublished({ lastUpdated: outcome.lastUpdated, bytes: outcome.bytes });
      if (outcome.kind === "failed" && !stopped.aborted) throw new Error(outcome.error);
    },
  });
}
