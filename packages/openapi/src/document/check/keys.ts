import { nearestName } from "../../edit-distance.ts";
import type { JsonObject } from "../tree/json.ts";
import { effective } from "../tree/keywords.ts";
import { join } from "../tree/pointer.ts";
import type { Attempt, Note } from "../tree/refusals.ts";
import { type Kind, structuralKeys, walk } from "../tree/walk.ts";

type Rule = Readonly<{ name: string; known: ReadonlySet<string> }>;

/** `keys`: beside those whose values lead to schemas. */
const ruleOf = (kind: Exclude<Kind, "callback">, name: string, keys: string): [Kind, Rule] => [
  kind,
  { name, known: new Set([...structuralKeys(kind), ...keys.split(" ")]) },
];

/** The keys of each kind of object. The keys of a callback are addresses. Source: OpenAPI 3.0 to 3.2. */
const rules: ReadonlyMap<Kind, Rule> = new Map([
  ruleOf("document", "the document", "openapi $self info jsonSchemaDialect servers security tags externalDocs"),
  ruleOf("components", "components", "examples securitySchemes links mediaTypes"),
  ruleOf("pathItem", "a path", "$ref summary description servers additionalOperations"),
  ruleOf("operation", "an operation", "tags summary description externalDocs operationId deprecated security servers"),
  ruleOf(
    "parameter",
    "a parameter or header",
    "$ref name in summary description required deprecated allowEmptyValue style explode allowReserved example examples",
  ),
  ruleOf("body", "a request body", "$ref summary description required"),
  ruleOf("response", "a reply", "$ref summary description links"),
  ruleOf("media", "a media type", "$ref itemSchema example examples encoding prefixEncoding itemEncoding"),
  ruleOf(
    "schema",
    "a schema",
    `${[...effective].join(" ")} $id id $schema $anchor $dynamicRef $dynamicAnchor $recursiveRef $recursiveAnchor $vocabulary $comment ` +
      "title description deprecated readOnly writeOnly example examples nullable discriminator xml externalDocs contentEncoding contentMediaType additionalItems",
  ),
]);

/** Reports keys without a meaning, which are mostly misspelt: what they demand would silently not be enforced. */
export function checkKeys(document: JsonObject, tolerate: Note, attempt: Attempt): void {
  const reasons = new Map<string, string>();
  const reasonOf = (key: string, of: Rule): string => {
    const name = `${of.name} ${key}`;
    const reason = reasons.get(name) ?? reasonText(key, of);
    reasons.set(name, reason);
    return reason;
  };
  walk(document, "document", "#", (node, kind, pointer) => {
    const rule = rules.get(kind);
    if (rule === undefined) return;
    for (const key in node)
      if (!rule.known.has(key) && !/^x-/i.test(key)) attempt(() => tolerate(join(pointer, key), reasonOf(key, rule)));
  });
}

function reasonText(key: string, { name, known }: Rule): string {
  const near = nearestName(key, known);
  const hint = near === undefined ? "Remove it, or begin its name with x-." : `Did you mean ${near}?`;
  return `${key.slice(0, 100)} has no meaning in ${name} and is ignored. ${hint}`;
}
