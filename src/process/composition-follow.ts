import type { Logger } from "pino";
import { originFeed } from "../adapters/origin.ts";
import type { Storage } from "../storage/open.ts";
import type { PublicChange } from "../storage/public/feed-page.ts";
import { publicTables } from "../storage/public/tables.ts";
import { type Following, follow } from "../use-cases/data/follow.ts";
import { describeError } from "./describe-error.ts";

type Parts = Readonly<{ origin: string; storage: Storage; log: Logger; now: () => number }>;

/** Follows an origin until disposal. Failures are logged once, and when it goes on. */
export const startFollowing = ({ origin, storage, log, now }: Parts): Following =>
  follow({
    origin,
    read: originFeed<PublicChange>(origin, Object.keys(publicTables)),
    stores: storage.stores,
    transaction: storage.transaction,
    now,
    onState: (failure) =>
      failure === undefined
        ? log.info({ origin }, "following the origin again")
        : log.warn({ origin, err: describeError(failure) }, "cannot follow the origin; it is tried again"),
  });
