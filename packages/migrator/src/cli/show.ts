import { isChange } from "./change.ts";
import { configIn, configText } from "./config.ts";
import { namesUnder, problemIn, statusIn } from "./response-checks.ts";
import type { Reply } from "./service.ts";
import type { Command, Settings } from "./settings.ts";
import { amendmentsIn, amendmentsText } from "./show-amendments.ts";
import { historyIn, historyText } from "./show-history.ts";
import { problemText } from "./show-problem.ts";
import { statusText } from "./show-status.ts";
import { namesTable } from "./table.ts";

type Shown = Pick<Settings, "command" | "config">;
type Names = Readonly<{ key: string; head: string; none: string }>;
const named: Partial<Readonly<Record<Command, Names>>> = {
  up: { key: "applied", head: "applied now", none: "Nothing was pending." },
  applied: { key: "applied", head: "applied", none: "There is no leader." },
  plan: { key: "pending", head: "pending", none: "There is no leader." },
  move: { key: "migrations_moved", head: "moved", none: "The configuration has no list of applied migrations." },
};

export const isDone = ({ status }: Reply): boolean => status >= 200 && status < 300;

/** 0 done, 2 refused, 3 failed, 4 timed out. */
export function exitCodeOf(reply: Reply): number {
  if (isDone(reply)) return 0;
  const { status } = reply;
  return status === 504 ? 4 : status >= 400 && status < 500 ? 2 : 3;
}

/** Problems of a plan that `up` would be refused with, and that do not only say that it cannot be made now. */
const refusals: ReadonlySet<string> = new Set(["loader_failed", "leader_not_found", "several_leaders"]);

/** With `--check`: 0 nothing to do, 1 pending, 2 refused; otherwise as `exitCodeOf`. */
export function checkCodeOf(command: Command, reply: Reply): number {
  if (!isDone(reply)) return refusals.has(problemIn(reply.body)?.code ?? "") ? 2 : exitCodeOf(reply);
  if (command === "plan") return Object.values(namesUnder("pending", reply.body) ?? {}).flat().length > 0 ? 1 : 0;
  const status = statusIn(reply.body);
  if (status?.refused != null) return 2;
  return status?.replicasets.some(({ state }) => state !== null && state.pending.length > 0) ? 1 : 0;
}

function doneText({ command, config: request }: Shown, { body }: Reply): string | undefined {
  const config = configIn(body);
  if (command === "config") return config && request && configText(config, request);
  if (command === "cancel") return "The run is being stopped.";
  const status = statusIn(body);
  if (command === "status") return status && statusText(status);
  if (command === "history") {
    const history = historyIn(body);
    return history && historyText(history);
  }
  if (isChange(command)) {
    const amendments = amendmentsIn(body);
    return amendments && amendmentsText(amendments);
  }
  const { key, head, none } = named[command] ?? { key: "", head: "", none: "" };
  const names = namesUnder(key, body);
  if (names === undefined) return undefined;
  return Object.keys(names).length === 0 ? none : namesTable(head, names);
}

/** A reply as text for a person; undefined when it is not from a migration manager. */
export function textOf(settings: Shown, reply: Reply): string | undefined {
  if (isDone(reply)) return doneText(settings, reply);
  const problem = problemIn(reply.body);
  return problem && problemText({ ...problem, status: reply.status }, reply);
}
