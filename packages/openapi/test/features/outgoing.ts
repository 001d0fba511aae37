import { type Feature, jsonBody, jsonRequest } from "./feature.ts";

const pet = {
  type: "object",
  required: ["id"],
  properties: { id: { type: "integer", readOnly: true } },
};
const sent = (feature: string, more: Partial<Feature>): Feature => ({
  feature,
  operation: jsonBody(pet),
  request: { ...jsonRequest({ id: 1 }), path: "/run" },
  input: { body: { id: 1 } },
  ...more,
});

export const outgoing: readonly Feature[] = [
  sent("webhooks", { outgoing: "webhooks", note: "sent by `createSender`, received with any adapter" }),
  sent("callbacks of operations", { outgoing: "callbacks", note: "as webhooks; the program passes the address" }),
  sent("callbacks of OpenAPI 3.0", { outgoing: "callbacks", openapi: "3.0.4" }),
];
