import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openStorage } from "../../src/storage/open.ts";
import { freePort } from "../support/cluster/ports.ts";
import { audit, type Finding } from "./audit.ts";
import { type Database, type Engine, makeDatabase } from "./database.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { appoint, submitTargets } from "./scene.ts";
import { startService, untilReady } from "./service.ts";
import { send, type Write } from "./write.ts";
import { createWrites, environment } from "./writes.ts";

/** Who is killed. `database`: the server; SQLite has none, it dies with the service. */
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
const TARGETS = 25;
/** Writes that are acknowledged in a round before the kill comes. */
const ACKNOWLEDGED_BEFORE = 150;

/** Clients that write without a pause until told to stop. */
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
      if (outcome === "unknown") await pause(200); // nobody answers: do not fill the ledger with it
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

/** Kills the service or its database again and again while clients write, and holds what they were told against what is stored. */
export async function crashLoop({ engine, victim, rounds, folder, say = () => {} }: CrashPlan): Promise<CrashReport> {
  await using database = await makeDatabase(engine);
  const [port, ledger] = [await freePort(), createLedger()];
  const base = `http://127.0.0.1:${port}`;
  const env = {
    ...environment,
    DATABASE_URL: database.url,
    AUTO_MIGRATE: "true",
    PORT: String(port),
    LOG_LEVEL: "warn",
  };
  const start = () => startService(env, join(folder, `${engine}-${victim}.log`));

  let service = start();
  try {
    await untilReady(base);
    await withStorage(database, appoint);
    const targets = await submitTargets(base, TARGETS);
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
    return { findings: await withStorage(database, ({ knex }) => audit(knex, ledger, targets)), downMs };
  } finally {
    await service.stop();
  }
}

async function withStorage<T>(
  { url }: Database,
  work: (storage: Awaited<ReturnType<typeof openStorage>>) => Promise<T>,
): Promise<T> {
  await using storage = await openStorage({ url });
  return await work(storage);
}
