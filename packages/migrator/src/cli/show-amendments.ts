import { isNullOr, isText, isTexts } from "../protocol/transport/fields.ts";
import { printable, table } from "./table.ts";

type Amendment = Readonly<{
  changes: readonly Readonly<{ migration: string; change: string; detail: string | null }>[];
  remarks: readonly string[];
}>;
type Amendments = Readonly<{ written: boolean; leaders: Readonly<Record<string, Amendment>> }>;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isChange = (value: unknown): boolean =>
  isFields(value) && isText(value["migration"]) && isText(value["change"]) && isNullOr(isText, value["detail"]);
const isAmendment = (value: unknown): boolean =>
  isFields(value) && Array.isArray(value["changes"]) && value["changes"].every(isChange) && isTexts(value["remarks"]);
const isAmendments = (body: unknown): body is Amendments =>
  isFields(body) &&
  typeof body["written"] === "boolean" &&
  isFields(body["leaders"]) &&
  Object.values(body["leaders"]).every(isAmendment);

/** Undefined when the response is not from a migration manager. */
export const amendmentsIn = (body: unknown): Amendments | undefined => (isAmendments(body) ? body : undefined);

/** What changed or would change on each leader, what to know of it, and how to do it. */
export function amendmentsText({ written, leaders }: Amendments): string {
  const rows = Object.entries(leaders).flatMap(([leader, { changes }]) =>
    changes.map(({ migration, change, detail }) => [
      leader,
      change,
      [migration, ...(detail === null ? [] : [detail])].join(": "),
    ]),
  );
  const remarks = Object.entries(leaders).flatMap(([leader, own]) =>
    own.remarks.map((remark) => `${leader}: ${remark}`),
  );
  const next = written ? "Done." : "Nothing was changed. Repeat with --yes to do it.";
  return [
    rows.length === 0 ? "Nothing is to be changed." : table(["leader", "change", "migration"], rows),
    ...remarks.map(printable),
    ...(rows.length === 0 ? [] : [next]),
  ].join("\n");
}
