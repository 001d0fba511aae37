import { describeError } from "@segmark/database/describe-error";
import type { Outage } from "@segmark/database/outage";
import type { Logger } from "pino";
import { codeOf } from "../../storage/transactions/problem.ts";
import type { IncidentNews } from "../../tasks/incidents.ts";

/** Messages for operators: what is wrong, what it means, what to do. */
const sentences: Readonly<Record<Outage, string>> = {
  unreachable: "the database cannot be reached; it is asked again with every request",
  busy: "the database takes no more connections or work; see its limits and what else uses it",
  slow: "the database does not answer in time",
  full: "the database has no room left: nothing new is stored, reading goes on; make room on its disk",
  read_only:
    "the database is read-only: nothing is stored, reading goes on; let it be written to, or name one that is in DATABASE_URL",
  failing: "the disk of the database reports errors; look at it and at the log of the system",
  damaged: "the database is damaged: what lies there cannot be read or changed; put a backup in its place",
};

/** Logs database outages: the first failure with its cause, then the number of failures, then the recovery. */
export const tellOfIncidents =
  (log: Pick<Logger, "error" | "warn" | "info">) =>
  (news: IncidentNews): void => {
    const { outage } = news;
    const code = codeOf(outage);
    if (news.event === "began") log.error({ code, err: describeError(news.error) }, sentences[outage]);
    else if (news.event === "continues")
      log.warn({ code, failures: news.failures, err: describeError(news.error) }, `still: ${sentences[outage]}`);
    else
      log.info(
        { code, failures: news.failures, ms: Math.round(news.ms) },
        `over: ${sentences[outage].split(/[;:]/)[0]}`,
      );
  };
