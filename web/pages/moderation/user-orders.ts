import { api, caller, type Schemas } from "../../api/client.ts";
import { answered, Failure } from "../../api/failure.ts";
import { byEntries, joined, nothing, type Outcome, shares, type UserResult } from "./orders.ts";

/** A user, and the name if there is one. */
export type Person = Readonly<{ userID: string; userName: string | null }>;

/** What can be done about users. */
export type UserOrder =
  | Readonly<{ action: "warn"; reason: string }>
  | Readonly<{ action: "unwarn" | "review" }>
  | Readonly<{ action: "ban" | "unban"; terms: Omit<Schemas["BanOrder"], "userID" | "enabled"> }>;

/** Users in one review at most, by the specification. */
const reviewSize = 100;

/** Statuses that say that there is nothing to do, where nothing else is wrong. */
const sameStatus: Partial<Record<UserOrder["action"], number>> = { warn: 409, unban: 400 };

async function doOne(localId: string, { userID }: Person, order: UserOrder): Promise<Partial<Outcome>> {
  if (order.action === "ban" || order.action === "unban") {
    const body = { ...order.terms, userID, enabled: order.action === "ban" };
    const { undo } = await answered(api.POST("/api/moderation/bans", { params: { header: caller(localId) }, body }));
    return { reversal: byEntries(undo) };
  }
  const isWarning = order.action === "warn";
  const body = { issuerUserID: localId, userID, enabled: isWarning, ...(isWarning && { reason: order.reason }) };
  await answered(api.POST("/api/warnUser", { body, parseAs: "text" }));
  return { reversal: { ...byEntries(), warned: isWarning ? [userID] : [] } };
}

async function reviewed(localId: string, people: readonly Person[]): Promise<Partial<Outcome>> {
  const body = { userIDs: people.map(({ userID }) => userID) };
  const { users } = await answered(api.POST("/api/moderation/reviews", { params: { header: caller(localId) }, body }));
  const due = new Map(users.map(({ userID, undo }) => [userID, undo]));
  const isDone = ({ userID }: Person): boolean => due.get(userID) != null;
  return {
    users: people.filter(isDone).map(({ userID }) => userID),
    results: people.map((person) => ({ ...person, result: isDone(person) ? "done" : "same" })),
    reversal: byEntries(...users.map(({ undo }) => undo)),
  };
}

const results = (result: UserResult["result"], of: readonly Person[]): readonly UserResult[] =>
  of.map(({ userID, userName }) => ({ userID, userName, result }));

/**
 * Does it for one user after the other, or for as many at once as the operation takes. Never rejects: what is wrong
 * with more than one user ends it, and each user has a result.
 */
export async function carryOutOnUsers(localId: string, people: readonly Person[], order: UserOrder): Promise<Outcome> {
  let all = nothing;
  const steps = order.action === "review" ? shares(people, reviewSize) : people.map((person) => [person]);
  for (const [at, step] of steps.entries()) {
    const [person] = step;
    try {
      if (order.action === "review") all = joined(all, await reviewed(localId, step));
      else if (person !== undefined) {
        const done = await doOne(localId, person, order);
        all = joined(all, { ...done, users: [person.userID], results: results("done", step) });
      }
    } catch (error) {
      if (error instanceof Failure && error.status === sameStatus[order.action]) {
        all = joined(all, { results: results("same", step) });
        continue;
      }
      const rest = steps.slice(at + 1).flat();
      return { ...joined(all, { results: [...results("failed", step), ...results("left", rest)] }), error };
    }
  }
  return all;
}
