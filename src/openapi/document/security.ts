import { type Json, type JsonObject, listOf, objectOf, textOf } from "./json.ts";
import { deref, join } from "./pointer.ts";
import type { Refuse } from "./unsupported.ts";

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
 * The setting with the token of an operation: `x-token` of the one bearer scheme in its `security`, or in that of the document. Schemes without
 * `x-token` are up to the application, as are operations that only use those.
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
    refuse(location, "A scheme with x-token stands alone: alternatives and combinations would not be held to.");
  if (scheme.node["type"] !== "http" || textOf(scheme.node["scheme"])?.toLowerCase() !== "bearer")
    refuse(scheme.pointer, "x-token is for schemes of type http, scheme bearer.");
  return settingName(scheme.node["x-token"], join(scheme.pointer, "x-token"), refuse);
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
