import type { Body, Model, Operation, Parameter } from "../../document/model/model.ts";
import { callerName } from "../../operation/caller.ts";
import type { BodyField, SecurityScheme, Wording } from "../../operation/operation.ts";

/** What a handler gets of an operation and what is refused, as lines, in the order in which the service looks. */
export function explanationOf(operation: Operation, model: Model): string {
  const { operationId, method, summary, replies } = operation;
  const sections: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ["Callers", [...credentials(operation, model), ...callerLines(operation)]],
    ["Parameters", operation.parameters.map((one) => parameterLine(one, model))],
    ["Body", operation.body === undefined ? [] : bodyLines(operation.body, model)],
    ["Replies", replies.map(({ status, contents }) => `${status}  ${Object.keys(contents).join(", ") || "no body"}`)],
  ];
  const shown = sections.filter(([, lines]) => lines.length > 0);
  return [
    `${method.toUpperCase()} ${model.basePath}${operation.path}  ${operationId}`,
    ...(summary === "" ? [] : [summary]),
    ...shown.flatMap(([title, lines]) => ["", title, ...lines.map((line) => `  ${line}`)]),
  ].join("\n");
}

function credentials({ security, token, requires }: Operation, { securitySchemes }: Model): string[] {
  const alternatives = security.map((one) =>
    Object.entries(one).map(
      ([name, scopes]) =>
        `${name}, ${placeOf(securitySchemes[name])}${scopes.length > 0 ? `, with the scopes ${scopes.join(", ")}` : ""}`,
    ),
  );
  const isFree = alternatives.some((one) => one.length === 0);
  const needed = alternatives.filter((one) => one.length > 0).map((one) => one.join(", and "));
  return [
    ...(needed.length === 0 ? [] : [`${needed.join("; or ")}${isFree ? "; or nothing" : ": else 401"}`]),
    ...(token === undefined ? [] : [`the token of the setting ${token}, in Authorization: else 401`]),
    ...(requires === undefined ? [] : [`404 unless the service has the setting ${requires}`]),
  ];
}

function placeOf(scheme: SecurityScheme | undefined): string {
  if (scheme?.type === "apiKey") return `in ${scheme.in} ${scheme.name}`;
  return scheme?.type === "mutualTLS" ? "in the connection" : "in header Authorization";
}

function callerLines({ caller }: Operation): string[] {
  if (caller === undefined) return [];
  const places = caller.in.map((place) => `${place} ${callerName(caller, place)}`);
  return [`${caller.level}, in ${places.join(" or ")}${caller.optional === true ? ", optional" : ""}`];
}

/** The status that a wrong value gets. */
const statusOf = ({ refusalCode }: Wording, { problems }: Model): number =>
  problems.find(({ code }) => code === refusalCode)?.status ?? 400;

function parameterLine(parameter: Parameter, model: Model): string {
  const { in: place, name, required, style, explode, shape, expected } = parameter;
  const isSingle = shape === "text" || shape === "json";
  const encoding = shape === "json" ? ", as JSON" : isSingle ? "" : `, style ${style}${explode ? ", exploded" : ""}`;
  return `${place} ${name}${required ? ", required" : ""}${encoding}: must be ${expected}, else ${statusOf(parameter, model)}`;
}

function bodyLines({ required, maxBytes, contents, unlisted }: Body, model: Model): string[] {
  const types = contents.map(({ mediaType, kind }) => `${mediaType} (${kind})`).join(", ");
  const others = unlisted === "rejected" ? "others 415" : "others are ignored";
  const fields = contents.flatMap((content) => content.fields);
  const shown = [...new Map(fields.filter(({ path }) => path !== "").map((field) => [field.path, field])).values()];
  return [
    `${required ? "required, else 400" : "optional"}; at most ${maxBytes} bytes, else 413`,
    `${types}; ${others}`,
    ...shown.map((field) => fieldLine(field, model)),
  ];
}

const fieldLine = (field: BodyField, model: Model): string =>
  `${field.path}: must be ${field.expected}, else ${statusOf(field, model)}${field.maxBytes === undefined ? "" : `; at most ${field.maxBytes} bytes, else 413`}`;
