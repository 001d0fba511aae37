import { editDistance, nearestName } from "../../edit-distance.ts";
import { settingFault } from "../model/security.ts";
import { entriesOf, isList, isObject, type Json, type JsonObject, listOf, objectOf } from "../tree/json.ts";
import { join } from "../tree/pointer.ts";
import type { Attempt, Note, Refuse } from "../tree/refusals.ts";
import { type Kind, walk } from "../tree/walk.ts";

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

const callerPlaces: readonly Json[] = ["query", "body", "header"];
const callerKeys = ["in", "name", "header", "level", "optional"];

function callerFault(value: Json, _where: Where, document: JsonObject): string | undefined {
  if (!isObject(value)) return "Write an object such as { in: query, name: userID, level: user }.";
  const unknownKey = Object.keys(value).find((key) => !callerKeys.includes(key));
  if (unknownKey !== undefined) return `"${unknownKey}" has no meaning here. Known are ${callerKeys.join(", ")}.`;
  const { in: place, name, header, level, optional } = value;
  const places = isList(place) ? place : [place ?? null];
  if (places.length === 0 || new Set(places).size < places.length || !places.every((one) => callerPlaces.includes(one)))
    return "in says query, body or header, or is a list of several.";
  if (!isText(name)) return "name is the name of the parameter or of the field of the body.";
  if (header !== undefined && !(isText(header) && places.includes("header")))
    return "header is the name of the header, for a caller that may be in the header.";
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

/**
 * References are only resolved in OpenAPI keywords, so here they would dangle once a component is renamed or removed.
 */
function decodedFault(value: Json): string | undefined {
  if (!isObject(value)) return "Write a schema.";
  return JSON.stringify(value).includes('"$ref":') ? "Write the schema without references." : undefined;
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
  "x-decoded-as": { on: ["schema"], fault: decodedFault },
  "x-max-bytes": { on: ["document", "operation", "body", "schema"], fault: bytes },
  "x-problems": { on: ["document"], fault: map },
  "x-refusal": { on: ["parameter", "schema"], fault: text },
  "x-refusal-code": { on: ["parameter", "schema"], fault: text },
  "x-refusal-missing": { on: ["parameter", "body"], fault: missingFault },
  "x-requires": { on: ["operation"], fault: settingFault },
  "x-unlisted-bodies": { on: ["document"], fault: oneOf("ignored", "rejected") },
  "x-wider": { on: ["parameter", "schema"], fault: text },
  "x-token": { on: ["securityScheme"], fault: settingFault },
};

/** Letters and digits only, to detect typos such as `x-maxBytes` and `X_Max_Bytes`. */
const stem = (key: string): string => key.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

type Misspelt = Readonly<{ intended: string; isCertain: boolean }>;

const misspelt = new Map<string, Misspelt | undefined>();

/** Our extension that a misspelt key was probably meant to be; the key of somebody else may be similar by chance. */
function misspeltExtension(key: string): Misspelt | undefined {
  if (!misspelt.has(key)) misspelt.set(key, findMisspelt(key));
  return misspelt.get(key);
}

function findMisspelt(key: string): Misspelt | undefined {
  const names = Object.keys(extensions);
  const certain = names.find((known) => editDistance(stem(key), stem(known)) <= (known.length < 9 ? 1 : 2));
  if (certain !== undefined) return { intended: certain, isCertain: true };
  const intended = nearestName(key, names);
  return intended === undefined ? undefined : { intended, isCertain: false };
}

type Context = Readonly<{ document: JsonObject; refuse: Refuse; tolerate: Note; attempt: Attempt }>;

function checkNode(node: JsonObject, where: Where, pointer: string, context: Context): void {
  const { document, refuse, tolerate, attempt } = context;
  for (const key in node) {
    const value = node[key];
    if (value === undefined || !/^x[-_]/i.test(key)) continue;
    const extension = Object.hasOwn(extensions, key) ? extensions[key] : undefined;
    if (extension !== undefined) {
      const fault = faultOf(extension, key, value, where, document);
      if (fault !== undefined) attempt(() => refuse(join(pointer, key), fault));
      continue;
    }
    const { intended, isCertain } = misspeltExtension(key) ?? {};
    if (intended === undefined) continue;
    const text = `There is no ${key}. Write ${intended}, or use a name that is less similar.`;
    attempt(() => (isCertain ? refuse : tolerate)(join(pointer, key), text));
  }
}

function faultOf(
  extension: Extension,
  key: string,
  value: Json,
  where: Where,
  document: JsonObject,
): string | undefined {
  return extension.on.includes(where)
    ? extension.fault(value, where, document)
    : `${key} has no effect here. It belongs to: ${extension.on.join(", ")}.`;
}

/**
 * Our extensions are rules: one that is misspelt, misplaced or has an unknown value would silently not be enforced.
 * Extensions of others are ignored.
 */
export function checkExtensions(document: JsonObject, refuse: Refuse, tolerate: Note, attempt: Attempt): void {
  const context: Context = { document, refuse, tolerate, attempt };
  walk(document, "document", "#", (node, kind, pointer) => checkNode(node, kind, pointer, context));
  for (const [name, scheme] of entriesOf(objectOf(document["components"])["securitySchemes"]))
    checkNode(objectOf(scheme), "securityScheme", join("#/components/securitySchemes", name), context);
  checkNode(objectOf(document["info"]), "other", "#/info", context);
  for (const key of ["servers", "tags"])
    for (const [index, node] of listOf(document[key]).entries())
      checkNode(objectOf(node), "other", join(join("#", key), index), context);
}
