import type { BodyField } from "../operation.ts";
import { unescapeStep } from "./json-pointer.ts";
import { invalid, maxNames, missing, notAllowed, type ValidationIssue } from "./validation-issue.ts";
import type { ValidationError } from "./validator.ts";

/** Converts validation errors of a body to messages. */
export type BodyFaults = (errors: readonly ValidationError[]) => ValidationIssue[];

/** `unknownKey`: one that is not allowed at the location. */
type FaultLocation = Readonly<{
  order: number;
  isMissing: boolean;
  label: string;
  path: string;
  field: BodyField;
  unknownKey: unknown;
}>;

const undescribed: BodyField = {
  path: "",
  expected: "as the specification says",
  refusal: undefined,
  refusalCode: undefined,
};

/** Further errors are ignored; nobody fixes more than this at once. */
const maxErrors = 100;
/**
 * Orders `segments[2]` before `segments[10]`. Created lazily: it takes longer than setting up ten operations, and most processes see no invalid body.
 */
const labelOrder = (): Intl.Collator => new Intl.Collator("en", { numeric: true });

/**
 * Prepared once per operation. Labels consist of names from the specification and indexes, never of client input;
 * of keys that are not allowed, those that look harmless are named.
 */
export function bodyFaults(
  fields: readonly BodyField[],
  nameOf: (label: string) => string = (label) => (label === "" ? "body" : label),
): BodyFaults {
  let order: Intl.Collator | undefined;
  const compare = (a: string, b: string): number => {
    order ??= labelOrder();
    return order.compare(a, b);
  };
  const byPath = new Map(fields.map((field, order) => [field.path, { field, order }]));
  const inheritedRefusal = (path: string): BodyField | undefined => {
    for (let current = path; ; current = current.replace(/(?:\[\]|\.?[^.[\]]+)$/, "")) {
      const field = byPath.get(current)?.field;
      if (field?.refusal !== undefined) return field;
      if (current === "") return undefined;
    }
  };

  /** Follows a path of the request as far as it is described by the specification. */
  const locate = (steps: readonly string[]): Readonly<{ path: string; label: string; whole: boolean }> => {
    let [path, label] = ["", ""];
    for (const step of steps) {
      const dot = path === "" ? "" : ".";
      if (/^\d+$/.test(step) && byPath.has(`${path}[]`)) [path, label] = [`${path}[]`, `${label}[${step}]`];
      else if (byPath.has(`${path}${dot}${step}`)) [path, label] = [`${path}${dot}${step}`, `${label}${dot}${step}`];
      else if (byPath.has(`${path}${dot}*`)) [path, label] = [`${path}${dot}*`, `${label}${dot}*`];
      else return { path, label, whole: false };
    }
    return { path, label, whole: true };
  };

  const knownKeys = (path: string): readonly string[] =>
    fields
      .map((field) => field.path)
      .filter((other) => other !== path && other.startsWith(path === "" ? "" : `${path}.`))
      .map((other) => (path === "" ? other : other.slice(path.length + 1)))
      .filter((rest) => rest !== "" && !/[.*]|\[\]/.test(rest));

  const locationOf = ({ instancePath, keyword, params }: ValidationError): FaultLocation => {
    const steps = instancePath.split("/").slice(1).map(unescapeStep);
    const place = locate(keyword === "required" ? [...steps, String(params["missingProperty"])] : steps);
    const own = byPath.get(place.path);
    const inherited = inheritedRefusal(place.path);
    return {
      order: own?.order ?? fields.length,
      isMissing: keyword === "required" && place.whole,
      label: nameOf(place.label),
      path: place.path,
      field: {
        ...(own?.field ?? undescribed),
        ...expectation(params["choices"]),
        refusal: inherited?.refusal,
        refusalCode: inherited?.refusalCode,
      },
      unknownKey: place.whole ? (params["additionalProperty"] ?? params["unevaluatedProperty"]) : undefined,
    };
  };

  return (errors) => {
    const byLabel = new Map<string, FaultLocation>();
    const unknown = new Map<string, unknown[]>();
    for (const error of errors.slice(0, maxErrors)) {
      const location = locationOf(error);
      const { label, unknownKey } = location;
      if (unknownKey !== undefined) unknown.set(label, [...(unknown.get(label) ?? []), unknownKey]);
      if (!byLabel.has(label)) byLabel.set(label, location);
    }
    return [...byLabel.values()]
      .sort((a, b) => a.order - b.order || compare(a.label, b.label))
      .map(({ isMissing, label, path, field, unknownKey }) => {
        if (isMissing) return missing(label, field);
        if (unknownKey === undefined) return invalid(label, field);
        return notAllowed(label, unknown.get(label) ?? [], knownKeys(path), field);
      });
  };
}

/** What a field must be according to the choice that it decides. */
const expectation = (choices: unknown): { expected?: string } => {
  if (!Array.isArray(choices)) return {};
  const texts = [...new Set(choices.map((value) => (typeof value === "string" ? value : JSON.stringify(value))))];
  return { expected: texts.length === 1 ? String(texts[0]) : `one of ${texts.slice(0, maxNames).join(", ")}` };
};
