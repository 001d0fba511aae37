import { printable } from "../printable.ts";
import type { Change } from "./change.ts";

const maxValue = 60;
const maxOperations = 3;
const verbs = { add: "added", remove: "removed", replace: "changed" } as const;

/** Both kinds of changes for people; the same change in several operations is one line. */
export function changeText({
  breaking,
  other,
}: Readonly<{ breaking: readonly Change[]; other: readonly Change[] }>): string {
  if (breaking.length + other.length === 0) return "No changes.\n";
  return [section("Breaking", breaking), section("Other", other)].filter((text) => text !== "").join("\n");
}

function section(title: string, changes: readonly Change[]): string {
  const groups = Map.groupBy(changes, sentence);
  const lines = [...groups].map(([text, same]) => `  ${text}${places(same.map(({ operation }) => operation))}\n`);
  return lines.length === 0 ? "" : `${title}:\n${lines.join("")}`;
}

function sentence({ place, action, before, after }: Change): string {
  const one = action === "add" ? after : before;
  // Single values are shown, such as of an enum; larger parts only by their location.
  const value = typeof one === "object" ? "" : `: ${short(one)}`;
  const values = action === "replace" ? `: ${short(before)} -> ${short(after)}` : value;
  return printable(`${verbs[action]} ${place || "it"}${values}`);
}

function places(operations: readonly string[]): string {
  const names = [...new Set(operations)].filter((name) => name !== "");
  if (names.length === 0) return "";
  const more = names.length > maxOperations ? ` and ${names.length - maxOperations} more` : "";
  return `  (${names.slice(0, maxOperations).map(printable).join(", ")}${more})`;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > maxValue ? `${text.slice(0, maxValue)}…` : text;
}
