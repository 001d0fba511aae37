import { MigratorError } from "../../../protocol/errors.ts";
import type { Handler } from "../handler.ts";

export const cancelRun: Handler<"cancelRun"> = async ({ path: { run_id } }, { manager }) => {
  if (!(await manager.cancel(run_id))) throw new MigratorError("unknown_run", `Run ${run_id} is not going on.`);
  return { status: 202, body: { run_id } };
};
