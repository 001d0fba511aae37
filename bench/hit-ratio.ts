import { parseArgs } from "node:util";
import { randomFrom } from "./random.ts";
import { shapeOf } from "./shapes.ts";
import { type Class, classesOf, outcomeOf, prefixWeights } from "./shared-cache-model.ts";
import { tableOf } from "./table.ts";

/*
 * Which part of the reads by hash prefix a shared cache would answer by itself, and how many a second would reach the service: by popularity of prefixes,
 * lifetime (SHARED_CACHE_SECONDS), rate and memory. Nothing is measured here, see shared-cache.ts for that. All clients are taken to ask for the same categories;
 * where they do not, each list of categories has answers of its own, as if the rate were that of its clients alone.
 *
 * A prefix with a segment that only its submitter sees has no lifetime. `--hidden` is the share of such segments: decisive, since one among all segments of a prefix is
 * enough. Imported segments are none of them: nobody knows from which address they came.
 */

const { values } = parseArgs({
  options: { segments: { type: "string", default: "20000000" }, hidden: { type: "string", default: "0" } },
});
const [segments, hidden] = [Number(values.segments), Number(values.hidden)];
if (!(Number.isInteger(segments) && segments >= 1000 && segments <= 1e9 && hidden >= 0 && hidden <= 1)) {
  console.error("Usage: npm run bench:hit-ratio -- [--segments 1000..1000000000] [--hidden 0..1]");
  process.exit(2);
}

const lengths = [4, 5, 6];
const popularities = [
  { name: "Zipf, exponent 1", exponent: 1 },
  { name: "Zipf, exponent 0.8", exponent: 0.8 },
  { name: "all prefixes alike", exponent: 0 },
];
const rates = [1000, 10_000, 100_000];
const lifetimes = [1, 5, 10, 60, 300];
const memories = [256, 1024, 4096];

/**
 * Of a stored segment in an answer that is compressed with gzip, as caches keep it: 2,290 bytes for 75 segments with `--data dense`, where
 * two in five are sent. And headers, names and the like in Varnish.
 */
const bytesOfSegment = 30;
const bytesOfAnswer = 1500;

const { videos } = shapeOf(segments);
const ownSegments = segments / videos;

const integer = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** @param share of the requests whose answer has a lifetime */
function rowOf(all: readonly Class[], share: number, bytes: number, rate: number, ttl: number): string[] {
  const classes = all.map(({ count, rate }) => ({ count: count * share, rate }));
  const { kept } = outcomeOf(classes, { ttl, capacity: Number.POSITIVE_INFINITY });
  const outcomes = memories.map((megabytes) => outcomeOf(classes, { ttl, capacity: (megabytes * 1e6) / bytes }));
  return [
    integer.format(rate),
    `${ttl}`,
    ...outcomes.map(
      ({ hitRatio, perSecond }) => `${percent(share * hitRatio)}, ${integer.format(perSecond + rate * (1 - share))}`,
    ),
    integer.format((kept * bytes) / 1e6),
  ];
}

console.log(
  `${integer.format(segments)} segments of ${integer.format(videos)} videos; ${percent(hidden)} of the segments are seen by their submitter only. A cell has the hit ratio, and the requests a second that reach the service.`,
);
for (const length of lengths) {
  const prefixes = 16 ** length;
  // The segments of the video that is asked for, and those of others with the same prefix.
  const rows = ownSegments + segments / prefixes;
  const share = (1 - hidden) ** rows;
  const bytes = bytesOfAnswer + rows * bytesOfSegment;
  for (const { name, exponent } of popularities) {
    const weights = prefixWeights({ videos, prefixes, exponent }, randomFrom(1));
    const table = rates.flatMap((rate) => {
      const classes = classesOf(weights, rate);
      return lifetimes.map((ttl) => rowOf(classes, share, bytes, rate, ttl));
    });
    const names = [
      "requests/s",
      "lifetime, s",
      ...memories.map((megabytes) => `cache of ${megabytes} MB`),
      "MB of all that is alive",
    ];
    console.log(
      `\n**${length} characters** (${integer.format(prefixes)} prefixes, ${integer.format(bytes)} bytes an answer, ${percent(share)} of the answers with a lifetime), ${name}:\n`,
    );
    console.log(tableOf(table, names));
  }
}
