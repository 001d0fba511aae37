import { printable } from "@segmark/openapi/internal/cli/printable";
import type { SnapshotProgress } from "../../dumps/import/snapshot-worker.ts";

/** What a command that follows says: a line each, a sentence for people and JSON for programs. */
export type FollowReport = Readonly<{
  snapshot: (event: "begins" | "is loaded") => void;
  progress: (progress: SnapshotProgress) => void;
  /** Said once a second while there is more. `changes`: of a page */
  page: (page: Readonly<{ changes: number; isLast: boolean }>) => void;
  leftOut: (tables: readonly string[]) => void;
  failure: (reason: string) => void;
  recovery: () => void;
}>;

const everyMs = 1000;

/** @param isForPeople whether standard output is a terminal */
export function followReport(isForPeople = process.stdout.isTTY === true): FollowReport {
  const say = (sentence: string, event: object): void =>
    void process.stdout.write(`${isForPeople ? printable(sentence) : JSON.stringify(event)}\n`);
  let changes = 0;
  let saidAt = performance.now();
  let wasInStep = false;
  return {
    snapshot: (event) =>
      event === "begins"
        ? say("A snapshot is loaded.", { event: "snapshot" })
        : say("The snapshot is in place.", { event: "loaded" }),
    progress: ({ table, rows, bytes, total }) => {
      const share = total === undefined || total === 0 ? "" : `, ${Math.round((bytes / total) * 100)} %`;
      say(`${table}: ${rows} rows${share}`, { event: "progress", table, rows, bytes, total });
    },
    page: ({ changes: some, isLast }) => {
      changes += some;
      const isNews = changes > 0 || !wasInStep;
      const isDue = performance.now() - saidAt >= everyMs || (isLast && !wasInStep);
      wasInStep = isLast;
      if (!(isNews && isDue)) return;
      const state = isLast ? "in step" : "there are more";
      say(`${changes} changes, ${state}`, { event: "changes", changes, inStep: isLast });
      changes = 0;
      saidAt = performance.now();
    },
    leftOut: (tables) =>
      say(`Left out, since only a later version knows them: ${tables.join(", ")}`, { event: "left-out", tables }),
    failure: (reason) => say(`It is tried again: ${reason}`, { event: "failed", reason }),
    recovery: () => say("It works again.", { event: "recovered" }),
  };
}
