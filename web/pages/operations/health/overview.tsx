import type { ComponentChildren } from "preact";
import { formatNumber } from "../../../texts/format.ts";
import { type LanguageCode, useLanguageCode, useTexts } from "../../../texts/use-texts.ts";
import { hitShare, latencies, type Read, rate, total } from "./figures.ts";
import type { Families } from "./prometheus.ts";
import { Sparkline } from "./sparkline.tsx";
import { formatBytes, formatRate, formatSeconds, formatShare } from "./units.ts";

type Format = (value: number | undefined, code: LanguageCode) => string;
const count: Format = (value, code) => (value === undefined ? "–" : formatNumber(value, code));

/** Of each read its growth since the one before. */
const rates = (reads: readonly Read[], pick: (families: Families) => number | undefined) =>
  reads.map((read, index) => rate(read, reads[index - 1], pick));
const gauges = (reads: readonly Read[], name: string) => reads.map(({ families }) => total(families, name));

function Figure({ label, values, format }: { label: string; values: readonly (number | undefined)[]; format: Format }) {
  const code = useLanguageCode();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {format(values.at(-1), code)}
        <Sparkline values={values} />
      </dd>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl class="figures">{children}</dl>
    </section>
  );
}

const answers = (families: Families) => total(families, "segmark_answers_total");
const failures = (families: Families) =>
  total(families, "segmark_answers_total", ({ status }) => status?.startsWith("5") === true);
const cpuSeconds = (families: Families) => total(families, "segmark_process_cpu_seconds_total");

/**
 * What an operator looks at first: load, speed, caches, queues and memory of the process. @param reads oldest first, at
 * least one
 */
export function Overview({ reads }: { reads: readonly Read[] }) {
  const { figures: texts } = useTexts().operations.health;
  const latency = (share: "p50" | "p95" | "p99") =>
    reads.map((read, index) => latencies(read, undefined, reads[Math.max(0, index - 12)])[share]);
  return (
    <>
      <Group title={texts.requests}>
        <Figure label={texts.rate} values={rates(reads, answers)} format={formatRate} />
        <Figure label={texts.failures} values={rates(reads, failures)} format={formatRate} />
        <Figure label={texts.shed} values={gauges(reads, "segmark_shed_requests_total")} format={count} />
        <Figure label={texts.p50} values={latency("p50")} format={formatSeconds} />
        <Figure label={texts.p95} values={latency("p95")} format={formatSeconds} />
        <Figure label={texts.p99} values={latency("p99")} format={formatSeconds} />
        <Figure label={texts.connections} values={gauges(reads, "segmark_connections")} format={count} />
      </Group>
      <Group title={texts.caches}>
        <Figure
          label={texts.answerHits}
          values={reads.map(({ families }) => hitShare(families, "segmark_answer_hits", "segmark_answer_misses"))}
          format={formatShare}
        />
        <Figure
          label={texts.segmentHits}
          values={reads.map(({ families }) => hitShare(families, "segmark_cache_hits", "segmark_cache_misses"))}
          format={formatShare}
        />
        <Figure label={texts.answerBytes} values={gauges(reads, "segmark_cached_answer_bytes")} format={formatBytes} />
        <Figure
          label={texts.segmentBytes}
          values={gauges(reads, "segmark_cached_segment_bytes")}
          format={formatBytes}
        />
      </Group>
      <Group title={texts.queues}>
        <Figure label={texts.transactions} values={gauges(reads, "segmark_transaction_queue")} format={count} />
        <Figure label={texts.views} values={gauges(reads, "segmark_view_queue")} format={count} />
        <Figure label={texts.statements} values={gauges(reads, "segmark_database_queue")} format={count} />
        <Figure label={texts.hashes} values={gauges(reads, "segmark_hash_queue")} format={count} />
        <Figure label={texts.deliveries} values={gauges(reads, "segmark_webhook_waiting")} format={count} />
        <Figure label={texts.dead} values={gauges(reads, "segmark_webhook_dead")} format={count} />
      </Group>
      <Group title={texts.database}>
        <Figure
          label={texts.databaseConnections}
          values={gauges(reads, "segmark_database_connections_used")}
          format={count}
        />
        <Figure
          label={texts.feedAge}
          values={gauges(reads, "segmark_change_feed_age_seconds")}
          format={formatSeconds}
        />
      </Group>
      <Group title={texts.process}>
        <Figure
          label={texts.memory}
          values={gauges(reads, "segmark_process_resident_memory_bytes")}
          format={formatBytes}
        />
        <Figure label={texts.heap} values={gauges(reads, "segmark_nodejs_heap_size_used_bytes")} format={formatBytes} />
        <Figure label={texts.cpu} values={rates(reads, cpuSeconds)} format={formatShare} />
        <Figure
          label={texts.delay}
          values={gauges(reads, "segmark_nodejs_eventloop_lag_p99_seconds")}
          format={formatSeconds}
        />
        <Figure label={texts.files} values={gauges(reads, "segmark_process_open_fds")} format={count} />
      </Group>
    </>
  );
}
