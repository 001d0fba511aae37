import { type Feature, jsonBody, jsonRequest } from "./feature.ts";

export const handlers: readonly Feature[] = [
  {
    feature: "method, target and headers as received",
    note: "`request`",
    operation: {},
    request: { path: "/a?b=%20", headers: { "X-Any": "1" } },
    input: { request: { method: "POST", target: "/a?b=%20", headers: { "x-any": "1" } } },
  },
  {
    feature: "an AbortSignal",
    note: "`signal`: aborted when the client has left before the response was complete, or the server is stopped",
    operation: jsonBody({ type: "object" }),
    request: jsonRequest({}),
    input: { signal: { aborted: false } },
  },
];
