import type { components } from "@segmark/migrator/internal/generated/types";
import { bearer, migrator } from "../../api/client.ts";
import { answered, Failure } from "../../api/failure.ts";
import { operatorToken } from "../../app/session.ts";

export type Schemas = components["schemas"];
export type Status = Schemas["Status"];
export type ReplicaSet = Schemas["ReplicaSetStatus"];
export type ClusterConfig = Schemas["ClusterConfig"];
export type NamesByLeader = Schemas["NamesByLeader"];
export type Problem = Schemas["Problem"];

const headers = () => bearer(operatorToken.get());

export const readStatus = (signal: AbortSignal): Promise<Status> =>
  answered(migrator.GET("/migrations/status", { headers: headers(), signal }));

export const readPlan = async (): Promise<NamesByLeader> =>
  (await answered(migrator.GET("/migrations/plan", { headers: headers() }))).pending;

/** Answers when all leaders are done, which may take hours. Leaving the page does not stop the run. */
export const applyPending = async (): Promise<NamesByLeader> =>
  (await answered(migrator.POST("/migrations/up", { params: { query: { wait: 0 } }, headers: headers() }))).applied;

export const cancelRun = async (runId: string): Promise<void> => {
  await answered(
    migrator.DELETE("/migrations/runs/{run_id}", { params: { path: { run_id: runId } }, headers: headers() }),
  );
};

export const moveState = async (): Promise<NamesByLeader> =>
  (
    await answered(
      migrator.POST("/migrations/move_migrations_state", { params: { query: { wait: 0 } }, headers: headers() }),
    )
  ).migrations_moved;

export const readConfig = (signal?: AbortSignal): Promise<ClusterConfig> =>
  answered(migrator.GET("/admin/config", { headers: headers(), ...(signal !== undefined && { signal }) }));

/** Replaces a section, or removes it with `content` null. @param version the one that was read */
export const patchSection = (version: number, filename: string, content: string | null): Promise<ClusterConfig> =>
  answered(
    migrator.PATCH("/admin/config", { body: { version, sections: [{ filename, content }] }, headers: headers() }),
  );

/** The problem details of a failure; undefined when the instance gave none. */
export function problemOf(error: unknown): Problem | undefined {
  if (!(error instanceof Failure) || typeof error.body !== "object" || error.body === null) return undefined;
  return typeof (error.body as Partial<Problem>).code === "string" ? (error.body as Problem) : undefined;
}
