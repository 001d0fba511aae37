import { MigratorError, messageOf } from "../errors.ts";
import { within } from "../runner/pause.ts";
import type { Cluster } from "./cluster.ts";
import type { Node } from "./contracts.ts";
import { sentence } from "./format.ts";

/** A probe is a handful of status variables. */
export const probeMs = 5000;
/** Other short calls; remote nodes repeat them on their own within this time. */
export const callMs = 20_000;

export const unreachable = (alias: string, why: string, cause?: unknown): MigratorError =>
  new MigratorError("leader_unreachable", sentence(`${alias} does not answer: ${why}`), { cause });

/**
 * A short call to an instance.
 * @throws MigratorError of its own, or `leader_unreachable` for anything else, and when it takes longer than the limit
 */
export async function callNode<T>(
  { pause }: Pick<Cluster, "pause">,
  node: Node,
  question: (node: Node) => Promise<T>,
  limitMs = callMs,
): Promise<T> {
  try {
    const late = (): Error => new Error(`nothing came within ${limitMs / 1000} seconds`);
    return await within(limitMs, pause, Promise.resolve(node).then(question), late);
  } catch (error) {
    throw error instanceof MigratorError ? error : unreachable(node.alias, messageOf(error), error);
  }
}
