import { createDecoder } from "@segmark/openapi/internal/runtime/decode/decode";
import { operations } from "../generated/openapi/operations.js";
import { requests } from "../generated/openapi/validators.js";
import { selectSegments } from "../src/domain/segments/choice.ts";
import { makeData } from "./data.ts";
import { shapeOf } from "./shapes.ts";

/** Microseconds per call, the median of many batches. */
function microsecondsOf(work: () => unknown, seconds: number): number {
  const batch = 50;
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    for (let i = 0; i < batch; i++) work();
    times.push(((performance.now() - start) * 1000) / batch);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

const query = `videoID=dQw4w9WgXcQ&categories=${encodeURIComponent('["sponsor","intro","outro"]')}&actionType=skip&actionType=mute`;

const repeatable = ["category", "actionType", "requiredSegment"];
const asJson = ["categories", "actionTypes", "requiredSegments"];
const plain = ["videoID", "service"];

/** The same decoding without a pipeline: just the parameters of this operation, and its compiled validator. */
function byHand(): unknown {
  const parameters = new URLSearchParams(query);
  const values: Record<string, unknown> = {};
  for (const name of plain) if (parameters.has(name)) values[name] = parameters.get(name);
  for (const name of repeatable) if (parameters.has(name)) values[name] = parameters.getAll(name);
  for (const name of asJson) if (parameters.has(name)) values[name] = JSON.parse(parameters.get(name) ?? "");
  if (requests.getSkipSegments.query?.(values) !== true) throw new Error("the query must fit");
  return values;
}

/** Table rows of micro-benchmarks: subject, microseconds, and baseline. */
export function microRows(seconds: number): string[][] {
  const rows = Array.from(makeData(shapeOf(500), 2).segments(), (segment, index) => ({
    ...segment,
    videoId: "dQw4w9WgXcQ",
    originIpHash: undefined,
    startTime: index * 7,
  })).map((segment) => ({ ...segment, endTime: segment.startTime + 20 }));
  const criteria = {
    categories: ["sponsor", "intro"],
    actionTypes: ["skip"],
    required: [],
    currentReputation: new Map(),
  };
  const decode = createDecoder(operations.getSkipSegments, requests.getSkipSegments);
  const decoded = () => decode({ path: {}, query: new URLSearchParams(query), headers: {}, body: undefined });
  const [selection, hand, pipeline] = [() => selectSegments(rows, criteria), byHand, decoded].map((work) =>
    microsecondsOf(work, seconds),
  );
  const text = (value = Number.NaN): string => value.toFixed(2);
  return [
    ["selection of 500 rows of one video", text(selection), ""],
    ["reading a query by hand (URLSearchParams, JSON.parse, compiled Ajv)", text(hand), "1.00"],
    ["reading the same query by the decoder of the route", text(pipeline), text((pipeline ?? 0) / (hand ?? 1))],
  ];
}
