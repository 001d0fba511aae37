import type { Families, Labels, Sample } from "./prometheus.ts";

/** The metrics at one moment. `at` is in milliseconds, of any clock that does not jump. */
export type Read = Readonly<{ at: number; families: Families }>;

/** Cumulative counts by upper bound, as in a histogram. */
export type Buckets = ReadonlyMap<number, number>;

export type Quantiles = Readonly<{ p50?: number; p95?: number; p99?: number }>;
export type OperationRow = Readonly<{
  operation: string;
  total: number;
  /** Requests in a second since the read before; undefined for the first read. */
  rate: number | undefined;
  refused: number;
  failed: number;
}> &
  Quantiles;

const samplesOf = (families: Families, family: string, name = family): readonly Sample[] =>
  families.get(family)?.samples.filter((sample) => sample.name === name) ?? [];

/** The sum of all samples of a counter or gauge; undefined when the process does not have it. */
export function total(families: Families, name: string, fits: (labels: Labels) => boolean = () => true) {
  const samples = samplesOf(families, name);
  if (samples.length === 0) return undefined;
  return samples.reduce((sum, { labels, value }) => (fits(labels) ? sum + value : sum), 0);
}

const startOf = ({ families }: Read): number | undefined => total(families, "segmark_process_start_time_seconds");

/** Of several processes behind one port any may answer; only reads of the same one can be compared. */
export const isSameProcess = (a: Read, b: Read): boolean => startOf(a) === startOf(b);

/** Growth in a second between two reads; undefined when they cannot be compared. */
export function rate(
  now: Read,
  before: Read | undefined,
  count: (families: Families) => number | undefined,
): number | undefined {
  if (before === undefined || !isSameProcess(now, before) || now.at <= before.at) return undefined;
  const growth = (count(now.families) ?? 0) - (count(before.families) ?? 0);
  return growth < 0 ? undefined : (growth * 1000) / (now.at - before.at);
}

export function bucketsOf(families: Families, family: string, fits: (labels: Labels) => boolean): Buckets {
  const sums = new Map<number, number>();
  for (const { labels, value } of samplesOf(families, family, `${family}_bucket`)) {
    const bound = labels["le"] === "+Inf" ? Infinity : Number(labels["le"]);
    if (fits(labels)) sums.set(bound, (sums.get(bound) ?? 0) + value);
  }
  return new Map([...sums].sort(([a], [b]) => a - b));
}

/**
 * The value below which a share of the observations lies, interpolated within its bucket.
 * @param share between 0 and 1
 * @returns undefined when nothing was observed
 */
export function quantile(buckets: Buckets, share: number): number | undefined {
  const bounds = [...buckets];
  const count = bounds.at(-1)?.[1] ?? 0;
  if (count <= 0) return undefined;
  let [lowerBound, lowerCount] = [0, 0];
  for (const [bound, cumulative] of bounds) {
    if (cumulative >= share * count) {
      if (bound === Infinity) return lowerBound;
      const part = cumulative === lowerCount ? 1 : (share * count - lowerCount) / (cumulative - lowerCount);
      return lowerBound + (bound - lowerBound) * part;
    }
    [lowerBound, lowerCount] = [bound, cumulative];
  }
  return undefined;
}

const withoutUndefined = (p50?: number, p95?: number, p99?: number): Quantiles => ({
  ...(p50 !== undefined && { p50 }),
  ...(p95 !== undefined && { p95 }),
  ...(p99 !== undefined && { p99 }),
});

const minus = (now: Buckets, before: Buckets): Buckets =>
  new Map([...now].map(([bound, count]) => [bound, count - (before.get(bound) ?? 0)]));

/**
 * Seconds to answer.
 * @param operation one of them, or undefined for all
 * @param since     only what was answered after this read
 */
export function latencies(now: Read, operation?: string, since?: Read): Quantiles {
  const fits = (labels: Labels): boolean => operation === undefined || labels["operation"] === operation;
  const read = ({ families }: Read): Buckets => bucketsOf(families, "segmark_request_seconds", fits);
  const buckets = since !== undefined && isSameProcess(now, since) ? minus(read(now), read(since)) : read(now);
  return withoutUndefined(quantile(buckets, 0.5), quantile(buckets, 0.95), quantile(buckets, 0.99));
}

export const answersIn = (families: Families, operation: string, kind = ""): number =>
  total(
    families,
    "segmark_answers_total",
    (labels) => labels["operation"] === operation && (labels["status"] ?? "").startsWith(kind),
  ) ?? 0;

/** What every operation has answered since the process began. */
export function operationRows(now: Read, before: Read | undefined): readonly OperationRow[] {
  const names = new Set(
    samplesOf(now.families, "segmark_answers_total").map(({ labels }) => labels["operation"] ?? ""),
  );
  return [...names].sort().map((operation) => ({
    operation,
    total: answersIn(now.families, operation),
    rate: rate(now, before, (families) => answersIn(families, operation)),
    refused: answersIn(now.families, operation, "4"),
    failed: answersIn(now.families, operation, "5"),
    ...latencies(now, operation),
  }));
}

/** The share of hits between 0 and 1; undefined before the first read. */
export function hitShare(families: Families, hits: string, misses: string): number | undefined {
  const [hit, missed] = [total(families, hits) ?? 0, total(families, misses) ?? 0];
  return hit + missed === 0 ? undefined : hit / (hit + missed);
}
