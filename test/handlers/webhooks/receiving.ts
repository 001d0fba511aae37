import { expect } from "vitest";
import { delivery, SECRET } from "../../../packages/webhooks/test/support/deliveries.ts";
import { OPERATOR_TOKEN } from "../../support/operator.ts";
import { type Answer, type WorldOptions, world } from "../../support/world.ts";

export const TOKEN = OPERATOR_TOKEN;
/** What tests put into payloads and look for in logs and errors. */
export const NOTE = "a note that nobody may log";
export const DELIVERIES = "/api/host/deliveries";

type Overrides = Parameters<typeof delivery>[0];

/** The body of an event, with a note in it. */
export const bodyOf = (payload: object): string => JSON.stringify({ note: NOTE, ...payload });

/** A world that receives webhooks. Its log must not contain payloads, secrets, signatures or tokens. */
export async function receiving({ env = {}, ...options }: WorldOptions = {}) {
  const w = await world({ env: { WEBHOOK_SECRET: SECRET, ...env }, ...options });
  const deliver = (overrides: Overrides = {}): Promise<Answer> => {
    const { method, path, headers, body } = delivery({ body: bodyOf({}), ...overrides });
    return w.send(method, path, { headers, body });
  };
  const ask = w.send;
  /** A delivery as the operation returns it. */
  const reported = async (id: string) => (await ask("GET", `${DELIVERIES}/${encodeURIComponent(id)}`)).json as Told;
  return {
    ...w,
    deliver,
    ask,
    reported,
    /** Resolves when a delivery has come to this state. */
    becomes: (id: string, state: string) =>
      expect.poll(async () => (await w.stores.webhookInbox.get(id))?.state).toBe(state),
    [Symbol.asyncDispose]: async () => {
      await w[Symbol.asyncDispose]();
      for (const secret of [SECRET, TOKEN, NOTE, "sha256="]) expect(w.lines.join("")).not.toContain(secret);
    },
  };
}

export type Told = Readonly<{
  state: string;
  attempts: number;
  lastError: string | null;
  nextAttemptAt: number | null;
  handledAt: number | null;
  payload: unknown;
  log: readonly Readonly<{ number: number; outcome: string; error: string | null; endedAt: number | null }>[];
}>;
