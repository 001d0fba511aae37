/** Labels of one sample, in output order. */
export type Labels = Readonly<Record<string, string | number>>;
/** One line of output; `suffix` for the parts of a histogram. */
export type Sample = Readonly<{ value: number; labels?: Labels; suffix?: string }>;

/** A metric that is sampled at scrape time. */
export type Metric = Readonly<{
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  read: () => readonly Sample[] | Promise<readonly Sample[]>;
}>;

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", '"': '\\"' };
const quoted = (value: string | number): string =>
  `"${String(value).replaceAll(/[\\\n"]/g, (character) => escapes[character] ?? character)}"`;

const numberText = (value: number): string => {
  if (Number.isNaN(value)) return "Nan";
  return Number.isFinite(value) ? String(value) : value > 0 ? "+Inf" : "-Inf";
};

function line(name: string, { value, labels, suffix = "" }: Sample): string {
  const pairs = Object.entries(labels ?? {}).map(([label, text]) => `${label}=${quoted(text)}`);
  return `${name}${suffix}${pairs.length === 0 ? "" : `{${pairs.join(",")}}`} ${numberText(value)}`;
}

async function section({ name, help, type, read }: Metric): Promise<string> {
  const samples = await read();
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map((sample) => line(name, sample))].join(
    "\n",
  );
}

/**
 * Formats metrics in the Prometheus text format, in the given order.
 * Source  https://prometheus.io/docs/instrumenting/exposition_formats/, "Text-based format"
 */
export async function metricsText(metrics: readonly Metric[]): Promise<string> {
  const sections = await Promise.all(metrics.map(section));
  return `${sections.join("\n\n")}\n`;
}
