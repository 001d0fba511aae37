import type { BodyField, Content, FieldType, TextType } from "../../operation/operation.ts";
import type { FormNode, Sent, SentPart } from "./form-tree.ts";
import { parseJson } from "./json-text.ts";
import { isJson } from "./media-type.ts";
import { inexact, inexactFault, textValue } from "./text-value.ts";
import { bodyText } from "./utf8.ts";
import { invalid, shownKey, undescribed, type ValidationIssue } from "./validation-issue.ts";

/**
 * The fields of a form as a value of the types in the specification.
 * - `issues`       what cannot be decoded
 * - `files`        by what the validator sees in their place
 * - `isAmbiguous`  whether a text was converted that could have stayed one
 */
export type FormValue = Readonly<{
  value: Readonly<Record<string, unknown>>;
  issues: readonly ValidationIssue[];
  files: readonly PlacedFile[];
  isAmbiguous: boolean;
}>;
type Container = Record<string | number, unknown>;
export type PlacedFile = Readonly<{ container: Container; key: string | number; file: File }>;

/**
 * A place in the body.
 * - `path`   in the specification; undefined if that does not describe it
 * - `label`  its name in messages
 * - `known`  the label without what a client sent
 */
type Place = Readonly<{ path: string | undefined; label: string; known: string }>;

/** @param asTexts whether texts stay texts wherever a text is allowed */
export type FormValues = (root: FormNode, asTexts: boolean) => FormValue;

/** The maximum length of a string. */
const maxText = 2 ** 28;
const unreadable: unique symbol = Symbol("unreadable");

export function formValues({ fields, encoding = {} }: Content): FormValues {
  const byPath = new Map(fields.map((field) => [field.path, field]));
  const encodings = new Map(Object.entries(encoding));
  const rowOf = ({ path }: Place): BodyField | undefined => (path === undefined ? undefined : byPath.get(path));
  const below = ({ path, label, known }: Place, key: string): Place => {
    const dot = path === "" ? "" : ".";
    if (path !== undefined && byPath.has(`${path}${dot}${key}`))
      return { path: `${path}${dot}${key}`, label: `${label}${dot}${key}`, known: `${known}${dot}${key}` };
    return path !== undefined && byPath.has(`${path}${dot}*`)
      ? { path: `${path}${dot}*`, label: `${label}${dot}${shownKey(key)}`, known: `${known}${dot}*` }
      : { path: undefined, label, known };
  };
  const element = ({ path, label, known }: Place, index: number): Place =>
    path !== undefined && byPath.has(`${path}[]`)
      ? { path: `${path}[]`, label: `${label}[${index}]`, known: `${known}[${index}]` }
      : { path: undefined, label, known };

  return (root, asTexts) => {
    const issues: ValidationIssue[] = [];
    const files: PlacedFile[] = [];
    let isAmbiguous = false;
    const fault = (place: Place, text = ""): typeof unreadable => {
      const { label, known } = place;
      issues.push(invalid(label || "body", rowOf(place) ?? undescribed, text, known || "body"));
      return unreadable;
    };
    /** A file is validated by its length only, as a text of so many characters. */
    const put = (container: Container, key: string | number, value: unknown): void => {
      if (value === unreadable || key === "__proto__") return;
      if (value instanceof File) files.push({ container, key, file: value });
      container[key] = value instanceof File ? "\0".repeat(Math.min(value.size, maxText)) : value;
    };
    const listOf = (place: Place, count: number, valueAt: (index: number, at: Place) => unknown): unknown[] => {
      const list: unknown[] = [];
      for (let index = 0; index < count; index += 1)
        put(list as unknown as Container, index, valueAt(index, element(place, index)));
      return list;
    };
    const objectOf = (place: Place, node: FormNode): Record<string, unknown> => {
      const object: Record<string, unknown> = {};
      for (const [key, child] of node.fields) put(object, key, decodeNode(below(place, key), child));
      return object;
    };
    const decodeNode = (place: Place, node: FormNode): unknown => {
      const types = rowOf(place)?.types;
      if (node.fields.size > 0) {
        if (node.sent.length > 0) return fault(place, `${place.label} is given both as a value and by its fields.`);
        const isList = [...node.fields.keys()].every((key) => /^\d{0,9}$/.test(key));
        if (isList && types?.includes("list") !== false) return indexed(place, node);
        return types?.includes("object") === false ? fault(place) : objectOf(place, node);
      }
      const { sent } = node;
      const [only] = sent.length === 1 ? sent : [];
      if (types?.includes("list") === false)
        return only === undefined ? fault(place, `${place.label} is given more than once.`) : leaf(place, only);
      if (only !== undefined && (types === undefined || types.some(isSingle))) return leaf(place, only);
      const whole = only !== undefined && isJsonAt(place, only) ? leaf(place, only) : undefined;
      if (whole === unreadable || Array.isArray(whole)) return whole;
      return listOf(place, sent.length, (index, at) => leaf(at, sent[index] ?? "", isJsonAt(place, sent[index] ?? "")));
    };
    /** `a[0]=x&a[1]=y` or `a[]=x&a[]=y`: in the order of the indexes, without gaps. */
    const indexed = (place: Place, { fields }: FormNode): unknown[] => {
      const sorted = [...fields].sort(([a], [b]) => Number(a) - Number(b));
      const nodes = sorted.flatMap(([key, node]): FormNode[] =>
        key === "" && node.fields.size === 0 ? node.sent.map((sent) => ({ sent: [sent], fields: new Map() })) : [node],
      );
      return listOf(place, nodes.length, (index, at) =>
        decodeNode(at, nodes[index] ?? { sent: [], fields: new Map() }),
      );
    };
    /** @param isJsonText whether the list that it is an element of consists of JSON */
    const leaf = (place: Place, sent: Sent, isJsonText = false): unknown => {
      const types = rowOf(place)?.types;
      if (typeof sent !== "string" && isFile(sent, types))
        return new File([sent.bytes as Uint8Array<ArrayBuffer>], sent.filename ?? "", sent);
      const text = typeof sent === "string" ? sent : bodyText(sent.bytes);
      if (text === undefined) return fault(place, `${place.label} is not UTF-8 text.`);
      if (isJsonText || isJsonAt(place, sent)) return jsonOf(place, text);
      const texts = (types ?? []).filter(isText);
      const value = types === undefined || (asTexts && texts.includes("string")) ? text : textValue(text, texts);
      if (value === inexact) return fault(place, inexactFault(place.label));
      isAmbiguous ||= typeof value !== "string" && texts.includes("string");
      return value;
    };
    const jsonOf = (place: Place, text: string): unknown => {
      try {
        return parseJson(text);
      } catch (error) {
        const what = error instanceof RangeError ? "is nested too deeply" : "must be JSON text";
        return fault(place, `${place.label} ${what}.`);
      }
    };
    /** Objects are JSON unless their style says otherwise; other values if the specification or the part says so. */
    const isJsonAt = (place: Place, sent: Sent): boolean => {
      const types = rowOf(place)?.types;
      if (types?.includes("file") === true || byPath.get(`${place.path}[]`)?.types?.includes("file") === true)
        return false;
      if (types?.includes("object") === true && !types.some(isSingleText)) return true;
      const { style, mediaTypes = [] } = encodings.get(place.path ?? "") ?? {};
      if (style === undefined && mediaTypes.length > 0 && mediaTypes.every(isJson)) return true;
      return typeof sent !== "string" && isJson(sent.type) && types?.some((type) => type !== "string") === true;
    };
    const value = objectOf({ path: "", label: "", known: "" }, root);
    return { value, issues, files, isAmbiguous };
  };
}

const isText = (type: FieldType): type is TextType => type !== "list" && type !== "object" && type !== "file";
const isSingleText = (type: FieldType): boolean => isText(type) && type !== "null";
/** Whether one value may be meant although a list is also allowed. */
const isSingle = (type: FieldType): boolean => type !== "list" && type !== "object" && type !== "null";

/** A part sent as a file is a file where the specification allows it; where it allows nothing else, every part is. */
const isFile = ({ filename }: SentPart, types: readonly FieldType[] | undefined): boolean =>
  types === undefined
    ? filename !== undefined
    : types.includes("file") && (filename !== undefined || !types.some(isSingleText));
