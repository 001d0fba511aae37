import type { SecurityRequirement, SecurityScheme } from "@segmark/openapi/internal/operation/operation";

/** What a client adds to a request to prove who it is. `query`: encoded, empty if there is none. */
export type Credentials = Readonly<{ headers: readonly (readonly [name: string, value: string])[]; query: string }>;

const basic = `Basic ${Buffer.from("ada:secret").toString("base64")}`;

function headerOf(scheme: SecurityScheme): readonly (readonly [string, string])[] {
  if (scheme.type === "mutualTLS") return [];
  if (scheme.type === "http" && scheme.scheme === "basic") return [["authorization", basic]];
  if (scheme.type === "http") return [["authorization", `${scheme.scheme} secret`]];
  if (scheme.type !== "apiKey") return [["authorization", "Bearer secret"]];
  if (scheme.in === "header") return [[scheme.name, "secret"]];
  return scheme.in === "cookie" ? [["cookie", `${scheme.name}=secret`]] : [];
}

/** Credentials for all schemes of an alternative. */
export function credentialsOf(
  alternative: SecurityRequirement,
  schemes: Readonly<Record<string, SecurityScheme>>,
): Credentials {
  const used = Object.keys(alternative).flatMap((name) => schemes[name] ?? []);
  return {
    headers: used.flatMap(headerOf),
    query: used
      .flatMap((scheme) =>
        scheme.type === "apiKey" && scheme.in === "query" ? [`${encodeURIComponent(scheme.name)}=secret`] : [],
      )
      .join("&"),
  };
}
