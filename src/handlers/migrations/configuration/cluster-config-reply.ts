import type { components } from "../../../../generated/migrator/types.ts";
import type { ConfigSnapshot } from "../../../migrator/coordinator/contracts.ts";

/** The configuration as the specification spells it; order by UTF-16 units, the same everywhere. */
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
