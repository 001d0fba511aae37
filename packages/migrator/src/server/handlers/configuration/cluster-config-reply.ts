import type { components } from "../../../generated/types.ts";
import type { ConfigSnapshot } from "../../../protocol/contracts.ts";

/** Maps the configuration to its API representation; sorted by UTF-16 units, independent of the locale. */
export const clusterConfigReply = ({
  version,
  changedAt,
  changedBy,
  sections,
}: ConfigSnapshot): components["schemas"]["ClusterConfig"] => ({
  version,
  changed_at: changedAt,
  changed_by: changedBy,
  sections: [...sections]
    .map(([filename, content]) => ({ filename, content }))
    .sort((a, b) => (a.filename < b.filename ? -1 : 1)),
});
