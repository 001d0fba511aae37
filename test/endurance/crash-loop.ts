import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openStorage } from "../../src/storage/open.ts";
import { audit, type Finding } from "./audit.ts";
import { type Engine, makeDatabase } from "./database.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { prepareScene } from "./scene.ts";
import { serviceOver, untilReady } from "./service.ts";
import { send, type Write } from "./write.ts";
import { createWrites } from "./writes.ts";

/** The process to kill. `database`: the server; SQLite has none, it dies with the service. */
export type Victim = "service" | "database";

export type CrashPlan = Readonly<{
  engine: Engine;
  victim: Victim;
  rounds: number;
  /** Where the log of the service goes. */
  folder: string;
  say?: (text: string) => void;
}>;

/** Units   `downMs`: from each kill until the service was ready again */
export type CrashReport = Readonly<{ findings: readonly Finding[]; downMs: readonly number[] }>;

const CLIENTS = 16;
/** Writes that are acknowledged in a round before the kill. */
const ACKNOWLEDGED_BEFORE = 150;

/** Clients that write without a pause until they are stopped. */
function startLoad(base: string, next: () => Write, ledger: Ledger) {
  let goesOn = true;
  let acknowledged = 0;
  let enough = (): void => {};
  const busy = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const client = async (): Promise<void> => {
    while (goesOn) {
      const write = next();
      const outcome = await send(base, write);
      ledger.note(write.kind, write.key, outcome);
      if (outcome === "acknowledged" && ++acknowledged === ACKNOWLEDGED_BEFORE) enough();
      if (outcome === "unknown") await pause(200); // no response: do not fill the ledger with it
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  return {
    /** Resolves when enough was acknowledged for a kill to hit something. */
    busy,
    end: async (): Promise<void> => {
      goesOn = false;
      await clients;
    },
  };
}

/**
 * Repeatedly kills the service or its database while clients write, and compares what was acknowledged with what is
 * stored.
 */
export async function crashLoop({ engine, victim, rounds, folder, say = () => {} }: CrashPlan): Promise<CrashReport> {
  await using database = await makeDatabase(engine);
  const ledger = createLedger();
  const { base, start } = await serviceOver(database, join(folder, `${engine}-${victim}.log`));

  let service = start();
  try {
    await untilReady(base);
    const targets = await prepareScene(base, database.url);
    const next = createWrites(targets);
    const downMs: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const load = startLoad(base, next, ledger);
      await load.busy;
      const killed = performance.now();
      if (victim === "database" && database.crash !== undefined) {
        await database.crash();
        await database.restart();
      } else {
        await service.kill();
        service = start();
      }
      await untilReady(base);
      downMs.push(performance.now() - killed);
      await load.end();
      say(`${engine}, ${victim}: round ${round} of ${rounds}, ready after ${Math.round(downMs.at(-1) ?? 0)} ms`);
    }
    await service.stop();
    await using storage = await openStorage({ url: database.url });
    return { findings: await audit(storage.knex, ledger, targets), downMs };
  } finally {
    await service.stop();
  }
}
