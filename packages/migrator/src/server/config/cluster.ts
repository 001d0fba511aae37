import type { Readers } from "./readers.ts";

/** This instance in its cluster. */
export type ClusterConfig = Readonly<{
  /**
   * Names under which callers reach this instance, besides its addresses, localhost and its address in the topology.
   */
  hosts: readonly string[];
  /** The name of this instance in the topology. */
  alias: string;
  /** File with the initial topology, used when the cluster first starts. */
  topologyFile: string | undefined;
  /** Used by instances to sign their calls. */
  secret: string | undefined;
  /** Database of the cluster-wide configuration; undefined: that of the instance. */
  storeUrl: string | undefined;
}>;

const splitList = (text: string): string[] => text.split(",").map((part) => part.trim());
const isHost = (text: string): boolean => text !== "" && URL.canParse(`http://${text}`) && !/[/?#@]/.test(text);

export function readCluster({
  text,
  checked,
  databaseUrl,
}: Pick<Readers, "text" | "checked" | "databaseUrl">): ClusterConfig {
  if (text("CLUSTER_TOPOLOGY") !== undefined && text("CLUSTER_INSTANCE") === undefined)
    checked("CLUSTER_TOPOLOGY", "CLUSTER_INSTANCE as well, which of its instances this one is", () => false);
  const hosts = checked("MIGRATOR_HOSTS", "host names separated by commas", (value) => splitList(value).every(isHost));
  return {
    hosts: hosts === undefined ? [] : splitList(hosts),
    alias:
      checked("CLUSTER_INSTANCE", "an alias that begins with a letter, then letters, digits, _ . and -", (value) =>
        /^[A-Za-z][A-Za-z0-9_.-]{0,127}$/.test(value),
      ) ?? "local",
    topologyFile: text("CLUSTER_TOPOLOGY"),
    secret: checked("CLUSTER_SECRET", "at least 32 bytes", (value) => new TextEncoder().encode(value).length >= 32),
    storeUrl: databaseUrl("CLUSTER_STORE_URL"),
  };
}
