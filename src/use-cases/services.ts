import type { DurationProvider } from "../adapters/duration-provider.ts";
import type { Claim } from "../adapters/turns.ts";
import type { RateLimits } from "../caches/rate-limits.ts";
import type { ReputationCache } from "../caches/reputation-cache.ts";
import type { Statistics } from "../caches/statistics.ts";
import type { RejectRules } from "../domain/segments/reject-rules.ts";
import type { VideoSegments } from "../domain/segments/segment.ts";
import type { Vocabulary } from "../domain/segments/vocabulary.ts";
import type { NameRules } from "../domain/users/user-name.ts";
import type { VotingRules } from "../domain/voting/voting.ts";
import type { Problem } from "../errors.ts";
import type { Stores } from "../storage/stores.ts";
import type { Inbox } from "../webhooks/inbox/inbox.ts";
import type { View } from "./segments/count-views.ts";

/** What handlers are given. Everything that touches the world is here, so that a handler imports none of it. */
export type Services = Readonly<{
  stores: Stores;
  /**
   * One transaction, when its turn comes: all of it is stored or nothing. It may run again after a deadlock, so it has no other effects.
   * `claim` says for which video and address, so that neither keeps the others waiting.
   */
  transaction: <T>(work: (stores: Stores) => Promise<T>, claim?: Claim) => Promise<T>;
  /** Resolves when the view is stored, together with others that came meanwhile; of a segment that nobody knows nothing is. */
  countView: (view: View) => Promise<void>;
  /** The refusal for a failure that tells of an outage of the database; undefined for any other. */
  outageProblem: (error: unknown) => Problem | undefined;
  /** All segments of the videos of a service whose hash starts with a prefix of 4 to 64 characters, from the cache when it can. */
  segmentsUnder: (service: string, hashPrefix: string) => Promise<readonly VideoSegments[]>;
  reputations: ReputationCache["get"];
  /** The public id that belongs to a local one. */
  publicIdOf: (localId: string) => Promise<string>;
  /** A random id that is nobody's: no local one belongs to it. */
  newPublicId: () => string;
  isAdmin: (publicId: string) => boolean;
  /** The hash under which an address may be stored. */
  ipHashOf: (ip: string) => string | Promise<string>;
  durations: DurationProvider;
  limits: RateLimits;
  /** Submissions that match are dropped. */
  rejectRules: RejectRules;
  vocabulary: Vocabulary;
  voting: VotingRules;
  names: NameRules;
  /** Deliveries of the code host; undefined when the service receives none. */
  inbox: Inbox | undefined;
  statistics: Statistics;
  /** Seconds that a view of a segment saves at most. */
  rewardSeconds: number;
  /** How many addresses called within 48 hours. */
  apiUsers: () => number;
  /** How many use a client of this service, as somebody else counts them; 0 when nobody does. */
  activeUsers: () => Promise<number>;
  /** Milliseconds since 1970. */
  now: () => number;
  submitResponse: "empty" | "segments";
  process: ProcessFacts;
}>;

/** What the operational endpoints tell. */
export type ProcessFacts = Readonly<{
  metrics: () => Promise<string>;
  ping: () => Promise<void>;
  /** How long the database took for its answer, a second ago at most. */
  databaseMs: () => Promise<number>;
  /** Why the database takes no writes at the moment; undefined while it does. */
  writeProblem: () => Problem | undefined;
}>;
