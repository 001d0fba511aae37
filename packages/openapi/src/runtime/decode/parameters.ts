import type { Headers } from "../../operation/headers.ts";
import { unescapeStep } from "../../operation/json-pointer.ts";
import type { Parameter } from "../../operation/operation.ts";
import { bodyFaults } from "./body-faults.ts";
import { type Cookies, cookieReader, cookiesOf, headerReader } from "./header-and-cookie.ts";
import { pathReader } from "./path.ts";
import { queryReader } from "./query.ts";
import type { Reading } from "./text-readers.ts";
import { invalid, missing, type ValidationIssue } from "./validation-issue.ts";
import { type RequestValidators, type Validate, type ValidationError, withinStack } from "./validator.ts";

export type ParameterSource = Readonly<{
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  headers: Headers;
}>;
export type Values = Readonly<Record<string, unknown>>;

type Place = Parameter["in"];
/** `cookies` is present if the operation has a cookie parameter. */
type Read = (source: ParameterSource, cookies: Cookies | undefined) => Reading;
type Prepared = Readonly<{ parameter: Parameter; order: number; read: Read }>;
type Fault = Readonly<{ order: number; refusal: ValidationIssue }>;

/** Decodes the parameters of several locations together. Faults are reported in the order of the specification. */
export type ParametersDecoder = (
  source: ParameterSource,
  refusals: ValidationIssue[],
) => Partial<Record<Place, Values>>;

export function parametersDecoder(
  parameters: readonly Parameter[],
  places: readonly Place[],
  validators: RequestValidators,
  secrets: readonly string[] = [],
): ParametersDecoder {
  const prepared = parameters.map(
    (parameter, order): Prepared => ({ parameter, order, read: readerOf(parameter, parameters, secrets) }),
  );
  const groups = places
    .map((place) => ({
      place,
      validate: validators[place],
      group: prepared.filter(({ parameter }) => parameter.in === place),
    }))
    .filter(({ group }) => group.length > 0);
  if (groups.length === 0) return () => ({});
  const needsCookies = groups.some(({ place }) => place === "cookie");
  return (source, refusals) => {
    const decoded: Partial<Record<Place, Values>> = {};
    const faults: Fault[] = [];
    const cookies = needsCookies ? cookiesOf(source.headers) : undefined;
    for (const { place, group, validate } of groups)
      decoded[place] = decodeGroup(group, validate, source, cookies, faults);
    if (faults.length > 0) refusals.push(...faults.sort((a, b) => a.order - b.order).map(({ refusal }) => refusal));
    return decoded;
  };
}

/** The name used by clients. */
const sentName = ({ name, sentAs }: Parameter, headers: Headers): string => sentAs?.(headers) ?? name;

function readerOf(parameter: Parameter, all: readonly Parameter[], secrets: readonly string[]): Read {
  const { name } = parameter;
  if (parameter.in === "path") {
    const read = pathReader(parameter);
    return ({ path }) => read(Object.hasOwn(path, name) ? path[name] : undefined);
  }
  if (parameter.in === "query") {
    const others = all.filter((other) => other.in === "query" && other !== parameter);
    const read = queryReader(parameter, others, secrets);
    return ({ query }) => read(query);
  }
  if (parameter.in === "header") {
    const read = headerReader(parameter);
    return ({ headers }) => read(headers);
  }
  const read = cookieReader(parameter);
  return (_, cookies) => (cookies === undefined ? undefined : read(cookies));
}

function decodeGroup(
  group: readonly Prepared[],
  validate: Validate | undefined,
  source: ParameterSource,
  cookies: Cookies | undefined,
  faults: Fault[],
): Values {
  const values: Record<string, unknown> = {};
  let unread: Set<string> | undefined;
  for (const { parameter, order, read } of group) {
    const reading = read(source, cookies);
    if (reading === undefined) continue;
    if ("value" in reading) values[parameter.name] = reading.value;
    else {
      unread ??= new Set();
      unread.add(parameter.name);
      faults.push({ order, refusal: invalid(sentName(parameter, source.headers), parameter, reading.fault) });
    }
  }
  if (validate !== undefined && !withinStack("A parameter", () => validate(values)))
    faults.push(...faultsOf(group, validate, unread, source.headers));
  return values;
}

/** One fault per parameter, however many errors the validator reports for it; of an object, those of its fields. */
function faultsOf(
  group: readonly Prepared[],
  validate: Validate,
  unread: ReadonlySet<string> | undefined,
  headers: Headers,
): Fault[] {
  const wrong = new Map<string, ValidationError[]>();
  for (const error of validate.errors ?? []) {
    const name = isMissing(error) ? String(error.params["missingProperty"]) : firstStep(error.instancePath);
    const known = wrong.get(name);
    if (known === undefined) wrong.set(name, [error]);
    else known.push(error);
  }
  return group.flatMap(({ parameter, order }): Fault[] => {
    const errors = wrong.get(parameter.name) ?? [];
    const [first] = errors;
    if (first === undefined || unread?.has(parameter.name) === true) return [];
    if (isMissing(first)) return [{ order, refusal: missing(sentName(parameter, headers), parameter) }];
    return issuesInside(parameter, sentName(parameter, headers), errors).map((refusal) => ({ order, refusal }));
  });
}

const isMissing = ({ instancePath, keyword }: ValidationError): boolean =>
  instancePath === "" && keyword === "required";
const firstStep = (path: string): string => unescapeStep(path.split("/", 2)[1] ?? "");

/**
 * What is wrong with the fields of an object, by the names that they are sent with: `filter[color]`, or `color` of an
 * exploded object.
 */
function issuesInside(
  parameter: Parameter,
  name: string,
  errors: readonly ValidationError[],
): readonly ValidationIssue[] {
  const { inside, style, explode, refusal } = parameter;
  if (inside === undefined || refusal !== undefined) return [invalid(name, parameter)];
  const nameOf = (label: string): string => {
    if (label === "") return name;
    if (style === "deepObject") return `${name}[${label.replaceAll(".", "][")}]`;
    return style === "form" && explode ? label : `${name}.${label}`;
  };
  const within = errors.map((error) => ({ ...error, instancePath: error.instancePath.replace(/^\/[^/]*/, "") }));
  return bodyFaults(inside, nameOf)(within);
}
