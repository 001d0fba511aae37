import type { EventModel, EventSpec } from "../document/events/events.ts";
import type { Model } from "../document/model/model.ts";
import { byCodePoint, textOf } from "../document/tree/json.ts";
import { walk } from "../document/tree/walk.ts";
import { unescapeStep } from "../operation/json-pointer.ts";

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").trim();
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(" | ")} |\n`).join("");

/** Documentation table of problems, by status and code. */
export function problemTable({ problems }: Model): string {
  const sorted = [...problems].sort((a, b) => a.status - b.status || byCodePoint(a.code, b.code));
  return table(
    ["Status", "Code", "Text", "Meaning"],
    sorted.map(({ status, code, detail, description }) => [String(status), `\`${code}\``, detail, description]),
  );
}

/** Documentation table of operations, by path and method. */
export function operationTable({ operations }: Model): string {
  const sorted = [...operations].sort((a, b) => byCodePoint(a.path, b.path) || byCodePoint(a.method, b.method));
  const note = (aliasOf: string | undefined, deprecated: boolean): string =>
    `${aliasOf === undefined ? "" : ` (alias of \`${aliasOf}\`)`}${deprecated ? " (deprecated)" : ""}`;
  return table(
    ["Request", "Operation", "What it does"],
    sorted.map(({ method, path, operationId, summary, aliasOf, deprecated }) => [
      `\`${method.toUpperCase()} ${path}\``,
      `\`${operationId}\``,
      `${summary}${note(aliasOf, deprecated)}`,
    ]),
  );
}

/** Documentation table of published types that are wider than what is sent, and why (`x-wider`). */
export function widerTable({ published }: Model): string {
  const rows: [string, string][] = [];
  walk(published, "document", "#", (node, _kind, pointer) => {
    const reason = textOf(node["x-wider"]);
    if (reason !== undefined) rows.push([`\`${placeOf(pointer)}\``, reason]);
  });
  return table(["Where", "Why the type says less"], rows);
}

/** `Segment.category` of a shared schema, `GET /api/userID 200` of a reply. */
function placeOf(pointer: string): string {
  const [section, ...steps] = pointer.split("/").slice(1).map(unescapeStep);
  const names = steps.filter((step) => step !== "properties");
  if (section === "components")
    return names
      .slice(1)
      .join(".")
      .replace(/\.content\..*/, "");
  const [path, method, part, name] = names;
  return `${String(method).toUpperCase()} ${path} ${part === "responses" ? name : part}`;
}

/** Documentation table of webhook events, by name. */
export function eventTable({ events }: EventModel): string {
  const sorted = [...events].sort((a, b) => byCodePoint(a.name, b.name));
  return table(
    ["Event", "Actions", "What happened", "Payload"],
    sorted.map((event) => [
      `\`${event.name}\``,
      event.actions.length === 0 ? "-" : event.actions.map((action) => `\`${action}\``).join(", "),
      event.description,
      keysOf(event).join(", "),
    ]),
  );
}

/** The keys of an event's payloads: first the required ones, then the optional ones with a question mark. */
function keysOf({ own, payloads }: EventSpec): string[] {
  const all = own === undefined ? payloads : [own];
  const keys = [...new Set(all.flatMap(({ properties }) => Object.keys(properties)))];
  const isRequired = (key: string): boolean => all.every(({ required }) => required.includes(key));
  return [
    ...(payloads.length > 0 ? ["`action`"] : []),
    ...keys.filter(isRequired).map((key) => `\`${key}\``),
    ...keys.filter((key) => !isRequired(key)).map((key) => `\`${key}\`?`),
  ];
}

/**
 * Inserts a table between `<!-- generated:name -->` and `<!-- /generated -->`. Undefined for a text without these
 * markers.
 */
export function fillMarker(text: string, name: string, content: string): string | undefined {
  const [start, end] = [`<!-- generated:${name} -->`, "<!-- /generated -->"];
  const from = text.indexOf(start);
  const to = from < 0 ? -1 : text.indexOf(end, from);
  return to < 0 ? undefined : `${text.slice(0, from + start.length)}\n${content}${text.slice(to)}`;
}
