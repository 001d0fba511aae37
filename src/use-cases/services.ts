import type { Client } from "@segmark/openapi/internal/operation/handler";
import type { Inbox } from "@segmark/webhooks/internal/inbox/inbox";
import type { Documents } from "../adapters/documents.ts";
import type { DurationProvider } from "../adapters/duration-provider.ts";
import type { Claim } from "../adapters/turns.ts";
import type { RateLimits } from "../caches/rate-limits.ts";
import type { ReputationCache } from "../caches/reputation-cache.ts";
import type { Statistics } from "../caches/statistics.ts";
import type { UpstreamCache } from "../caches/upstream-cache.ts";
import type { Subscription } from "../domain/outgoing/subscription.ts";
import type { RejectRules } from "../domain/segments/reject-rules.ts";
import type { VideoSegments, View } from "../domain/segments/segment.ts";
import type { Vocabulary } from "../domain/segments/vocabulary.ts";
import type { NameRules } from "../domain/users/user-name.ts";
import type { VotingRules } from "../domain/voting/voting.ts";
import type { PublishedDumps } from "../dumps/publish/published-dumps.ts";
import type { Problem } from "../errors.ts";
import type { StoreName, Stores } from "../storage/stores.ts";
import type { ChangeStreams } from "./streams/change-streams.ts";

/**
 * The services of these names: what a handler or a use case says that it uses, and a test of it has to provide. All I/O
 * goes through them, so that handlers import none of it directly.
 * @template Store names of the stores that it uses, inside and outside transactions
 */
export type Using<Name extends keyof Services, Store extends StoreName = never> = Pick<Services<Store>, Name>;

/** Everything that handlers and use cases may use. */
export type Services<Store extends StoreName = StoreName> = Readonly<{
  stores: Stores<Store>;
  /**
   * Runs `work` in a transaction, queued for a free slot. It may run again after a deadlock, so it must have no other
   * side effects. `claim` names the video and address, so that neither can starve the others.
   */
  transaction: <T>(work: (stores: Stores<Store>) => Promise<T>, claim?: Claim) => Promise<T>;
  /**
   * Runs a read that looks at many rows when it is the turn of this address, so that none can starve the others.
   * Errors: `overloaded` if too many of them, or of its address, wait, or for too long
   */
  readInTurn: <T>(ip: string, read: () => Promise<T>) => Promise<T>;
  /** Resolves when the view is stored, batched with concurrent ones. Views of unknown segments are ignored. */
  countView: (view: View) => Promise<void>;
  /** Maps an error caused by a database outage to a problem; undefined for any other error. */
  outageProblem: (error: unknown) => Problem | undefined;
  /**
   * All segments of the videos of a service whose hash starts with a prefix of 4 to 64 characters, from the cache if
   * possible.
   */
  segmentsUnder: (service: string, hashPrefix: string) => Promise<readonly VideoSegments[]>;
  /** What another instance has under such a prefix; undefined if there is none to fall back to. */
  upstream: UpstreamCache["get"] | undefined;
  reputations: ReputationCache["get"];
  /**
   * Derives the public id from a local one that a client has sent. Errors: `overloaded` if too many of them, or of its
   * address, wait for that
   */
  publicIdOf: (localId: string, client: Pick<Client, "ip">) => Promise<string>;
  /** A random public id without a corresponding local one. */
  newPublicId: () => string;
  isAdmin: (publicId: string) => boolean;
  /** The hash to store instead of an address. Errors: `overloaded` */
  ipHashOf: (ip: string) => string | Promise<string>;
  changeStreams: ChangeStreams;
  durations: DurationProvider;
  limits: RateLimits;
  /** Matching submissions are silently dropped. */
  rejectRules: RejectRules;
  vocabulary: Vocabulary;
  /** Whether this is the token that allows to submit; false if none is configured. Takes the same time for any. */
  isSubmitToken: (token: string | undefined) => boolean;
  voting: VotingRules;
  names: NameRules;
  /** Webhook deliveries of the code host; undefined if webhooks are disabled. */
  inbox: Inbox | undefined;
  /** Subscriptions to events of the service, as their file is now; undefined if there is no file. */
  outgoing: Readonly<{ subscriptions: () => readonly Subscription[] }> | undefined;
  /** Copies of what is public; undefined if none are published. */
  dumps: PublishedDumps | undefined;
  statistics: Statistics;
  /** Maximum seconds saved per view of a segment. */
  rewardSeconds: number;
  /** Number of distinct addresses within the last 48 hours. */
  apiUsers: () => number;
  /** Number of active client users from an external counter; 0 if none is configured. */
  activeUsers: () => Promise<number>;
  /** Milliseconds since 1970. */
  now: () => number;
  submitResponse: "empty" | "segments";
  documents: Documents;
  process: ProcessFacts;
}>;

/** Information for the operational endpoints. */
export type ProcessFacts = Readonly<{
  metrics: () => Promise<string>;
  ping: () => Promise<void>;
  /** Database latency in ms, measured at most a second ago. */
  databaseMs: () => Promise<number>;
  /** Why the database currently rejects writes; undefined while it accepts them. */
  writeProblem: () => Problem | undefined;
}>;
