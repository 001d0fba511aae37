import type { SecurityRequirement, SecurityScheme } from "../../operation/operation.ts";
import { byCodePoint, entriesOf, type Json, type JsonObject, listOf, objectOf, textOf } from "../tree/json.ts";
import { deref, join } from "../tree/pointer.ts";
import type { Note, Refuse } from "../tree/refusals.ts";

/** Validates the name of an environment variable, which links the specification to the operator's settings. */
export const settingFault = (name: Json): string | undefined =>
  /^[A-Z][A-Z0-9_]*$/.test(textOf(name) ?? "")
    ? undefined
    : "The name of a setting must consist of capital letters, digits and underscores, such as API_TOKEN.";

/** `x-requires`: the setting required for the operation to exist. */
export function readRequires(node: JsonObject, pointer: string, refuse: Refuse): string | undefined {
  const required = node["x-requires"];
  if (required === undefined) return undefined;
  return settingName(required, join(pointer, "x-requires"), refuse);
}

/**
 * The setting with the token of an operation: `x-token` of the one bearer scheme in its `security`, or in that of the
 * document. Schemes without `x-token` are up to the application, as are operations that only use those.
 */
export function readToken(document: JsonObject, node: JsonObject, pointer: string, refuse: Refuse): string | undefined {
  const location = join(node["security"] === undefined ? "#" : pointer, "security");
  const requirements = listOf(node["security"] ?? document["security"]);
  const schemes = requirements.flatMap((requirement) => Object.keys(objectOf(requirement)));
  const tokenSchemes = schemes
    .map((name) => schemeOf(document, name, location, refuse))
    .filter(({ node }) => "x-token" in node);
  const [scheme] = tokenSchemes;
  if (scheme === undefined) return undefined;
  if (requirements.length > 1 || schemes.length > 1)
    refuse(location, "A scheme with x-token stands alone: alternatives and combinations would not be enforced.");
  if (scheme.node["type"] !== "http" || textOf(scheme.node["scheme"])?.toLowerCase() !== "bearer")
    refuse(scheme.pointer, "x-token is for schemes of type http, scheme bearer.");
  return settingName(scheme.node["x-token"], join(scheme.pointer, "x-token"), refuse);
}

/** Already validated where it is read: `security` of the operation, or of the document. */
const requirementsOf = (document: JsonObject, node: JsonObject): readonly JsonObject[] =>
  listOf(node["security"] ?? document["security"]).map(objectOf);

/** The alternatives of `security` that the application enforces, not a token in its settings. */
export function readSecurity(
  document: JsonObject,
  node: JsonObject,
  pointer: string,
  refuse: Refuse,
): readonly SecurityRequirement[] {
  const location = join(node["security"] === undefined ? "#" : pointer, "security");
  const requirements = requirementsOf(document, node);
  if (requirements.some((one) => Object.keys(one).some((name) => hasToken(document, name, location, refuse))))
    return [];
  return requirements.map((one) =>
    Object.fromEntries(entriesOf(one).map(([name, scopes]) => [name, listOf(scopes).map(String)])),
  );
}

const hasToken = (document: JsonObject, name: string, pointer: string, refuse: Refuse): boolean =>
  "x-token" in schemeOf(document, name, pointer, refuse).node;

/** The security schemes that operations need from the application. */
export function readSchemes(
  document: JsonObject,
  operations: readonly Readonly<{ security: readonly SecurityRequirement[] }>[],
  refuse: Refuse,
  note: Note,
): Readonly<Record<string, SecurityScheme>> {
  const names = new Set(operations.flatMap(({ security }) => security.flatMap((one) => Object.keys(one))));
  return Object.fromEntries(
    [...names].sort(byCodePoint).map((name) => [name, readScheme(document, name, refuse, note)]),
  );
}

/** What a check gets of a scheme that promises more than the pipeline does. */
const unchecked: Readonly<Record<string, (name: string) => string>> = {
  openIdConnect: (name) =>
    `security.${name} gets the bearer token as it was sent. openIdConnectUrl is not read: signature, issuer, audience, expiry and scopes of the token are for the check.`,
  mutualTLS: (name) =>
    `security.${name} gets no certificate, and is called for every request: what terminates TLS has to demand the certificate of the client and to verify it.`,
};

function readScheme(document: JsonObject, name: string, refuse: Refuse, note: Note): SecurityScheme {
  const { node, pointer } = schemeOf(document, name, "#/components/securitySchemes", refuse);
  const { type, in: place, name: key, scheme } = node;
  const remark = unchecked[textOf(type) ?? ""];
  if (remark !== undefined) note(pointer, remark(name));
  if (type === "oauth2" || type === "openIdConnect" || type === "mutualTLS") return { type };
  if (type === "http" && typeof scheme === "string") return { type, scheme: scheme.toLowerCase() };
  if (type === "apiKey" && typeof key === "string" && (place === "header" || place === "query" || place === "cookie"))
    return { type, in: place, name: key };
  return refuse(
    pointer,
    "A security scheme is of type apiKey (with in and name), http (with scheme), oauth2, openIdConnect or mutualTLS.",
  );
}

function schemeOf(document: JsonObject, name: string, pointer: string, refuse: Refuse) {
  const place = join("#/components/securitySchemes", name);
  const schemes = objectOf(objectOf(document["components"])["securitySchemes"]);
  if (!Object.hasOwn(schemes, name)) return refuse(pointer, `"${name}" is not among the securitySchemes.`);
  return deref(document, schemes[name] ?? {}, place, refuse);
}

function settingName(value: Json | undefined, pointer: string, refuse: Refuse): string {
  const fault = settingFault(value ?? null);
  return fault === undefined ? String(value) : refuse(pointer, fault);
}
