import { readFileSync } from "node:fs";
import { load } from "@segmark/openapi/internal/document/read/load";
import { isObject, type Json, type JsonObject, listOf, objectOf } from "@segmark/openapi/internal/document/tree/json";
import { follow } from "@segmark/openapi/internal/document/tree/pointer";
import { refusalsOf } from "@segmark/openapi/internal/document/tree/refusals";
import { rootFolder } from "../support/documents.ts";

/** A document as strangers read it. `resolve` follows references. */
export type Published = Readonly<{
  name: string;
  document: JsonObject;
  resolve: (node: Json | undefined) => JsonObject;
}>;

export function publishedAs(name: string, document: JsonObject): Published {
  const refuse = refusalsOf(name);
  return { name, document, resolve: (node) => objectOf(follow(document, node ?? null, "#", refuse).node) };
}

const read = (name: string): Published =>
  publishedAs(name, load(readFileSync(`${rootFolder}spec/${name}`, "utf8"), name));

export const service = read("openapi.yaml");
export const manager = read("migrator.yaml");
export const published: readonly Published[] = [service, manager];

/** The operations of a document, each as `GET /path`. */
export const operationsOf = ({ document }: Published): (readonly [name: string, operation: JsonObject])[] =>
  Object.entries(objectOf(document["paths"])).flatMap(([path, item]) =>
    Object.entries(objectOf(item)).flatMap(([method, operation]) =>
      isObject(operation) ? [[`${method.toUpperCase()} ${path}`, operation] as const] : [],
    ),
  );

/** The parameters of an operation, with references followed. */
export const parametersOf = (operation: JsonObject, { resolve }: Published): JsonObject[] =>
  listOf(operation["parameters"]).map(resolve);
