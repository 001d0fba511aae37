import { existsSync } from "node:fs";
import { createInstance, type MigratorInstance } from "../cluster/instance.ts";
import type { Manager, UpOptions } from "../cluster/manager.ts";
import { newDirectoryLoader } from "../engine/list/directory-loader.ts";
import type { ConfigSnapshot, Section } from "../protocol/contracts.ts";
import { MigratorError, messageOf } from "../protocol/errors.ts";
import { clusterConfigReply } from "../server/handlers/configuration/cluster-config-reply.ts";
import { historyReply } from "../server/handlers/records/migrationsHistory.ts";
import { problemOf } from "./problem.ts";
import type { Reply, Service } from "./service.ts";
import { UsageError } from "./usage.ts";

async function reply(work: Promise<unknown>, name?: string): Promise<Reply> {
  const replyOf = (status: number, body: unknown): Reply => ({ status, body, text: JSON.stringify(body) });
  try {
    const answer = await work;
    return replyOf(200, name === undefined ? answer : { [name]: answer });
  } catch (error) {
    const known = error instanceof MigratorError ? error : new MigratorError("internal", messageOf(error));
    const problem = problemOf(known);
    // The configuration is in this one database, so the advice of the code, which is for clusters, does not apply.
    return { ...replyOf(problem.status, problem), isAdvised: problem.code === "config_store_unavailable" };
  }
}

/** Names that differ by more than their case. */
const renamed: Readonly<Record<string, string>> = { holder: "run", replicaset: "name", status: "state" };

const fieldName = (key: string): string =>
  renamed[key] ?? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A status with the field names of the endpoints, at every depth. */
function withFieldNames(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withFieldNames);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [fieldName(key), withFieldNames(part)]));
}

async function changedConfig(config: Manager["config"], change: Section | undefined): Promise<ConfigSnapshot> {
  const present = await config.read();
  return change === undefined ? present : config.patch({ version: present.version, sections: [change] });
}

/** Opening a missing file would create it, and an empty database looks like one that was never migrated. */
export function mustExist(databaseUrl: string): void {
  const file = /^sqlite:(?:\/\/)?(.+)$/is.exec(databaseUrl)?.[1];
  if (file !== undefined && !existsSync(file)) throw new UsageError(`--database: there is no file ${file}`);
}

/** One database as a cluster of its own; listens on no port. */
export async function inProcess(databaseUrl: string, migrations: string | undefined): Promise<Service> {
  const instance: MigratorInstance = await createInstance({
    databaseUrl,
    loader: newDirectoryLoader(migrations, { warn: () => undefined }),
  });
  const { manager } = instance;
  let runId: string | undefined;
  const onProgress = (progress: Readonly<{ runId: string }>): void => {
    runId = progress.runId;
  };
  const applyAll = async (options: UpOptions): Promise<object> => {
    const applied = await manager.up(options);
    const warnings = await manager.warnings();
    return warnings.length === 0 ? { applied } : { applied, warnings };
  };
  return {
    up: (wait, scope) => reply(applyAll({ ...scope, waitMs: wait * 1000, onProgress })),
    move: (wait) => reply(manager.moveMigrationsState({ waitMs: wait * 1000, onProgress }), "migrations_moved"),
    applied: () => reply(manager.getApplied(), "applied"),
    status: () => reply(manager.status().then(withFieldNames)),
    amend: (change, write, wait) => reply(manager.amend(change, { write, waitMs: wait * 1000 })),
    history: (limit) => reply(manager.history({ limit }).then(historyReply)),
    plan: () => reply(manager.plan(), "pending"),
    config: (change) => reply(changedConfig(manager.config, change).then(clusterConfigReply)),
    cancel: (id) => reply(manager.cancel(id).then(() => ({ run_id: id }))),
    interrupt: async () => runId !== undefined && (await manager.cancel(runId)),
    [Symbol.asyncDispose]: instance.close,
  };
}
