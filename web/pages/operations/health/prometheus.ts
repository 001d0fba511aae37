export type Labels = Readonly<Record<string, string>>;
export type Sample = Readonly<{ name: string; labels: Labels; value: number }>;
/** A metric with all its samples. Those of a histogram have the suffixes `_bucket`, `_sum` and `_count`. */
export type Family = Readonly<{ name: string; help: string; type: string; samples: readonly Sample[] }>;
export type Families = ReadonlyMap<string, Family>;

/** More than any process has; what follows is left out. */
const maxLines = 50_000;

const samplePattern = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})?[ \t]+(\S+)(?:[ \t]+-?\d+)?$/;
const labelPattern = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g;

const unescaped = (text: string): string =>
  text.replaceAll(/\\(.)/g, (_, character: string) => (character === "n" ? "\n" : character));

function numberOf(text: string): number {
  const infinity = /^([+-]?)inf$/i.exec(text);
  if (infinity !== null) return infinity[1] === "-" ? -Infinity : Infinity;
  return Number(text);
}

/**
 * Reads the text format of Prometheus. Lines that are none of it are passed over.
 * Source  https://prometheus.io/docs/instrumenting/exposition_formats/, "Text-based format"
 */
export function parseMetrics(text: string): Families {
  const families = new Map<string, { name: string; help: string; type: string; samples: Sample[] }>();
  const family = (name: string) => {
    const known = families.get(name) ?? { name, help: "", type: "untyped", samples: [] };
    families.set(name, known);
    return known;
  };
  const familyOf = (name: string) => {
    const base = name.replace(/_(bucket|sum|count)$/, "");
    return family(!families.has(name) && families.has(base) ? base : name);
  };
  for (const line of text.split("\n", maxLines)) {
    const [, comment, name = "", rest = ""] = /^# (HELP|TYPE) (\S+) ?(.*)$/.exec(line) ?? [];
    if (comment === "HELP") family(name).help = unescaped(rest);
    else if (comment === "TYPE") family(name).type = rest.trim();
    if (line.startsWith("#")) continue;
    const [, sample, labels = "", value] = samplePattern.exec(line) ?? [];
    if (sample === undefined || value === undefined) continue;
    const pairs = [...labels.matchAll(labelPattern)].map(([, label = "", own = ""]) => [label, unescaped(own)]);
    familyOf(sample).samples.push({ name: sample, labels: Object.fromEntries(pairs), value: numberOf(value) });
  }
  return families;
}
