import { styleText } from "node:util";
import { Failure } from "@segmark/openapi/internal/cli/failure";
import { printable } from "@segmark/openapi/internal/cli/printable";
import { examine } from "../../doctor/doctor.ts";
import type { Finding } from "../../doctor/finding.ts";

const styles = { ok: "green", warning: "yellow", problem: "red" } as const;

function lines({ check, level, text, remedy }: Finding): string {
  const head = styleText(styles[level], level.padEnd(7), { stream: process.stdout });
  const first = `${head}  ${check.padEnd(13)}  ${printable(text)}\n`;
  return remedy === undefined ? first : `${first}${" ".repeat(24)}→ ${printable(remedy)}\n`;
}

const counted = (number: number, what: string): string => `${number} ${what}${number === 1 ? "" : "s"}`;

/**
 * Prints what was found, one line for what is right or wrong and one for what to do.
 * Shape   with `json`: `{ "ok": …, "findings": [{ "check", "level", "text", "remedy" }] }`
 * Errors  `Failure` when there is a problem
 */
export async function runDoctor({ json = false }: Readonly<{ json?: boolean }>): Promise<void> {
  const findings = await examine(process.env);
  const count = (level: Finding["level"]): number => findings.filter((one) => one.level === level).length;
  const summary = `${counted(count("problem"), "problem")}, ${counted(count("warning"), "warning")}`;
  const isWell = count("problem") === 0;
  if (json) process.stdout.write(`${JSON.stringify({ ok: isWell, findings }, undefined, 2)}\n`);
  else process.stdout.write(findings.map(lines).join(""));
  if (!isWell) throw new Failure(`${summary}.`);
  if (!json) process.stdout.write(`${summary}.\n`);
}
