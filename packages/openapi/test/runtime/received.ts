import type { PipelineRequest } from "../../src/runtime/request.ts";

const noBody: PipelineRequest["body"] = {
  isSent: false,
  declared: undefined,
  accept: () => undefined,
  read: async () => new Uint8Array(),
  open: () => {
    throw new Error("The request has no body.");
  },
  discard: async () => undefined,
};

/** A GET request as a door passes it to the pipeline. */
export const received = (target: string): PipelineRequest => ({
  method: "GET",
  target,
  path: target.split("?", 1)[0] ?? "",
  headers: {},
  socketAddress: "192.0.2.1",
  fault: undefined,
  body: noBody,
  client: () => ({ ip: "192.0.2.1", userAgent: "" }),
  signal: () => new AbortController().signal,
});
