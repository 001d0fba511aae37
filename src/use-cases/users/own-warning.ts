import type { components } from "../../../generated/openapi/types.ts";
import type { IssuedWarning } from "../../storage/moderation/warnings.ts";

/** A warning as the warned user sees it, which is without its author. */
export const ownWarning = ({ at, reason, isActive }: IssuedWarning): components["schemas"]["OwnWarning"] => ({
  time: at,
  reason,
  active: isActive,
});
