import type { components } from "@segmark/migrator/internal/generated/types";
import type { ConfigSnapshot } from "@segmark/migrator/internal/protocol/contracts";

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
