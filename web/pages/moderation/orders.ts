import { api, caller, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";

/**
 * What can be done with segments. `up` and `down` are votes of a VIP: one restores and locks a segment, the other
 * removes it.
 */
export type Order =
  | Readonly<{ action: "hide" | "show" | "lock" | "unlock"; reason: string }>
  | Readonly<{ action: "category"; category: string; reason: string }>
  | Readonly<{ action: "up" | "down" }>;

/** How something is taken back: entries of the moderation trail, votes on segments, or warnings of users. */
export type Reversal = Readonly<{
  entries: readonly number[];
  votes: readonly string[];
  warned: readonly string[];
}>;

/** What became of an order about a user. `same`: there was nothing to do; `left`: an earlier failure ended it. */
export type UserResult = Readonly<{
  userID: string;
  userName: string | null;
  result: "done" | "same" | "failed" | "left";
}>;

/** What was done, also when `error` stopped it on the way. */
export type Outcome = Readonly<{
  changed: readonly string[];
  unchanged: readonly string[];
  unknown: readonly string[];
  /** Public ids of users who were affected. */
  users: readonly string[];
  /** Of an order about several users. */
  results: readonly UserResult[];
  reversal: Reversal;
  error: unknown;
}>;

/** Segments in one order at most, by the specification. */
const orderSize = 100;
export const shares = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

export const nothing: Outcome = {
  changed: [],
  unchanged: [],
  unknown: [],
  users: [],
  results: [],
  reversal: { entries: [], votes: [], warned: [] },
  error: undefined,
};

export const joined = (a: Outcome, b: Partial<Outcome>): Outcome => ({
  changed: [...a.changed, ...(b.changed ?? [])],
  unchanged: [...a.unchanged, ...(b.unchanged ?? [])],
  unknown: [...a.unknown, ...(b.unknown ?? [])],
  users: [...a.users, ...(b.users ?? [])],
  results: [...a.results, ...(b.results ?? [])],
  reversal: {
    entries: [...a.reversal.entries, ...(b.reversal?.entries ?? [])],
    votes: [...a.reversal.votes, ...(b.reversal?.votes ?? [])],
    warned: [...a.reversal.warned, ...(b.reversal?.warned ?? [])],
  },
  error: undefined,
});

/** Does one step after the other; the first that fails ends it. */
async function collected<T>(steps: readonly T[], work: (step: T) => Promise<Partial<Outcome>>): Promise<Outcome> {
  let all = nothing;
  for (const step of steps) {
    try {
      all = joined(all, await work(step));
    } catch (error) {
      return { ...all, error };
    }
  }
  return all;
}

const vote = (localId: string, UUID: string, type: 0 | 1 | 20) =>
  answered(
    api.POST("/api/voteOnSponsorTime", { params: { query: { UUID, type }, header: caller(localId) }, parseAs: "text" }),
  );

export const byEntries = (...entries: readonly (number | null)[]): Reversal => ({
  entries: entries.filter((id) => id !== null),
  votes: [],
  warned: [],
});

const fromResult = ({ undo, ...done }: Schemas["ModerationResult"]): Partial<Outcome> => ({
  ...done,
  reversal: byEntries(undo),
});

/** Never rejects: what was done before a failure is part of the outcome. */
export function carryOut(localId: string, uuids: readonly string[], order: Order): Promise<Outcome> {
  if (!("reason" in order)) {
    const type = order.action === "up" ? 1 : 0;
    return collected(uuids, async (uuid) => {
      await vote(localId, uuid, type);
      return { changed: [uuid], reversal: { ...byEntries(), votes: [uuid] } };
    });
  }
  const { reason, ...what } = order;
  return collected(shares(uuids, orderSize), async (share) => {
    const body = { ...what, UUIDs: [...share], ...(reason !== "" && { reason }) };
    const params = { header: caller(localId) };
    return fromResult(await answered(api.POST("/api/moderation/segments", { params, body })));
  });
}

/** Never rejects, as `carryOut`. The last entry goes first. */
export async function takeBack(localId: string, { entries, votes, warned }: Reversal): Promise<Outcome> {
  const orders = await collected(entries.toReversed(), async (id) => {
    const params = { header: caller(localId) };
    return fromResult(await answered(api.POST("/api/moderation/undo", { params, body: { id } })));
  });
  if (orders.error !== undefined) return orders;
  const ballots = await collected(votes, async (uuid) => {
    await vote(localId, uuid, 20);
    return { changed: [uuid] };
  });
  if (ballots.error !== undefined) return { ...joined(orders, ballots), error: ballots.error };
  const warnings = await collected(warned, async (userID) => {
    const body = { issuerUserID: localId, userID, enabled: false };
    await answered(api.POST("/api/warnUser", { body, parseAs: "text" }));
    return { users: [userID] };
  });
  return { ...joined(joined(orders, ballots), warnings), error: warnings.error };
}
