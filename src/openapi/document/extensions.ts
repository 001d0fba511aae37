import { entriesOf, isList, isObject, type Json, type JsonObject, listOf, objectOf } from "./json.ts";
import { type Kind, rebuild } from "./openapi-walk.ts";
import { join } from "./pointer.ts";
import { settingFault } from "./security.ts";
import type { Refuse } from "./unsupported.ts";

type Where = Kind | "securityScheme" | "other";
/** Where an extension is allowed, and the validation of its value: undefined if it is valid. */
type Extension = Readonly<{
  on: readonly Where[];
  fault: (value: Json, where: Where, document: JsonObject) => string | undefined;
}>;

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";
const oneOf =
  (...values: readonly string[]) =>
  (value: Json): string | undefined =>
    values.some((known) => known === value)
      ? undefined
      : `${JSON.stringify(value)} has no meaning here. Write ${values.join(" or ")}.`;
const text = (value: Json): string | undefined => (isText(value) ? undefined : "Write a text that is not empty.");
const bytes = (value: Json): string | undefined =>
  Number.isSafeInteger(value) && Number(value) > 0 ? undefined : "Write a whole number of bytes above 0.";
const bodyKindFault = (value: Json): string | undefined =>
  value === "bytes" || value === "stream" || value === "ignored"
    ? undefined
    : "x-body of a request body says bytes, stream or ignored, or is left out.";
const map = (value: Json): string | undefined => (isObject(value) ? undefined : "Write an object.");

const texts = (value: Json): string | undefined =>
  isList(value) && value.length > 0 && value.every(isText) ? undefined : "Write a list of texts that are not empty.";

const callerPlaces: readonly Json[] = ["query", "body"];
const callerKeys = ["in", "name", "level", "optional"];

function callerFault(value: Json, _where: Where, document: JsonObject): string | undefined {
  if (!isObject(value)) return "Write an object such as { in: query, name: userID, level: user }.";
  const unknownKey = Object.keys(value).find((key) => !callerKeys.includes(key));
  if (unknownKey !== undefined) return `"${unknownKey}" has no meaning here. Known are ${callerKeys.join(", ")}.`;
  const { in: place, name, level, optional } = value;
  const places = isList(place) ? place : [place ?? null];
  if (places.length === 0 || new Set(places).size < places.length || !places.every((one) => callerPlaces.includes(one)))
    return "in says query, body, or a list of both.";
  if (!isText(name)) return "name is the name of the parameter or of the field of the body.";
  const levels = listOf(document["x-caller-levels"]);
  if (levels.length === 0) return "No levels are known. List them at the root of the document as x-caller-levels.";
  if (!levels.some((known) => known === level))
    return `level ${JSON.stringify(level ?? null)} is none. Write ${levels.join(", ")}.`;
  return optional === undefined || typeof optional === "boolean" ? undefined : "optional is true or false.";
}

function missingFault(value: Json): string | undefined {
  const { text: message, code, ...others } = objectOf(value);
  const isValid = isText(message) && (code === undefined || isText(code)) && Object.keys(others).length === 0;
  return isValid
    ? undefined
    : 'Write an object such as { text: "No name provided.", code: bad_request }; the code may be left out.';
}

const extensions: Readonly<Record<string, Extension>> = {
  "x-alias-of": { on: ["operation"], fault: text },
  "x-body": {
    on: ["body", "response"],
    fault: (value, where) => (where === "response" ? oneOf("optional")(value) : bodyKindFault(value)),
  },
  "x-cache": { on: ["operation"], fault: oneOf("revalidate", "no-store") },
  "x-caller": { on: ["operation"], fault: callerFault },
  "x-caller-levels": { on: ["document"], fault: texts },
  "x-max-bytes": { on: ["document", "operation", "body", "schema"], fault: bytes },
  "x-problems": { on: ["document"], fault: map },
  "x-refusal": { on: ["parameter", "schema"], fault: text },
  "x-refusal-code": { on: ["parameter", "schema"], fault: text },
  "x-refusal-missing": { on: ["parameter", "body"], fault: missingFault },
  "x-requires": { on: ["operation"], fault: settingFault },
  "x-unlisted-bodies": { on: ["document"], fault: oneOf("ignored", "rejected") },
  "x-token": { on: ["securityScheme"], fault: settingFault },
};

/** Letters and digits only, to detect typos such as `x-maxBytes` and `X_Max_Bytes`. */
const stem = (key: string): string => key.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Edit distance: insertions, deletions, replacements and swaps of adjacent characters. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, isSwapped ? at(i - 2, j - 2) + 1 : changed);
      (rows[i] ?? [])[j] = cost;
    }
  return at(a.length, b.length);
}

/** Our extension that a misspelt key was probably meant to be. */
const nearestExtension = (key: string): string | undefined =>
  Object.keys(extensions).find((known) => distance(stem(key), stem(known)) <= (known.length < 9 ? 1 : 2));

type Context = Readonly<{ document: JsonObject; refuse: Refuse }>;

function checkKeys(node: JsonObject, where: Where, pointer: string, { document, refuse }: Context): void {
  for (const [key, value] of entriesOf(node)) {
    if (!/^x[-_]/i.test(key)) continue;
    const place = join(pointer, key);
    const extension = Object.hasOwn(extensions, key) ? extensions[key] : undefined;
    const intended = extension === undefined ? nearestExtension(key) : undefined;
    if (intended !== undefined)
      refuse(place, `There is no ${key}. Write ${intended}, or use a name that is less similar.`);
    if (extension === undefined) continue;
    if (!extension.on.includes(where))
      refuse(place, `${key} has no effect here. It belongs to: ${extension.on.join(", ")}.`);
    const fault = extension.fault(value, where, document);
    if (fault !== undefined) refuse(place, fault);
  }
}

/**
 * Our extensions are rules: one that is misspelt, misplaced or has an unknown value would silently not be enforced. Extensions of others are ignored.
 */
export function checkExtensions(document: JsonObject, refuse: Refuse): void {
  const context: Context = { document, refuse };
  rebuild(document, "document", "#", (node, kind, pointer) => {
    checkKeys(node, kind, pointer, context);
    return node;
  });
  for (const [name, scheme] of entriesOf(objectOf(document["components"])["securitySchemes"]))
    checkKeys(objectOf(scheme), "securityScheme", join("#/components/securitySchemes", name), context);
  checkKeys(objectOf(document["info"]), "other", "#/info", context);
  for (const key of ["servers", "tags"])
    for (const [index, node] of listOf(document[key]).entries())
      checkKeys(objectOf(node), "other", join(join("#", key), index), context);
}
