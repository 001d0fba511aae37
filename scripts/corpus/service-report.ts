import type { Generated } from "./generated.ts";
import type { Report } from "./report.ts";
import { type Outcome, serveExamples } from "./service.ts";
import { tableLine } from "./table.ts";

const widths = [44, 6, 8, 9, 11, 7, 8] as const;
const shown = 5;

/** Prints for each document how many of its operations were served with examples, and why the others were not. */
export function serviceReport(): Report {
  console.log(tableLine(["document", "tried", "served", "requests", "unsuitable", "failed", "CPU s"], widths));
  const all: Outcome[] = [];
  let documents = 0;
  const add = async (name: string, { model }: Generated, folder: string): Promise<void> => {
    const start = process.cpuUsage();
    const outcomes = await serveExamples(model, folder);
    const { user, system } = process.cpuUsage(start);
    all.push(...outcomes);
    const served = countOf(outcomes, "served");
    if (served > 0) documents += 1;
    const requests = outcomes.reduce((sum, outcome) => sum + outcome.requests, 0);
    const [unsuitable, failed] = [countOf(outcomes, "unsuitable"), countOf(outcomes, "failed")];
    const seconds = ((user + system) / 1e6).toFixed(1);
    console.log(tableLine([name, outcomes.length, served, requests, unsuitable, failed, seconds], widths));
    for (const verdict of ["failed", "unsuitable", "served"] as const) {
      const told = outcomes.filter((outcome) => outcome.verdict === verdict && outcome.remark !== "");
      const reasons = [...Map.groupBy(told, ({ remark }) => remark)].sort(([, a], [, b]) => b.length - a.length);
      for (const [reason, group] of reasons.slice(0, shown))
        console.log(`    ${group.length} ${verdict}: ${group[0]?.operationId}: ${reason}`);
      if (reasons.length > shown) console.log(`    … and ${reasons.length - shown} more reasons`);
    }
  };
  const end = (): boolean => {
    const failed = countOf(all, "failed");
    console.log(
      `\n${countOf(all, "served")} of ${all.length} operations of ${documents} documents served, ` +
        `${countOf(all, "unsuitable")} without a valid request or reply in the document, ${failed} failed`,
    );
    return failed === 0;
  };
  return { add, end };
}

const countOf = (outcomes: readonly Outcome[], verdict: Outcome["verdict"]): number =>
  outcomes.filter((outcome) => outcome.verdict === verdict).length;
