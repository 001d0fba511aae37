import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { workerOptions } from "../src/process/supervisor/worker-options.js";
import { workerScript } from "../src/process/supervisor/worker-script.js";
import { OPERATOR_TOKEN } from "../test/support/operator.ts";
import type { LocalUser } from "./data.ts";
import { type Running, run } from "./process.ts";
import type { Server } from "./subject.ts";

/** The environment of a service without read caches. */
export const uncached = { CACHE_MB: "0" } as const;

/**
 * All requests come from one address, which would soon hit its rate limits. And rejections are cheaper than regular
 * responses, so nothing is rejected.
 */
const unlimited = { RATE_LIMITS: "off", LOAD_SHEDDING: "off" } as const;

/** What `npm start` runs. */
export const worker = pathToFileURL(workerScript());
const bare = new URL("bare.ts", import.meta.url);

type Env = Readonly<Record<string, string>>;

/** Starts processes that log into one folder and are stopped with the stack. */
export function launcher(folder: string, stack: AsyncDisposableStack) {
  let started = 0;
  const start = async (script: URL, env: Env): Promise<Running> =>
    stack.use(await run(script, env, join(folder, `process-${++started}.log`)));
  return {
    service: (url: string, env: Env = {}) =>
      start(worker, { DATABASE_URL: url, OPERATOR_TOKEN, NODE_OPTIONS: workerOptions({}), ...unlimited, ...env }),
    bare: (platform: "hapi" | "http", env: Env = {}) => start(bare, { PLATFORM: platform, ...env }),
  };
}

export type Launcher = ReturnType<typeof launcher>;

/** Requests each user once, so that no measurement contains the slow hashes of local ids, which are cached. */
export async function warmUpUsers(users: readonly LocalUser[], { base }: Server): Promise<void> {
  for (const { localId } of users)
    await (await fetch(`${base}/api/userInfo?value=userName&userID=${localId}`)).arrayBuffer();
}
