import type { Exchange } from "@segmark/openapi/internal/runtime/exchange";
import type { Metric } from "./exposition.ts";
import { createHistogram, type Histogram } from "./histogram.ts";

const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

type Answers = { operation: string; status: string; code: string; count: number };
/** `of` maps status and code to counters, so that no label strings are built per request. */
type Figures = Readonly<{ seconds: Histogram; of: Map<number, Map<string, Answers>> }>;

/**
 * Counts every response at next to no cost. Cardinality is bounded by the specification, so labels are never evicted.
 */
export function countAnswers(): Readonly<{ observe: (exchange: Exchange) => void; metrics: readonly Metric[] }> {
  const byOperation = new Map<string, Figures>();
  const inOrder: Answers[] = [];

  const figuresOf = (operation: string): Figures => {
    const figures: Figures = { seconds: createHistogram(bounds), of: new Map() };
    byOperation.set(operation, figures);
    return figures;
  };
  const answersOf = ({ of }: Figures, operation: string, status: number, code: string): Answers => {
    const answers: Answers = { operation, status: String(status), code, count: 0 };
    inOrder.push(answers);
    const sameStatus = of.get(status) ?? new Map<string, Answers>();
    of.set(status, sameStatus.set(code, answers));
    return answers;
  };

  return {
    observe: ({ operationId, status, code = "", ms }) => {
      const figures = byOperation.get(operationId) ?? figuresOf(operationId);
      figures.seconds.observe(ms / 1000);
      const answers = figures.of.get(status)?.get(code) ?? answersOf(figures, operationId, status, code);
      answers.count++;
    },
    metrics: [
      {
        name: "segmark_request_seconds",
        help: "Time to answer, by operation",
        type: "histogram",
        read: () => [...byOperation].flatMap(([operation, { seconds }]) => seconds.samples({ operation })),
      },
      {
        name: "segmark_answers_total",
        help: "Answers, by operation, status and problem code",
        type: "counter",
        read: () => inOrder.map(({ count, ...labels }) => ({ labels, value: count })),
      },
    ],
  };
}
