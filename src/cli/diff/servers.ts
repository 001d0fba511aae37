import { isDeepStrictEqual } from "node:util";
import { type Json, type JsonObject, listOf, objectOf } from "../../openapi/document/json.ts";
import type { Finding } from "./change.ts";

/** Compares the addresses of an operation: callers of one that is gone, or that has other variables, break. */
export function serverFindings(before: readonly Json[], after: readonly Json[]): Finding[] {
  const [old, next] = [before.map(plain), after.map(plain)];
  const isIn = (list: readonly Json[], server: Json): boolean => list.some((one) => isDeepStrictEqual(one, server));
  const place = ["servers"];
  return [
    ...old
      .filter((server) => !isIn(next, server))
      .map((server): Finding => ({ effect: "unlike", direction: "request", place, before: server, after: undefined })),
    ...next
      .filter((server) => !isIn(old, server))
      .map(
        (server): Finding => ({ effect: "compatible", direction: "request", place, before: undefined, after: server }),
      ),
  ];
}

/** The servers of an operation are its own, else those of its path, else those of the document, else where the document is. */
export const serversOf = (...owners: readonly JsonObject[]): readonly Json[] =>
  owners.map(({ servers }) => listOf(servers)).find((servers) => servers.length > 0) ?? [{ url: "/" }];

function plain(server: Json): JsonObject {
  const { description: _, name: __, ...rest } = objectOf(server);
  return rest;
}
