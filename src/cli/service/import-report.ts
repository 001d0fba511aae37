import { printable } from "@segmark/openapi/internal/cli/printable";
import type { LoadProgress } from "../../dumps/import/load.ts";
import type { ImportState } from "../../dumps/import/state.ts";

/**
 * What became of the rows: they took effect, they were only looked at, or they did not take effect, since a file is not
 * whole.
 */
export type ImportEnd = "done" | "trial" | "refused";

/**
 * How an import reports its progress: a line that is rewritten on a terminal, and a line of JSON a second otherwise.
 */
export type ImportReport = Readonly<{
  progress: (progress: LoadProgress, state: ImportState) => void;
  step: (name: string) => void;
  totals: (users: number) => void;
  done: (state: ImportState, reasons: ReadonlyMap<string, number>, end: ImportEnd) => void;
}>;

const everyMs = { terminal: 200, program: 1000 };
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

const rowsOf = ({ files }: ImportState) => files.reduce((sum, { rows }) => sum + rows, 0);
const rejectsOf = ({ files }: ImportState) => files.reduce((sum, { rejects }) => sum + rejects, 0);

const shortenedOf = ({ files }: ImportState) => files.reduce((sum, { shortened = 0 }) => sum + shortened, 0);

const cutOffOf = ({ files }: ImportState) =>
  files.flatMap(({ name, cutOff }) => (cutOff === undefined ? [] : [{ file: name, reason: cutOff }]));

/** Calls at most once in a while. */
function seldom(ms: number): (work: () => void) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (work) => {
    if (performance.now() - last < ms) return;
    last = performance.now();
    work();
  };
}

/** Rows and bytes a second since this process began. */
function rates() {
  let began: { at: number; rows: number; bytes: number; file: string } | undefined;
  return ({ file, bytes, total }: LoadProgress, state: ImportState) => {
    const rows = rowsOf(state);
    if (began?.file !== file.name) began = { at: performance.now(), rows, bytes, file: file.name };
    const seconds = (performance.now() - began.at) / 1000;
    const bytesPerSecond = (bytes - began.bytes) / seconds;
    const left = total === undefined || !(bytesPerSecond > 0) ? undefined : (total - bytes) / bytesPerSecond;
    return { rows, rowsPerSecond: seconds > 0 ? Math.round((rows - began.rows) / seconds) : 0, secondsLeft: left };
  };
}

function forPrograms(): ImportReport {
  const rate = rates();
  const often = seldom(everyMs.program);
  const print = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
  return {
    progress: (progress, state) =>
      often(() => {
        const { file, bytes, total } = progress;
        const { secondsLeft, ...figures } = rate(progress, state);
        const eta = secondsLeft === undefined ? {} : { secondsLeft: Math.round(secondsLeft) };
        print({
          event: "progress",
          file: file.name,
          table: file.table,
          bytes,
          total,
          ...figures,
          ...eta,
          rejects: rejectsOf(state),
        });
      }),
    step: (step) => print({ event: "step", step }),
    totals: (users) => often(() => print({ event: "totals", users })),
    done: (state, reasons, end) =>
      print({
        event: end === "refused" ? "refused" : "done",
        mode: state.mode,
        isTrial: end === "trial",
        files: state.files.map(({ name, table, rows, rejects, shortened }) => ({
          file: name,
          table,
          rows,
          rejects,
          shortened,
        })),
        rejects: rejectsOf(state),
        shortened: shortenedOf(state),
        reasons: Object.fromEntries(reasons),
        cutOff: cutOffOf(state),
      }),
  };
}

const barLength = 20;
function bar(bytes: number, total: number | undefined): string {
  if (total === undefined || total === 0) return megabytes(bytes);
  const share = Math.min(1, bytes / total);
  const filled = Math.round(share * barLength);
  return `[${"#".repeat(filled)}${".".repeat(barLength - filled)}] ${(share * 100).toFixed(1)} % of ${megabytes(total)}`;
}

function forPeople(): ImportReport {
  const rate = rates();
  const often = seldom(everyMs.terminal);
  const rewrite = (text: string): void => {
    const width = process.stderr.columns || 80;
    process.stderr.write(`\r\u001b[K${printable(text).slice(0, width - 1)}`);
  };
  return {
    progress: (progress, state) =>
      often(() => {
        const { rows, rowsPerSecond, secondsLeft } = rate(progress, state);
        const eta = secondsLeft === undefined ? "" : `, ${duration(secondsLeft)} left`;
        rewrite(
          `${progress.file.table} ${bar(progress.bytes, progress.total)} ${rows} rows, ${rowsPerSecond} rows/s, ${rejectsOf(state)} rejected${eta}`,
        );
      }),
    step: (step) => rewrite(`now: ${step}`),
    totals: (users) => often(() => rewrite(`totals of ${users} users`)),
    done: (state, reasons, end) => {
      process.stderr.write("\r\u001b[K");
      const lines = state.files.map(
        ({ name, table, rows, rejects, shortened = 0 }) =>
          `${printable(name)}: ${rows} rows of ${table}${shortened > 0 ? `, ${shortened} of them shortened` : ""}${rejects > 0 ? `, ${rejects} rejected` : ""}`,
      );
      const why = [...reasons].map(([reason, count]) => `  ${count} × ${printable(reason)}`);
      const cut = cutOffOf(state).map(({ file, reason }) => `${printable(file)} is not whole: ${printable(reason)}`);
      const what = end === "trial" ? ["Nothing was stored."] : [];
      process.stdout.write(`${[...lines, ...why, ...cut, ...what].join("\n")}\n`);
    },
  };
}

export const importReport = (): ImportReport => (process.stderr.isTTY === true ? forPeople() : forPrograms());
