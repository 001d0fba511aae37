import { entriesOf, type Json, type JsonObject, listOf, objectOf, textOf } from "../../openapi/document/json.ts";
import { isIgnored } from "../../openapi/document/parameter.ts";
import type { Resolve } from "../../openapi/document/text-types.ts";
import type { Finding } from "./change.ts";
import type { Direction } from "./effect.ts";
import { at, keywordFindings } from "./findings.ts";
import { contentFindings } from "./media-types.ts";
import { parameterRules } from "./rules.ts";
import type { CompareSchemas } from "./schema-findings.ts";

/** Parameters by place and name: those of a path, and those of the operation, which replace them. */
export type Parameters = ReadonlyMap<string, JsonObject>;

export function parametersOf(item: JsonObject, operation: JsonObject, path: string, resolve: Resolve): Parameters {
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name);
  const nodes = [...listOf(item["parameters"]), ...listOf(operation["parameters"])].map((one) =>
    objectOf(resolve(one)),
  );
  return new Map(
    nodes
      .filter((node) => !isIgnored(node))
      .map((node) => {
        const [place, name] = [textOf(node["in"]) ?? "", textOf(node["name"]) ?? ""];
        const index = inPath.indexOf(name);
        // No caller sees the name of a path parameter, only its place.
        const key = place === "path" && index >= 0 ? `${index + 1}` : place === "header" ? name.toLowerCase() : name;
        return [`${place}/${key}`, node];
      }),
  );
}

/** Compares the parameters of an operation. */
export function parameterFindings(
  before: Parameters,
  after: Parameters,
  direction: Direction,
  schemas: CompareSchemas,
): Finding[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): Finding[] => {
    const [old, next] = [before.get(key), after.get(key)];
    const place = (next ?? old)?.["name"];
    const own = [textOf((next ?? old)?.["in"]) ?? "", textOf(place) ?? ""];
    if (old === undefined || next === undefined) {
      // What a caller sends is no longer heeded, or what somebody gets is no longer sent.
      const effect = old === undefined ? (next?.["required"] === true ? "narrower" : "compatible") : "unlike";
      return [{ effect, direction, place: own, before: old, after: next }];
    }
    return at(own, serializedFindings(old, next, direction, schemas));
  });
}

const apart = new Set(["in", "name", "schema", "content"]);

/** Compares two Parameter or Header Objects. */
export function serializedFindings(
  before: JsonObject,
  after: JsonObject,
  direction: Direction,
  schemas: CompareSchemas,
): Finding[] {
  const findings = keywordFindings(whole(before), whole(after), parameterRules, apart, direction);
  const [old, next] = [before["content"], after["content"]];
  if ((old === undefined) !== (next === undefined))
    return [...findings, { effect: "unlike", direction, place: ["content"], before: old, after: next }];
  return [
    ...findings,
    ...at(["content"], contentFindings(old, next, { direction, added: "unlike", schemas })),
    ...at(["schema"], schemas(before["schema"], after["schema"], direction)),
  ];
}

/** With what applies where nothing is written. */
function whole(node: JsonObject): JsonObject {
  const style = textOf(node["style"]) ?? (/^(query|cookie)$/.test(String(node["in"])) ? "form" : "simple");
  const defaults: Readonly<Record<string, Json>> = {
    required: false,
    style,
    explode: style === "form",
    allowReserved: false,
    allowEmptyValue: false,
    deprecated: false,
  };
  return { ...defaults, ...Object.fromEntries(entriesOf(node)) };
}
