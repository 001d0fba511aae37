import type { Weight } from "../../test/package/support/weight.ts";
import { tableOf } from "../table.ts";
import { type Answered, badRequests, loadRequests, summaryOf } from "./exchange.ts";
import type { Loaded } from "./measurement.ts";

/** All figures of a program. Units   `startMs`: ms */
export type Figures = Loaded &
  Readonly<{ name: string; lines: number; weight: Weight; startMs: number; answers: readonly Answered[] }>;

const factor = (value: number): string => value.toFixed(2);

/** The figures of all programs; the first one is what the others are compared with. */
export function figuresTable(all: readonly Figures[], ours: Figures): string {
  const requests = Object.keys(loadRequests);
  const rows = all.map(({ name, lines, weight, startMs, megabytes, rates }) => [
    name,
    String(lines),
    String(weight.packages),
    weight.megabytes.toFixed(1),
    startMs.toFixed(0),
    megabytes.toFixed(0),
    ...requests.flatMap((what) => {
      const [rate, own] = [rates[what], ours.rates[what]];
      if (rate === undefined || own === undefined) return ["-", "-", "-", "-"];
      const { value, ratio, cpuMicros = Number.NaN } = rate;
      return [value.toFixed(0), cpuMicros.toFixed(0), factor(ratio), factor(value / own.value)];
    }),
  ]);
  const names = requests.flatMap((what) => [`${what} 1/s`, "CPU µs", "of node:http", "of segmark"]);
  return tableOf(rows, ["", "lines", "packages", "MB", "start ms", "MB after load", ...names]);
}

const SHOWN = 160;

const cell = ({ status, type, text }: Answered): string =>
  `${status} ${type.split(";")[0]} ${text.slice(0, SHOWN).replaceAll(/\s+/g, " ").replaceAll("|", "\\|")}`;

/** A table for each bad request, with the answer of each program. */
export const answersTables = (all: readonly Figures[]): string =>
  badRequests
    .map(({ what }, at) => {
      const rows = all.flatMap(({ name, answers }) => {
        const answer = answers[at];
        return answer === undefined ? [] : [[name, cell(answer)]];
      });
      return tableOf(rows, [what, "status, type, beginning of the body"]);
    })
    .join("\n\n");

/** The statuses of all programs at a glance. */
export const statusTable = (all: readonly Figures[]): string =>
  tableOf(
    badRequests.map(({ what }, at) => [
      what,
      ...all.map(({ answers }) => (answers[at] === undefined ? "-" : summaryOf(answers[at]))),
    ]),
    ["", ...all.map(({ name }) => name)],
  );
