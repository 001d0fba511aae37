// Generated from spec/webhooks-out.schema.json by `npm run generate`. Edit the specification, not this file.
/**
 * Who is told of which events. See docs/service/events.md.
 */
export interface SubscriptionFile {
  /**
   * Subscriptions; each has its own queue.
   *
   * @maxItems 100
   */
  subscriptions: Subscription[];
}
export interface Subscription {
  /**
   * Identifies its queue: with another name everything begins again.
   */
  name: string;
  /**
   * Where events are posted to: http or https, without credentials. It may be a secret, and is not logged.
   */
  url: string;
  /**
   * The body and headers: Standard Webhooks, those of SponsorBlockServer, or messages for a Discord channel.
   */
  format?: "standard" | "sponsorblock" | "discord";
  /**
   * standard: signs; of several, receivers may know any, so that it can be changed. sponsorblock: sent as Authorization. discord: none.
   */
  secret?: string | string[];
  /**
   * The types of events.
   *
   * @minItems 1
   */
  events: (
    | "submissions.new"
    | "submissions.other"
    | "vote.up"
    | "vote.down"
    | "report"
    | "warning"
    | "lock.created"
    | "lock.removed"
    | "user.banned"
    | "user.unbanned"
    | "segment.hidden"
    | "segment.shown"
    | "video.purged"
    | "submission.rejected"
  )[];
  /**
   * Of events about segments or locks only those of these categories.
   *
   * @minItems 1
   */
  categories?: string[];
  /**
   * Of events about videos only those of these platforms.
   *
   * @minItems 1
   */
  services?: string[];
  /**
   * Of votes only those after which the segment has at least so many.
   */
  minVotes?: number;
  /**
   * Whether the receiver may have an address that is not public, as in a private network.
   */
  allowPrivate?: boolean;
}
