import { expect, it } from "vitest";
import { modelOf } from "../codegen/support.ts";

const document = (used: string) =>
  JSON.stringify({
    openapi: "3.1.0",
    info: {},
    paths: { "/a": { get: { operationId: "read", security: [{ [used]: [] }], responses: { "204": {} } } } },
    components: {
      securitySchemes: {
        login: { type: "openIdConnect", openIdConnectUrl: "https://example.com" },
        device: { type: "mutualTLS" },
        token: { type: "http", scheme: "bearer" },
      },
    },
  });

it.each([
  [
    "login",
    [
      "#/components/securitySchemes/login security.login gets the bearer token as it was sent. openIdConnectUrl is not read: signature, issuer, audience, expiry and scopes of the token are for the check.",
    ],
  ],
  [
    "device",
    [
      "#/components/securitySchemes/device security.device gets no certificate, and is called for every request: what terminates TLS has to demand the certificate of the client and to verify it.",
    ],
  ],
  ["token", []],
])("what is not checked of a scheme is noted, also with --strict: %s", (used, notes) => {
  for (const strict of [false, true])
    expect(
      modelOf(document(used), "spec.yaml", { strict }).notes.map(({ pointer, reason }) => `${pointer} ${reason}`),
    ).toEqual(notes);
});
