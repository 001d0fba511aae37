import { nearestName } from "../edit-distance.ts";
import { emitterEventNames } from "../generated/names.ts";

const known: ReadonlySet<string> = /* @__PURE__ */ new Set(emitterEventNames);

/**
 * What to say about a name that is not in the list; undefined if it is. This is `#unknown-name` on Node and in
 * development: the list is longer than all that bundles for browsers and workers have of events otherwise.
 */
export function unknownName(name: string): string | undefined {
  if (known.has(name)) return undefined;
  const near = nearestName(name, known);
  const hint = near === undefined ? "emitterEventNames lists them all." : `did you mean ${JSON.stringify(near)}?`;
  return `${JSON.stringify(name)} is not a known webhook event; ${hint}`;
}
