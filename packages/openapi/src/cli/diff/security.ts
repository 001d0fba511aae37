import { isDeepStrictEqual } from "node:util";
import type { Resolve } from "../../document/model/text-types.ts";
import { entriesOf, isList, type Json, type JsonObject, listOf, objectOf } from "../../document/tree/json.ts";
import { inside } from "./rules.ts";

/** The definition of each scheme as canonical text, without descriptions. */
export const schemesOf = (document: JsonObject, resolve: Resolve): ReadonlyMap<string, string> =>
  new Map(
    entriesOf(objectOf(document["components"])["securitySchemes"]).map(([name, scheme]) => {
      const { description: _, deprecated: __, flows, ...rest } = objectOf(resolve(scheme));
      const kinds = entriesOf(flows).map(([kind, flow]) => {
        const { scopes: ___, ...addresses } = objectOf(flow);
        return [kind, addresses] as const;
      });
      return [name, canonical({ ...rest, ...(kinds.length > 0 && { flows: Object.fromEntries(kinds) }) })];
    }),
  );

/** JSON with sorted keys. */
const canonical = (value: Json): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !isList(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** The alternative requirements: scopes by the definition of a scheme, so that its name makes no difference. */
export function proofsOf(written: Json, schemes: ReadonlyMap<string, string>): JsonObject {
  const list = listOf(written);
  // An empty list means one requirement without schemes.
  const proofs = (list.length === 0 ? [{}] : list).map((requirement) =>
    Object.fromEntries(entriesOf(requirement).map(([name, scopes]) => [schemes.get(name) ?? name, listOf(scopes)])),
  );
  return { written, proofs };
}

/** Breaking if a caller that was authorized no longer is. */
export const security = inside((before, after, cursor) => {
  const [{ written, proofs: old }, { written: rewritten, proofs: next }] = [objectOf(before), objectOf(after)];
  if (isDeepStrictEqual(old, next)) return;
  const isLockedOut = listOf(old).some((held) => !listOf(next).some((demanded) => satisfies(held, demanded)));
  const isRenamed = isDeepStrictEqual(written, rewritten);
  const effect = cursor.direction === "reply" ? "unlike" : isLockedOut ? "narrower" : "wider";
  cursor.add(effect, isRenamed ? old : written, isRenamed ? next : rewritten);
});

const satisfies = (held: Json, demanded: Json): boolean =>
  entriesOf(demanded).every(([scheme, scopes]) => {
    const own = objectOf(held)[scheme];
    return own !== undefined && listOf(scopes).every((scope) => listOf(own).includes(scope));
  });
