import { within } from "@segmark/database/pause";
import type { Node } from "../protocol/contracts.ts";
import { MigratorError, messageOf } from "../protocol/errors.ts";
import { sentence } from "../protocol/format.ts";
import type { Cluster } from "./cluster.ts";

/** Timeout of a probe, which reads a handful of status variables. */
export const probeMs = 5000;
/** Timeout of other short calls; remote nodes retry within this time. */
export const callMs = 20_000;

export const unreachable = (alias: string, why: string, cause?: unknown): MigratorError =>
  new MigratorError("leader_unreachable", sentence(`${alias} does not answer: ${why}`), { cause });

/**
 * A short call to an instance.
 * @throws MigratorError of the instance, `shutting_down` when this coordinator is closed, or `leader_unreachable` for
 *   any other error and after the timeout
 */
export async function callNode<T>(
  { pause, closing }: Pick<Cluster, "pause"> & Partial<Pick<Cluster, "closing">>,
  node: Node,
  call: (node: Node) => Promise<T>,
  limitMs = callMs,
): Promise<T> {
  try {
    const timeoutError = (): Error => new Error(`no response within ${limitMs / 1000} seconds`);
    return await within(limitMs, pause, Promise.resolve(node).then(call), timeoutError, closing);
  } catch (error) {
    throw error instanceof MigratorError ? error : unreachable(node.alias, messageOf(error), error);
  }
}
