import { messageOf } from "@segmark/database/error-message";
import { Failure } from "@segmark/openapi/internal/cli/failure";
import { printable } from "@segmark/openapi/internal/cli/printable";
import { stopSignal } from "@segmark/openapi/internal/cli/stop";
import { readConfig } from "../../config/config.ts";
import { isOrigin } from "../../config/mirror.ts";
import { followOrigin } from "../../process/composition/follow.ts";
import { openStorage, type Storage } from "../../storage/open.ts";
import { applySchema } from "../../storage/schema.ts";
import { followReport } from "./follow-report.ts";

/** The causes tell an operator more than "fetch failed". */
function withCause(error: Error): string {
  const { cause } = error;
  const isTold = !(cause instanceof Error) || cause.message === "" || error.message.includes(cause.message);
  return isTold ? error.message : `${error.message}: ${cause.message}`;
}

/** A wrong address as errors may show it. Whatever has an @ may have a password before it, also what is no address. */
const shownOrigin = (origin: string): string => (origin.includes("@") ? "The origin" : printable(origin));

const open = (url: string): Promise<Storage> =>
  openStorage({ url }).catch((cause: unknown) => {
    throw new Failure(`Nothing was followed: ${printable(messageOf(cause))}`, { cause });
  });

/**
 * Follows an origin with the database that DATABASE_URL names until a signal, or with `once` until it is in step.
 * Errors: `Failure`, with `once` also for what would be tried again; `ConfigError`, `StartError`
 */
export async function runFollow(origin: string, { once = false }: Readonly<{ once?: boolean }>): Promise<void> {
  if (!isOrigin(origin))
    throw new Failure(`${shownOrigin(origin)}: expected an http or https address without credentials.`, {
      exitCode: 2,
    });
  const config = readConfig(process.env);
  const { databaseUrl: url } = config;
  if (url === "sqlite::memory:")
    throw new Failure("Nothing was followed: sqlite::memory: ends with this process.", { exitCode: 2 });
  const stop = stopSignal();
  const report = followReport();
  await using storage = await open(url);
  await applySchema(storage);
  await storage.stores.feed.open();
  const ended = Promise.withResolvers<void>();
  stop.addEventListener("abort", () => ended.resolve(), { once: true });
  if (stop.aborted) ended.resolve();
  const parts = { origin, storage, url, cap: config.users.statistics.rewardSeconds };
  await using _following = followOrigin(parts, {
    onSnapshot: report.snapshot,
    onProgress: report.progress,
    onLeftOut: report.leftOut,
    onPage: (page) => {
      report.page(page);
      if (once && page.isLast) ended.resolve();
    },
    onState: (failure) => {
      if (failure === undefined) report.recovery();
      else if (once)
        ended.reject(new Failure(`It is not in step: ${printable(withCause(failure))}`, { cause: failure }));
      else report.failure(withCause(failure));
    },
  });
  // Timers and sockets between two questions do not keep a process alive.
  const alive = setInterval(() => undefined, 60_000);
  try {
    await ended.promise;
  } finally {
    clearInterval(alive);
  }
}
