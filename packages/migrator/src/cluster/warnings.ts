import type { Cluster } from "./cluster.ts";

/** What the loader of this instance finds remarkable; nothing while it cannot read its migrations, which is told otherwise. */
export async function warningsOf({ loader }: Pick<Cluster, "loader">): Promise<string[]> {
  try {
    return [...((await loader().warnings?.()) ?? [])];
  } catch {
    return [];
  }
}
