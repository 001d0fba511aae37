import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { type Example, examplePayloads } from "../../packages/webhooks/test/support/payloads.ts";

export type Schema = Readonly<Record<string, unknown>>;
type Document = Readonly<{ paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> }>;

export type Parameter = Readonly<{ name: string; in: string; required: boolean; schema: Schema }>;

/** An operation of a document, with everything resolved but what its schemas refer to. */
export type Operation = Readonly<{
  id: string;
  document: unknown;
  method: string;
  path: string;
  parameters: readonly Parameter[];
  body: Schema | undefined;
  statuses: readonly string[];
}>;

const root = new URL("../../", import.meta.url);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Follows `#/a/b`, and the references found there. */
export function resolve(value: unknown, document: unknown): Schema {
  let found = value;
  while (isObject(found) && typeof found["$ref"] === "string") {
    const steps = found["$ref"].slice(2).split("/");
    found = steps.reduce<unknown>((at, step) => (isObject(at) ? at[step.replaceAll("~1", "/")] : undefined), document);
  }
  return isObject(found) ? found : {};
}

/** A parameter has its schema at once, or below the media type of its text. */
function parameterOf(given: unknown, document: unknown): Parameter {
  const parameter = resolve(given, document);
  const [content] = Object.values(resolve(parameter["content"], document));
  const schema = parameter["schema"] ?? (isObject(content) ? content["schema"] : undefined);
  return {
    name: String(parameter["name"]),
    in: String(parameter["in"]),
    required: parameter["required"] === true,
    schema: resolve(schema, document),
  };
}

const methods = new Set(["get", "post", "put", "patch", "delete"]);

function operationsIn(file: string): Operation[] {
  const document: Document = parse(readFileSync(new URL(`spec/${file}`, root), "utf8"));
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, given]) => {
        const operation = resolve(given, document);
        const own = Array.isArray(operation["parameters"]) ? operation["parameters"] : [];
        const shared = Array.isArray(item["parameters"]) ? item["parameters"] : [];
        const [content] = Object.values(resolve(resolve(operation["requestBody"], document)["content"], document));
        return {
          id: String(operation["operationId"]),
          document,
          method: method.toUpperCase(),
          path,
          parameters: [...shared, ...own].map((parameter) => parameterOf(parameter, document)),
          body: isObject(content) ? resolve(content["schema"], document) : undefined,
          statuses: Object.keys(resolve(operation["responses"], document)),
        };
      }),
  );
}

/** All requests that a service with all of its parts accepts. */
export const readDocuments = (): Readonly<{ operations: readonly Operation[]; payloads: readonly Example[] }> => ({
  operations: [...operationsIn("openapi.yaml"), ...operationsIn("migrator.yaml")],
  payloads: examplePayloads(),
});
