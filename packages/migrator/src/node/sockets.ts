import { realPause, settlesWithin } from "@segmark/database/pause";
import type { Knex } from "knex";

/** How long a pool may take to close gracefully, in ms: it waits for statements, which may never settle. */
const closeMs = 2000;
/** How long pending statements may take to reject after their socket was destroyed, in ms. */
const rejectMs = 1000;

type Socket = { destroy(): void; once(event: "close", listener: () => void): unknown };
/** The part of the driver's connection that is used here. */
export type Socketed = Readonly<{ stream: Socket }>;

/** The sockets of a pool, and of all pools with the same settings: those of locks and of runs. */
export function openSockets() {
  const open = new Set<Socket>();
  return {
    add: ({ stream }: Socketed): void => {
      open.add(stream);
      stream.once("close", () => open.delete(stream));
    },
    /** Unlike `end` of the driver this rejects pending statements. */
    destroyAll: (): void => {
      for (const socket of open) socket.destroy();
    },
  };
}

/** Limits the time that `destroy` of this Knex takes: when the server does not respond, the sockets are destroyed. */
export function withCloseTimeout(db: Knex, { destroyAll }: ReturnType<typeof openSockets>): Knex {
  const { client } = db;
  const destroy: (callback?: unknown) => Promise<void> = client.destroy.bind(client);
  client.destroy = async (callback?: unknown): Promise<void> => {
    const ending = destroy(callback);
    if (await settlesWithin(closeMs, realPause, ending)) return;
    destroyAll();
    await settlesWithin(rejectMs, realPause, ending);
  };
  return db;
}
