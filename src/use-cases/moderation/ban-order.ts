import type { BanTerms } from "../../domain/moderation/ban.ts";
import type { ShadowHidden } from "../../domain/segments/segment.ts";
import type { Using } from "../services.ts";

/**
 * A ban decision. `past`: also covers existing segments, in these categories or in all; `addresses`: also covers the
 * addresses the user submitted from; `terms`: end and reason, undefined for a ban for good.
 */
export type BanOrder = Readonly<{
  userId: string;
  actor: string;
  at: number;
  past: boolean;
  addresses: boolean;
  shadowHidden: ShadowHidden;
  categories: readonly string[] | undefined;
  terms?: BanTerms;
}>;

/** What bans are set and lifted with. */
export type Banning = Using<
  "now" | "stores" | "transaction",
  "auditLog" | "bans" | "moderationLocks" | "shadow" | "totals" | "videos"
>;

/** Details for the audit log. */
export const detailOf = ({ past, shadowHidden, categories, terms }: Omit<BanOrder, "userId" | "actor" | "at">) => ({
  unHideOldSubmissions: past,
  ...(past && { shadowHidden }),
  ...(categories !== undefined && { categories }),
  ...terms,
});
