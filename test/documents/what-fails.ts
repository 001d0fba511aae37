/**
 * The test of each row of the table "What fails, and what then" in docs/deployment/operations.md: its file, or a part of its name,
 * and part of its title.
 */
export const provokedBy: Readonly<Record<string, readonly [file: string, test: string]>> = {
  "a request that no parser understands, or more bytes than it announced": [
    "service/raw-requests.sqlite",
    "do not end the process of the",
  ],
  "a client that is gone": [
    "openapi/test/http/connections",
    "before the response is an ordinary exchange with status 499",
  ],
  "far more requests than it can bear": ["service/overload.chaos.db", "under overload it refuses early"],
  "a flood on one video": ["service/one-video.db", "is throttled, and all others are served"],
  "a failure inside that nobody caught": ["service/supervisor.chaos.sqlite", "an internal failure is logged once"],
  "a worker that is killed": ["service/supervisor.chaos.sqlite", "replaces killed workers"],
  "a worker that hangs, in an endless loop of a webhook handler or by SIGSTOP": [
    "service/supervisor.chaos.sqlite",
    "a worker that hangs takes no new connections",
  ],
  "a reader of the log that stalls, such as a blocking log driver or a terminal after Ctrl-S": [
    "service/supervisor-log.chaos.sqlite",
    "may stall: requests are answered",
  ],
  "a reader of the log that ends": ["service/supervisor-log.chaos.sqlite", "may end: workers are replaced"],
  "the whole service killed": ["service/crash.chaos.db", "acknowledged writes are stored, once"],
  "the database server killed": ["service/outage.chaos.db", "costs responses but no confirmed submission"],
  "a database server that does not answer": [
    "service/reach.chaos.db",
    "a server that responds after 10 s is abandoned",
  ],
  "no connection left at the server": ["service/reach.chaos.db", "a server that refuses new connections"],
  "a name of the database that does not resolve": ["service/reach.chaos.db", "that no longer resolves costs responses"],
  "a database host of several that died or turned read-only": [
    "service/hosts.cluster",
    "follows a planned switch within 2 s",
  ],
  "a disk that is full": ["service/disk.chaos.db", "a disk that becomes full"],
  "a database that takes no changes": ["service/disk.chaos.db", "a server that becomes read-only"],
  "a damaged page": ["service/disk.chaos.db", "fails only the requests that need it"],
  "a clock that is set back": ["service/clock.db", "a clock set back by a day"],
  "a clock that is set back while webhook deliveries wait": [
    "service/clock.db",
    "delays no webhook delivery, and extends no lease of a dead process",
  ],
  "a webhook delivery whose payload cannot be read": [
    "inbox",
    "is still listed, becomes dead again when it is redelivered",
  ],
  "a replica that is behind": ["service/hosts.cluster", "leaves a lagging or unreachable replica"],
};
