import { realPause, settlesWithin } from "@segmark/database/pause";
import type { Knex } from "knex";

/** How long a pool may take to close in peace, in ms: it waits for statements, whose answers may never come. */
const closeMs = 2000;
/** How long what waited for them may take to learn that its connection is gone, in ms. */
const noticeMs = 1000;

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
    /** Unlike `end` of the driver this rejects what waits for an answer. */
    cut: (): void => {
      for (const socket of open) socket.destroy();
    },
  };
}

/** `destroy` of this Knex ends in time, even when its server has fallen silent: then the sockets are cut. */
export function closingInTime(db: Knex, { cut }: ReturnType<typeof openSockets>): Knex {
  const { client } = db;
  const destroy: (callback?: unknown) => Promise<void> = client.destroy.bind(client);
  client.destroy = async (callback?: unknown): Promise<void> => {
    const ending = destroy(callback);
    if (await settlesWithin(closeMs, realPause, ending)) return;
    cut();
    await settlesWithin(noticeMs, realPause, ending);
  };
  return db;
}
