import { isDeepStrictEqual } from "node:util";
import { entriesOf, isList, type Json, type JsonObject, listOf, objectOf } from "../../openapi/document/json.ts";
import type { Resolve } from "../../openapi/document/text-types.ts";
import type { Finding } from "./change.ts";

/** What a caller has to prove: scopes by the definition of a scheme, so that its name makes no difference. */
type Proof = ReadonlyMap<string, readonly Json[]>;

/** Compares what callers have to prove: it breaks them when one that was let in is no longer. */
export function securityFindings(
  before: Json | undefined,
  after: Json | undefined,
  [old, next]: readonly [Schemes, Schemes],
): Finding[] {
  const [was, is] = [alternatives(before, old), alternatives(after, next)];
  if (isDeepStrictEqual(was, is)) return [];
  const isLockedOut = was.some((held) => !is.some((demanded) => satisfies(held, demanded)));
  const isRenamed = isDeepStrictEqual(before, after);
  return [
    {
      effect: isLockedOut ? "narrower" : "wider",
      direction: "request",
      place: ["security"],
      before: isRenamed ? was.map(Object.fromEntries) : (before ?? []),
      after: isRenamed ? is.map(Object.fromEntries) : (after ?? []),
    },
  ];
}

/** The definition of each scheme as a text; what is for readers is left out. */
export type Schemes = ReadonlyMap<string, string>;
export function schemesOf(document: JsonObject, resolve: Resolve): Schemes {
  const schemes = entriesOf(objectOf(document["components"])["securitySchemes"]);
  return new Map(
    schemes.map(([name, scheme]) => {
      const { description: _, deprecated: __, flows, ...rest } = objectOf(resolve(scheme));
      const kinds = entriesOf(flows).map(([kind, flow]) => {
        const { scopes: ___, ...addresses } = objectOf(flow);
        return [kind, addresses] as const;
      });
      return [name, canonical({ ...rest, ...(kinds.length > 0 && { flows: Object.fromEntries(kinds) }) })];
    }),
  );
}

/** JSON with sorted keys. */
const canonical = (value: Json): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !isList(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Without any, one that demands nothing. */
function alternatives(security: Json | undefined, schemes: Schemes): Proof[] {
  const list = listOf(security);
  const requirements = list.length === 0 ? [{}] : list;
  return requirements.map(
    (requirement) =>
      new Map(entriesOf(requirement).map(([name, scopes]) => [schemes.get(name) ?? name, listOf(scopes)] as const)),
  );
}

const satisfies = (held: Proof, demanded: Proof): boolean =>
  [...demanded].every(([scheme, scopes]) => {
    const own = held.get(scheme);
    return own !== undefined && scopes.every((scope) => own.includes(scope));
  });
