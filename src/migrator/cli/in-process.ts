import { existsSync } from "node:fs";
import { createInstance, type MigratorInstance } from "../coordinator/instance.ts";
import { MigratorError, messageOf } from "../errors.ts";
import { newDirectoryLoader } from "../loaders/directory-loader.ts";
import { problemOf } from "./problem.ts";
import type { Reply, Service } from "./service.ts";
import { spelled } from "./spelled.ts";
import { UsageError } from "./usage.ts";

async function reply(work: Promise<object>, name?: string): Promise<Reply> {
  const told = (status: number, body: unknown): Reply => ({ status, body, text: JSON.stringify(body) });
  try {
    const answer = await work;
    return told(200, name === undefined ? answer : { [name]: answer });
  } catch (error) {
    const known = error instanceof MigratorError ? error : new MigratorError("internal", messageOf(error));
    const problem = problemOf(known);
    return told(problem.status, problem);
  }
}

/** Opening a missing file would create it, and an empty database looks like one that was never migrated. */
export function mustExist(databaseUrl: string): void {
  const file = /^sqlite:(?:\/\/)?(.+)$/is.exec(databaseUrl)?.[1];
  if (file !== undefined && !existsSync(file)) throw new UsageError(`--database: there is no file ${file}`);
}

/** One database as a cluster of its own; listens on no port. */
export async function inProcess(databaseUrl: string, migrations: string | undefined): Promise<Service> {
  const instance: MigratorInstance = await createInstance({ databaseUrl, loader: newDirectoryLoader(migrations) });
  const { manager } = instance;
  let runId: string | undefined;
  const onProgress = (progress: Readonly<{ runId: string }>): void => {
    runId = progress.runId;
  };
  return {
    up: (wait) => reply(manager.up({ waitMs: wait * 1000, onProgress }), "applied"),
    move: (wait) => reply(manager.moveMigrationsState({ waitMs: wait * 1000 }), "migrations_moved"),
    applied: () => reply(manager.getApplied(), "applied"),
    status: () => reply(manager.status().then(spelled)),
    plan: () => reply(manager.plan(), "pending"),
    cancel: (id) => reply(manager.cancel(id).then(() => ({ run_id: id }))),
    interrupt: async () => {
      if (runId !== undefined) await manager.cancel(runId);
      return true;
    },
    [Symbol.asyncDispose]: instance.close,
  };
}
