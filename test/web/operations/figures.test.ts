import { describe, expect, it } from "vitest";
import { metricsText } from "../../../src/process/metrics/exposition.ts";
import {
  hitShare,
  latencies,
  operationRows,
  quantile,
  type Read,
  rate,
  total,
} from "../../../web/pages/operations/health/figures.ts";
import { parseMetrics } from "../../../web/pages/operations/health/prometheus.ts";

const buckets = (...pairs: (readonly [number, number])[]) => new Map(pairs);

describe("reading metrics", () => {
  it("takes what the service writes, with its labels and escapes", async () => {
    const text = await metricsText([
      {
        name: "segmark_a",
        help: "What it means",
        type: "gauge",
        read: () => [{ value: 2, labels: { x: 'a"b\\c\nd}' } }, { value: Number.NaN }, { value: -Infinity }],
      },
      { name: "segmark_b", help: "None yet", type: "counter", read: () => [] },
    ]);
    const families = parseMetrics(text);
    expect(families.get("segmark_a")).toEqual({
      name: "segmark_a",
      help: "What it means",
      type: "gauge",
      samples: [
        { name: "segmark_a", labels: { x: 'a"b\\c\nd}' }, value: 2 },
        { name: "segmark_a", labels: {}, value: Number.NaN },
        { name: "segmark_a", labels: {}, value: -Infinity },
      ],
    });
    expect(families.get("segmark_b")?.samples).toEqual([]);
  });

  it("keeps the parts of a histogram together, and passes over what is none of the format", () => {
    const families = parseMetrics(
      '# TYPE h histogram\nh_bucket{le="+Inf"} 3 1700000000\nh_sum 2\nh_count 3\n<html>\nx{\n\nlone_count 1\n',
    );
    expect([...families.keys()]).toEqual(["h", "lone_count"]);
    expect(families.get("h")?.samples.map(({ name, value }) => [name, value])).toEqual([
      ["h_bucket", 3],
      ["h_sum", 2],
      ["h_count", 3],
    ]);
  });
});

describe("quantiles", () => {
  it.each([
    ["the middle of a bucket", buckets([1, 0], [2, 10], [Infinity, 10]), 0.5, 1.5],
    ["the first bucket, from zero", buckets([1, 4], [Infinity, 4]), 0.5, 0.5],
    ["beyond the last bound, that bound", buckets([1, 1], [Infinity, 10]), 0.99, 1],
    ["nothing observed", buckets([1, 0], [Infinity, 0]), 0.5, undefined],
    ["no buckets", buckets(), 0.5, undefined],
  ])("%s", (_what, given, share, expected) => {
    expect(quantile(given, share)).toBe(expected);
  });
});

const read = (at: number, start: number, lines: string): Read => ({
  at,
  families: parseMetrics(
    `# TYPE segmark_request_seconds histogram\nsegmark_process_start_time_seconds ${start}\n${lines}`,
  ),
});
const answers = (ok: number, failed = 0): string =>
  `segmark_answers_total{operation="a",status="200",code=""} ${ok}\nsegmark_answers_total{operation="a",status="500",code="internal"} ${failed}\n`;
const count = (families: Read["families"]) => total(families, "segmark_answers_total");

describe("figures", () => {
  it("are rates between two reads", () => {
    expect(rate(read(7000, 1, answers(30)), read(2000, 1, answers(10)), count)).toBe(4);
  });

  it.each([
    ["the first read", undefined],
    ["another process", read(2000, 2, answers(10))],
    ["a counter that began anew", read(2000, 1, answers(50))],
    ["the same moment", read(7000, 1, answers(10))],
  ])("have no rate since %s", (_what, before) => {
    expect(rate(read(7000, 1, answers(30)), before, count)).toBeUndefined();
  });

  it("are shown by operation", () => {
    const now = read(7000, 1, answers(30, 2));
    expect(operationRows(now, read(2000, 1, answers(20, 2)))).toEqual([
      { operation: "a", total: 32, rate: 2, refused: 0, failed: 2 },
    ]);
  });

  it("have the latencies since a read, and those since the start for another process", () => {
    const histogram = (fast: number, slow: number): string =>
      `segmark_request_seconds_bucket{le="1",operation="a"} ${fast}\nsegmark_request_seconds_bucket{le="3",operation="a"} ${fast + slow}\nsegmark_request_seconds_bucket{le="+Inf",operation="a"} ${fast + slow}\n`;
    const now = read(7000, 1, histogram(100, 10));
    expect(latencies(now, "a", read(2000, 1, histogram(100, 0))).p50).toBe(2);
    expect(latencies(now, "a", read(2000, 2, histogram(100, 0))).p50).toBe(0.55);
    expect(latencies(now, "b")).toEqual({});
  });

  it("have the share of hits once there was a read", () => {
    expect(hitShare(parseMetrics("h 3\nm 1\n"), "h", "m")).toBe(0.75);
    expect(hitShare(parseMetrics("h 0\nm 0\n"), "h", "m")).toBeUndefined();
  });
});
