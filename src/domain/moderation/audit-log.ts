/** What moderators and the administrator do that others must be able to look up later. */
export const trailActions = [
  "ban",
  "unban",
  "ban_addresses",
  "unban_addresses",
  "warn",
  "unwarn",
  "acknowledge",
  "lock",
  "unlock",
  "purge",
  "shift",
  "add_vip",
  "remove_vip",
  "add_temporary_vip",
  "remove_temporary_vip",
  "set_name",
  "configure",
] as const;
export type TrailAction = (typeof trailActions)[number];

/**
 * One deed.
 * Shape   `actor`: public id of who did it; `user`: of whom it befell; `detail`: what else is worth knowing, never a secret or an address
 * Units   `at` in ms since 1970
 */
export type Deed = Readonly<{
  at: number;
  actor: string;
  action: TrailAction;
  user?: string;
  service?: string;
  videoId?: string;
  detail?: Readonly<Record<string, unknown>>;
}>;
