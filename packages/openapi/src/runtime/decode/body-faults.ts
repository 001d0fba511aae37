import { unescapeStep } from "../../operation/json-pointer.ts";
import type { BodyField } from "../../operation/operation.ts";
import {
  invalid,
  maxNames,
  missing,
  notAllowed,
  shownKey,
  undescribed as unworded,
  type ValidationIssue,
} from "./validation-issue.ts";
import type { ValidationError } from "./validator.ts";

/** Converts validation errors of a body to messages. */
export type BodyFaults = (errors: readonly ValidationError[]) => ValidationIssue[];

/**
 * - `place`       the label without what a client sent
 * - `fault`       more specific than what `field` expects; empty if not
 * - `unknownKey`  one that is not allowed at the location
 */
type FaultLocation = Readonly<{
  order: number;
  isMissing: boolean;
  label: string;
  place: string;
  path: string;
  field: BodyField;
  fault: string;
  unknownKey: unknown;
}>;

/** A location as far as the specification describes it. `whole`: whether it describes all of it. */
type Located = Readonly<{ path: string; label: string; place: string; whole: boolean }>;

const undescribed: BodyField = { path: "", ...unworded };

/** Further errors are ignored; these are enough to fix at once. */
const maxErrors = 100;
/**
 * Orders `segments[2]` before `segments[10]`. Created lazily: it takes longer than setting up ten operations, and most
 * processes see no invalid body.
 */
const labelOrder = (): Intl.Collator => new Intl.Collator("en", { numeric: true });

/**
 * Prepared once per operation. Labels consist of names from the specification and indexes; of keys that it does not
 * name, those that look harmless are shown.
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
  const locate = (steps: readonly string[]): Located => {
    let [path, label, place] = ["", "", ""];
    for (const step of steps) {
      const dot = path === "" ? "" : ".";
      const below = (ofPath: string, shown: string, known = shown): void => {
        [path, label, place] = [path + ofPath, label + shown, place + known];
      };
      if (/^\d+$/.test(step) && byPath.has(`${path}[]`)) below("[]", `[${step}]`);
      else if (byPath.has(`${path}${dot}${step}`)) below(dot + step, dot + step);
      else if (byPath.has(`${path}${dot}*`)) below(`${dot}*`, dot + shownKey(step), `${dot}*`);
      else return { path, label, place, whole: false };
    }
    return { path, label, place, whole: true };
  };

  /** Of something missing, which the specification names at least where it requires it. */
  const locateMissing = (steps: readonly string[], name: string): Located => {
    const parent = locate(steps);
    const found = parent.whole ? locate([...steps, name]) : parent;
    if (!parent.whole || found.whole) return found;
    const step = `${parent.path === "" ? "" : "."}${name}`;
    return { path: parent.path + step, label: parent.label + step, place: parent.place + step, whole: true };
  };

  const knownKeys = (path: string): readonly string[] =>
    fields
      .map((field) => field.path)
      .filter((other) => other !== path && other.startsWith(path === "" ? "" : `${path}.`))
      .map((other) => (path === "" ? other : other.slice(path.length + 1)))
      .filter((rest) => rest !== "" && !/[.*]|\[\]/.test(rest));

  const locationOf = ({ instancePath, keyword, params }: ValidationError): FaultLocation => {
    const steps = instancePath.split("/").slice(1).map(unescapeStep);
    const isMissing = keyword === "required" || keyword === "dependentRequired";
    const located = isMissing ? locateMissing(steps, String(params["missingProperty"])) : locate(steps);
    const { path, whole } = located;
    const label = nameOf(located.label);
    const own = byPath.get(path);
    const inherited = inheritedRefusal(path);
    return {
      order: own?.order ?? fields.length,
      isMissing: isMissing && whole,
      label,
      place: nameOf(located.place),
      path,
      fault: faultText(whole ? label : `A part of ${label}`, whole, params),
      field: {
        ...(own?.field ?? undescribed),
        ...expectation(params["choices"]),
        refusal: inherited?.refusal,
        refusalCode: inherited?.refusalCode,
      },
      unknownKey: whole ? (params["additionalProperty"] ?? params["unevaluatedProperty"]) : undefined,
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
      .map(({ isMissing, label, place, path, field, fault, unknownKey }) => {
        if (isMissing) return missing(label, field, place);
        if (unknownKey === undefined) return invalid(label, field, fault, place);
        return notAllowed(label, unknown.get(label) ?? [], knownKeys(path), field);
      });
  };
}

/** The fault if the description of the field does not cover it. */
function faultText(subject: string, isDescribed: boolean, params: ValidationError["params"]): string {
  if (params["isBeyond"] === true) return `${subject} is a number beyond the range of a double.`;
  return isDescribed ? "" : `${subject} is not as the specification says.`;
}

/** The expected value of a discriminator. */
const expectation = (choices: unknown): { expected?: string } => {
  if (!Array.isArray(choices)) return {};
  const texts = [...new Set(choices.map((value) => (typeof value === "string" ? value : JSON.stringify(value))))];
  return { expected: texts.length === 1 ? String(texts[0]) : `one of ${texts.slice(0, maxNames).join(", ")}` };
};
