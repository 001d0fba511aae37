import { describe, expect, it } from "vitest";
import { countAnswers } from "../../../src/process/metrics/count-answers.ts";
import { metricsText } from "../../../src/process/metrics/exposition.ts";
import { createMetrics } from "../../../src/process/metrics/metrics.ts";

const exchange = { id: "", method: "get", code: undefined };

describe("the metrics format", () => {
  it("has help and type before the lines of each metric", async () => {
    const read = () => [{ value: 3 }, { value: 0.5, labels: { of: "this", and: 2 } }];
    const metrics = [
      { name: "one_total", help: "One thing", type: "counter", read },
      { name: "none", help: "Nothing yet", type: "gauge", read: () => [] },
    ] as const;
    expect(await metricsText(metrics)).toBe(
      [
        "# HELP one_total One thing",
        "# TYPE one_total counter",
        "one_total 3",
        'one_total{of="this",and="2"} 0.5',
        "",
        "# HELP none Nothing yet",
        "# TYPE none gauge",
        "",
      ].join("\n"),
    );
  });

  it.each([
    [Number.POSITIVE_INFINITY, "+Inf"],
    [Number.NEGATIVE_INFINITY, "-Inf"],
    [1e-7, "1e-7"],
  ])("represents %d", async (value, expected) => {
    const text = await metricsText([{ name: "a", help: "b", type: "gauge", read: () => [{ value }] }]);
    expect(text.split("\n")[2]).toBe(`a ${expected}`);
  });

  it("escapes labels", async () => {
    const read = () => [{ value: 1, labels: { label: 'a "b"\\\nc' } }];
    const text = await metricsText([{ name: "a", help: "b", type: "gauge", read }]);
    expect(text.split("\n")[2]).toBe('a{label="a \\"b\\"\\\\\\nc"} 1');
  });
});

describe("responses", () => {
  it("are counted by operation, status and code, and by the buckets of their time", async () => {
    const { observe, metrics } = countAnswers();
    for (const ms of [0, 1, 1.5, 5000]) observe({ ...exchange, operationId: "read", status: 200, ms });
    observe({ ...exchange, operationId: "read", status: 400, code: "bad_request", ms: 1 });
    observe({ ...exchange, operationId: "read", status: 400, code: "no_user_id", ms: 1 });
    observe({ ...exchange, operationId: "write", status: 200, ms: 1 });
    const lines = (await metricsText(metrics)).split("\n");
    for (const line of [
      'segmark_request_seconds_bucket{le="0.001",operation="read"} 4',
      'segmark_request_seconds_bucket{le="0.0025",operation="read"} 5',
      'segmark_request_seconds_bucket{le="2.5",operation="read"} 5',
      'segmark_request_seconds_bucket{le="+Inf",operation="read"} 6',
      'segmark_request_seconds_count{operation="read"} 6',
      'segmark_request_seconds_count{operation="write"} 1',
      'segmark_answers_total{operation="read",status="200",code=""} 4',
      'segmark_answers_total{operation="read",status="400",code="bad_request"} 1',
      'segmark_answers_total{operation="read",status="400",code="no_user_id"} 1',
      'segmark_answers_total{operation="write",status="200",code=""} 1',
    ])
      expect(lines).toContain(line);
    const [, sum] =
      lines.find((line) => line.startsWith('segmark_request_seconds_sum{operation="read"}'))?.split(" ") ?? [];
    expect(Number(sum)).toBeCloseTo(5.0045);
  });
});

describe("the metrics of a process", () => {
  it("contain every name once, and no unreadable one", async () => {
    const { text } = createMetrics("1.2.3", { broken: { help: "Cannot be read", read: () => Promise.reject() } });
    await text();
    const lines = (await text()).split("\n");
    const names = lines.flatMap((line) => (line.startsWith("# TYPE ") ? [line.split(" ")[2] ?? ""] : []));
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => name.startsWith("segmark_"))).toBe(true);
    expect(lines).toContainEqual(expect.stringMatching(/^segmark_broken nan$/i));
    expect(lines).toContain('segmark_info{version="1.2.3"} 1');
  });

  it("count lines that were dropped of the log of this process", async () => {
    let dropped = 0;
    const { text } = createMetrics("1.2.3", {}, () => dropped);
    expect(await text()).toMatch(/^segmark_dropped_log_lines_total 0$/m);
    dropped = 3;
    expect(await text()).toMatch(
      /^# HELP segmark_dropped_log_lines_total Lines of the log that were dropped because nobody read them\n# TYPE segmark_dropped_log_lines_total counter\nsegmark_dropped_log_lines_total 3$/m,
    );
  });

  it("cover memory, processor, event loop and garbage collection", async () => {
    const text = await createMetrics("1.2.3", {}).text();
    for (const name of [
      "process_cpu_seconds_total",
      "process_start_time_seconds",
      "process_resident_memory_bytes",
      "nodejs_eventloop_lag_p99_seconds",
      "nodejs_active_handles_total",
      "nodejs_heap_size_used_bytes",
      'nodejs_heap_space_size_used_bytes\\{space="old"\\}',
    ])
      expect(text).toMatch(new RegExp(`^segmark_${name} \\d`, "m"));
    expect(text).toContain("# TYPE segmark_nodejs_gc_duration_seconds histogram");
  });
});
