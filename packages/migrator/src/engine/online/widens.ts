/** What SHOW FULL COLUMNS says of a column. */
export type Column = Readonly<{
  Field: string;
  Type: string;
  Collation: string | null;
  Null: "YES" | "NO";
  Default: string | null;
  Extra: string;
}>;

type Rule = (before: string, after: string) => boolean;

const ranks = {
  integer: ["tinyint", "smallint", "mediumint", "int", "bigint"],
  text: ["tinytext", "text", "mediumtext", "longtext"],
  blob: ["tinyblob", "blob", "mediumblob", "longblob"],
  real: ["float", "double"],
};
const baseOf = (type: string): string => /^\w+/.exec(type)?.[0] ?? "";
const numbersOf = (type: string): number[] => [...(/\(([\d,]+)\)/.exec(type)?.[1] ?? "0").split(",")].map(Number);
const isUnsigned = (type: string): boolean => type.includes("unsigned");
const lengthOf = (type: string): number => numbersOf(type)[0] ?? 0;

const grows =
  (names: readonly string[]): Rule =>
  (before, after) => {
    const [from, to] = [names.indexOf(baseOf(before)), names.indexOf(baseOf(after))];
    return from >= 0 && to >= from && isUnsigned(before) === isUnsigned(after);
  };
const longer =
  (...names: readonly string[]): Rule =>
  (before, after) =>
    names.includes(baseOf(before)) && baseOf(before) === baseOf(after) && lengthOf(after) >= lengthOf(before);
const decimal: Rule = (before, after) => {
  if (baseOf(before) !== "decimal" || baseOf(after) !== "decimal" || isUnsigned(before) !== isUnsigned(after))
    return false;
  const [[digits = 0, scale = 0], [newDigits = 0, newScale = 0]] = [numbersOf(before), numbersOf(after)];
  return newScale >= scale && newDigits - newScale >= digits - scale;
};
const moreValues: Rule = (before, after) => {
  if (!["enum", "set"].includes(baseOf(before)) || baseOf(before) !== baseOf(after)) return false;
  const valuesOf = (type: string): string[] => type.match(/'(?:[^']|'')*'/g) ?? [];
  return valuesOf(before).every((value) => valuesOf(after).includes(value));
};

const rules: readonly Rule[] = [
  (before, after) => before === after,
  grows(ranks.integer),
  grows(ranks.text),
  grows(ranks.blob),
  grows(ranks.real),
  longer("varchar", "char", "varbinary", "datetime", "timestamp", "time"),
  decimal,
  moreValues,
];

const charsetOf = ({ Collation: collation }: Column): string => collation?.split("_")[0] ?? "";
const subsets = new Set(["ascii", "latin1", "utf8", "utf8mb3"]);

/** Characters take more bytes in utf8mb4; lengths of texts are in bytes. */
function keepsCharacters(before: Column, after: Column): boolean {
  const [from, to] = [charsetOf(before), charsetOf(after)];
  if (from === to) return true;
  const fits = !ranks.text.includes(baseOf(before.Type)) || baseOf(before.Type) !== baseOf(after.Type);
  return to === "utf8mb4" && subsets.has(from) && fits;
}

/**
 * Whether any value of a column fits in what it becomes. What this does not know is false: it decides whether a program
 * that cuts values silently may copy them.
 */
export const widens = (before: Column, after: Column): boolean =>
  (before.Null === after.Null || after.Null === "YES") &&
  keepsCharacters(before, after) &&
  rules.some((rule) => rule(before.Type.toLowerCase(), after.Type.toLowerCase()));
