/** A construct for which the generator cannot emit correct code: its place, the reason with the remedy, and the operations that need it. */
export type Refusal = Readonly<{
  file: string;
  /** A JSON pointer with leading `#`. */
  pointer: string;
  reason: string;
  /** The operationIds that cannot be generated because of it; undefined if that is not known. */
  operations?: readonly string[];
}>;

const maxPlaces = 5;
const maxReasons = 100;
const maxOperations = 12;

/**
 * Refusals as text: each reason once, with its places and the operations that need them. Of many, the first ones and their number; a single one is
 * its place and its reason.
 */
export function reportOf(refusals: readonly Refusal[]): string {
  const groups = [...Map.groupBy(refusals, ({ reason }) => reason)];
  const texts = groups.slice(0, maxReasons).map(([reason, group]) => groupText(reason, group));
  return [...texts, ...rest(groups.length - maxReasons, "more reasons"), ...remedy(refusals)].join("\n");
}

const rest = (count: number, noun: string): string[] => (count > 0 ? [`and ${count} ${noun}`] : []);

function groupText(reason: string, group: readonly Refusal[]): string {
  const places = [...new Set(group.map(({ file, pointer }) => `${file} ${pointer}`))];
  const listed = [...places.slice(0, maxPlaces), ...rest(places.length - maxPlaces, "more places")];
  const operations = operationsOf(group);
  return [...listed, `  ${reason}`, ...(operations === undefined ? [] : [`  ${neededBy(operations)}`])].join("\n");
}

function operationsOf(group: readonly Refusal[]): readonly string[] | undefined {
  const known = group.flatMap(({ operations }) => (operations === undefined ? [] : [operations]));
  return known.length === 0 ? undefined : [...new Set(known.flat())];
}

function neededBy(operations: readonly string[]): string {
  if (operations.length === 0) return "No operation needs it.";
  const names = [...operations.slice(0, maxOperations), ...rest(operations.length - maxOperations, "more")];
  return `Needed by ${names.join(", ")}.`;
}

/** How to generate the rest of the document. */
function remedy(refusals: readonly Refusal[]): string[] {
  const operations = operationsOf(refusals);
  if (operations === undefined || refusals.some((refusal) => refusal.operations === undefined)) return [];
  if (operations.length === 0) return ['To leave out what no operation needs: --only "/*"'];
  const flags = operations.slice(0, maxOperations).map((id) => `--skip ${/^[\w./-]+$/.test(id) ? id : `'${id}'`}`);
  const more = rest(operations.length - maxOperations, "more operations");
  return [`To generate the rest: ${[...flags, ...more].join(" ")}`];
}
