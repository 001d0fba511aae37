import type { Feature } from "./feature.ts";

const scheme = (
  definition: object,
  requirement: object = { s: [] },
): Pick<Feature, "operation" | "securitySchemes"> => ({
  securitySchemes: { s: definition },
  operation: { security: [requirement] },
});
const basic = `Basic ${Buffer.from("ann:secret").toString("base64")}`;

/** The check of every scheme returns the credential and the scopes. */
export const security: readonly Feature[] = [
  {
    feature: "apiKey in a header",
    ...scheme({ type: "apiKey", in: "header", name: "X-Key" }),
    request: { headers: { "x-key": "k" } },
    input: { security: { s: { credential: "k" } } },
  },
  {
    feature: "apiKey in the query",
    ...scheme({ type: "apiKey", in: "query", name: "key" }),
    request: { path: "/a?key=k" },
    input: { security: { s: { credential: "k" } } },
  },
  {
    feature: "apiKey in the query, beside an object that takes any other fields",
    note: "the key is not a field",
    securitySchemes: { s: { type: "apiKey", in: "query", name: "key" } },
    operation: {
      security: [{ s: [] }],
      parameters: [
        { name: "q", in: "query", schema: { type: "object", maxProperties: 1, additionalProperties: true } },
      ],
    },
    request: { path: "/a?key=k&x=1" },
    input: { security: { s: { credential: "k" } }, query: { q: { x: "1" } } },
  },
  {
    feature: "apiKey in a cookie",
    ...scheme({ type: "apiKey", in: "cookie", name: "sid" }),
    request: { headers: { cookie: "sid=k" } },
    input: { security: { s: { credential: "k" } } },
  },
  {
    feature: "http basic",
    ...scheme({ type: "http", scheme: "basic" }),
    request: { headers: { authorization: basic } },
    input: { security: { s: { credential: { username: "ann", password: "secret" } } } },
  },
  {
    feature: "http bearer",
    ...scheme({ type: "http", scheme: "bearer" }),
    request: { headers: { authorization: "Bearer t" } },
    input: { security: { s: { credential: "t" } } },
  },
  {
    feature: "oauth2 with scopes",
    ...scheme({ type: "oauth2", flows: {} }, { s: ["read", "write"] }),
    request: { headers: { authorization: "Bearer t" } },
    input: { security: { s: { credential: "t", scopes: ["read", "write"] } } },
  },
  {
    feature: "openIdConnect with scopes",
    ...scheme({ type: "openIdConnect", openIdConnectUrl: "https://example.com" }, { s: ["read"] }),
    request: { headers: { authorization: "Bearer t" } },
    input: { security: { s: { credential: "t", scopes: ["read"] } } },
  },
  {
    feature: "all of several schemes",
    securitySchemes: { s: { type: "apiKey", in: "header", name: "X-Key" }, t: { type: "http", scheme: "bearer" } },
    operation: { security: [{ s: [], t: [] }] },
    request: { headers: { "x-key": "k" } },
    rejected: [401, /credentials/],
  },
  {
    feature: "one of several alternatives",
    securitySchemes: { s: { type: "apiKey", in: "header", name: "X-Key" }, t: { type: "http", scheme: "bearer" } },
    operation: { security: [{ s: [] }, { t: [] }] },
    request: { headers: { authorization: "Bearer t" } },
    input: { security: { t: { credential: "t" } } },
  },
  {
    feature: "optional (an empty alternative)",
    securitySchemes: { s: { type: "apiKey", in: "header", name: "X-Key" } },
    operation: { security: [{ s: [] }, {}] },
    request: {},
    input: { security: {} },
  },
  {
    feature: "missing credentials",
    ...scheme({ type: "http", scheme: "bearer" }),
    request: {},
    rejected: [401, /credentials/],
  },
];
