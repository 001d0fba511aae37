import type { Random } from "../../bench/random.ts";
import { resolve, type Schema } from "./documents.ts";

/** Values for names that the service knows, so that requests pass the first checks. */
export type Plausible = Readonly<Record<string, readonly string[]>>;

const DEEPEST = 6;
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A value that a schema could mean. Patterns are not read: names and examples have to do. */
export function createSampler(plausible: Plausible, random: Random) {
  const anyOf = <T>(choices: readonly T[]): T | undefined => choices[random.below(choices.length)];

  const text = (name: string, schema: Schema): string => {
    const known = plausible[name];
    if (known !== undefined) return anyOf(known) ?? "";
    return "abcdefghijklmnopqrstuvwxyz".slice(0, Math.max(Number(schema["minLength"] ?? 0), 1 + random.below(12)));
  };

  const number = (schema: Schema, isWhole: boolean): number => {
    const [low, high] = [Number(schema["minimum"] ?? 0), Number(schema["maximum"] ?? 1000)];
    const found = low + random.next() * (high - low);
    return isWhole ? Math.floor(found) : found;
  };

  const object = (schema: Schema, document: unknown, depth: number): Record<string, unknown> => {
    const required = new Set(asList(schema["required"]));
    const made: Record<string, unknown> = {};
    for (const [name, inner] of Object.entries(resolve(schema["properties"], document)))
      if (required.has(name) || (depth < DEEPEST && random.below(4) > 0))
        made[name] = of(name, inner, document, depth + 1);
    return made;
  };

  const of = (name: string, given: unknown, document: unknown, depth = 0): unknown => {
    const schema = resolve(given, document);
    const branches = [...asList(schema["oneOf"]), ...asList(schema["anyOf"])];
    if (branches.length > 0) return of(name, anyOf(branches), document, depth + 1);
    if ("const" in schema) return schema["const"];
    const listed = asList(schema["enum"]);
    if (listed.length > 0) return anyOf(listed);
    const examples = [...asList(schema["examples"]), ...("example" in schema ? [schema["example"]] : [])];
    if (examples.length > 0 && plausible[name] === undefined && random.below(3) > 0) return anyOf(examples);
    switch (anyOf([schema["type"] ?? "object"].flat())) {
      case "string":
        return text(name, schema);
      case "integer":
        return number(schema, true);
      case "number":
        return number(schema, false);
      case "boolean":
        return random.below(2) === 0;
      case "null":
        return null;
      case "array":
        return depth > DEEPEST
          ? []
          : Array.from({ length: random.below(4) }, () => of(name, schema["items"], document, depth + 1));
      default:
        return object(schema, document, depth);
    }
  };
  return of;
}
