import { isToken } from "./cluster.ts";
import type { Readers } from "./readers.ts";

/** Access to the metrics. */
export type MetricsConfig = Readonly<{
  /** Required from callers; undefined: only callers on this machine are served. */
  token: string | undefined;
  /** Whether the metrics are readable by anybody, from anywhere. */
  isPublic: boolean;
}>;

export function readMetricsConfig({
  checked,
  oneOf,
  text,
}: Pick<Readers, "checked" | "oneOf" | "text">): MetricsConfig {
  const isPublic = oneOf("METRICS", ["protected", "public"], "protected") === "public";
  if (isPublic && text("METRICS_TOKEN") !== undefined)
    checked("METRICS", "METRICS_TOKEN or public metrics, not both", () => false);
  return {
    token: checked("METRICS_TOKEN", "at least 16 characters, none of them a space or beyond ASCII", isToken),
    isPublic,
  };
}
