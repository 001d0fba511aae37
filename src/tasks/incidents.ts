import type { Outage } from "@segmark/database/outage";

/** Events of an outage: it began, it continues with a number of failures since the last report, it is over. */
export type IncidentNews = Readonly<
  | { event: "began"; outage: Outage; error: unknown }
  | { event: "continues"; outage: Outage; failures: number; error: unknown }
  | { event: "over"; outage: Outage; failures: number; ms: number }
>;

type Incident = { since: number; failures: number; reported: number; error: unknown };

/**
 * Aggregates failures into few reports: the first of an outage is reported immediately, others are counted until the
 * next `round`.
 * @param now ms of a monotonic clock
 */
export function createIncidents(report: (news: IncidentNews) => void, now: () => number) {
  const open = new Map<Outage, Incident>();
  return {
    met: (outage: Outage, error: unknown): void => {
      const incident = open.get(outage);
      if (incident === undefined) {
        open.set(outage, { since: now(), failures: 1, reported: 1, error });
        report({ event: "began", outage, error });
        return;
      }
      incident.failures++;
      incident.error = error;
    },

    /** @param isWell whether the database has just completed a write */
    round: (isWell: boolean): void => {
      for (const [outage, incident] of open) {
        const { failures, reported, error, since } = incident;
        if (failures > reported) report({ event: "continues", outage, failures: failures - reported, error });
        else if (isWell) {
          open.delete(outage);
          report({ event: "over", outage, failures, ms: now() - since });
        }
        incident.reported = failures;
      }
    },
  };
}
