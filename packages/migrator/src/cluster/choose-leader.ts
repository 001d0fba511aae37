import type { Instance, Probe } from "../protocol/contracts.ts";
import { MigratorError, type MigratorErrorCode } from "../protocol/errors.ts";

/** The probe of an instance, or why it is unreachable. */
export type ProbeResult = Readonly<{ instance: Instance }> &
  (Readonly<{ probe: Probe; unreachableReason?: never }> | Readonly<{ unreachableReason: string; probe?: never }>);

type Probed = Readonly<{ instance: Instance; probe: Probe }>;

const isProbed = (answer: ProbeResult): answer is Probed => answer.probe !== undefined;

const problem = (code: MigratorErrorCode, replicaset: string, why: string): MigratorError =>
  new MigratorError(code, `${replicaset} ${why}`);

const rejectionReason = (answer: ProbeResult): string =>
  `${answer.instance.alias}: ${answer.probe === undefined ? answer.unreachableReason : (answer.probe.why ?? "not the primary")}`;

/** Two instances on one database are not a split brain. */
const storagesOf = (probed: readonly Probed[]): Set<string> => new Set(probed.map(({ probe }) => probe.server));

/**
 * The one instance of a replica set whose database is writable now.
 * - cluster, group   the first that is writable (and PRIMARY), in the order of the topology
 * - asynchronous     exactly one database may be writable; replicas that do not answer are tolerated
 * - SQLite           the single instance
 * @param answers in the order of the topology
 * @throws MigratorError `leader_not_found`, `several_leaders`
 */
export function chooseLeader(replicaset: string, answers: readonly ProbeResult[]): Probed {
  const probed = answers.filter(isProbed);
  const modes = new Set(probed.map(({ probe }) => probe.mode));
  if (modes.size > 1) {
    const each = probed.map(({ instance, probe }) => `${instance.alias}: ${probe.mode}`).join(", ");
    throw problem("leader_not_found", replicaset, `has databases that replicate in different ways (${each}).`);
  }
  if (modes.has("sqlite") && answers.length > 1)
    throw problem("several_leaders", replicaset, "has several SQLite instances; files do not replicate, expected one.");

  const writable = probed.filter(({ probe }) => probe.writable && probe.primary);
  const [first] = writable;
  if (first === undefined) {
    const reasons = answers.length === 0 ? "all its instances are disabled" : answers.map(rejectionReason).join("; ");
    throw problem("leader_not_found", replicaset, `has no leader (${reasons}).`);
  }
  if (modes.has("async") && storagesOf(writable).size > 1) {
    const each = writable.map(({ instance }) => instance.alias).join(" and ");
    throw problem(
      "several_leaders",
      replicaset,
      `has several leaders: ${each} accept writes. Make all but one read-only.`,
    );
  }
  return first;
}

/**
 * Instances whose user could write to a read-only replica and so break its replication.
 * On a single database this is harmless.
 */
export function bypassing(answers: readonly ProbeResult[]): Readonly<{ aliases: string[]; dangerous: boolean }> {
  const probed = answers.filter(isProbed);
  const aliases = probed.filter(({ probe }) => probe.bypassesReadOnly).map(({ instance }) => instance.alias);
  const replicates = probed.some(({ probe }) => probe.mode === "async" || probe.mode === "group");
  const several = probed.length < answers.length || storagesOf(probed).size > 1;
  return { aliases, dangerous: replicates && several && answers.length > 1 };
}
