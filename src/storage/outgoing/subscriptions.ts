import type { Knex } from "knex";

type SubscriptionRow = {
  name: string;
  last_number: number;
  last_success: number | null;
  failing_since: number | null;
  disabled_at: number | null;
  disabled_reason: string | null;
};

/** Times in ms since 1970. */
export type SubscriptionState = Readonly<{
  name: string;
  lastNumber: number;
  lastSuccess: number | null;
  /** The first failure after the last success. */
  failingSince: number | null;
  disabled: Readonly<{ at: number; reason: string }> | null;
}>;

const timeOf = (value: number | null): number | null => (value === null ? null : Number(value));

const toState = ({
  name,
  last_number,
  last_success,
  failing_since,
  disabled_at,
  disabled_reason,
}: SubscriptionRow) => ({
  name,
  lastNumber: Number(last_number),
  lastSuccess: timeOf(last_success),
  failingSince: timeOf(failing_since),
  disabled: disabled_at === null ? null : { at: Number(disabled_at), reason: disabled_reason ?? "" },
});

/** What is known of subscriptions beyond their file. */
export const subscriptionStore = (db: Knex) => ({
  all: async (): Promise<SubscriptionState[]> => {
    const rows: SubscriptionRow[] = await db<SubscriptionRow>("outgoing_subscriptions as s")
      .orderBy("s.name")
      .select("s.*");
    return rows.map(toState);
  },

  /** Adds subscriptions that are not known yet. */
  ensure: async (names: readonly string[]): Promise<void> => {
    if (names.length === 0) return;
    const rows = names.map((name) => ({ name, last_number: 0 }));
    await db("outgoing_subscriptions").insert(rows).onConflict("name").ignore();
  },

  setLastNumber: async (name: string, lastNumber: number): Promise<void> => {
    await db<SubscriptionRow>("outgoing_subscriptions").where({ name }).update({ last_number: lastNumber });
  },

  succeeded: async (name: string, at: number): Promise<void> => {
    await db<SubscriptionRow>("outgoing_subscriptions")
      .where({ name })
      .update({ last_success: at, failing_since: null });
  },

  /** Notes a failure, unless one is noted since the last success. @returns the time of the first one */
  failed: async (name: string, at: number): Promise<number> => {
    await db<SubscriptionRow>("outgoing_subscriptions")
      .where({ name })
      .whereNull("failing_since")
      .update({ failing_since: at });
    const row = await db<SubscriptionRow>("outgoing_subscriptions").where({ name }).first("failing_since");
    return Number(row?.failing_since ?? at);
  },

  /** @returns false if it is disabled already, or unknown */
  disable: async (name: string, at: number, reason: string): Promise<boolean> =>
    (await db<SubscriptionRow>("outgoing_subscriptions")
      .where({ name })
      .whereNull("disabled_at")
      .update({ disabled_at: at, disabled_reason: reason })) > 0,

  enable: async (name: string): Promise<void> => {
    const none = { disabled_at: null, disabled_reason: null, failing_since: null };
    await db<SubscriptionRow>("outgoing_subscriptions").where({ name }).update(none);
  },
});
