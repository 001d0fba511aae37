/** Configuration of the webhook receiver. Undefined: the service receives no deliveries. */
export type WebhookConfig = Readonly<{
  secret: string;
  /** Secrets that are also accepted, during rotation at the host. */
  additionalSecrets: readonly string[];
  /** Whether payloads that do not match the schema of their event are rejected. */
  validate: boolean;
  /**
   * Header convention of deliveries: `host`, `github`, `gitea`, or a custom prefix; undefined: that of each request.
   */
  headers: string | undefined;
  /** Module that registers handlers. */
  handlersFile: string | undefined;
  concurrency: number;
  maxAttempts: number;
  maxWaiting: number;
  timeLimitSeconds: number;
  /** Lease after which other processes take over the deliveries of one that stopped responding. */
  leaseSeconds: number;
  keepDays: number;
  keepDeadDays: number;
}>;

/** How a variable is read and validated; the fallback is the default. */
type Readers = Readonly<{
  text: (name: string) => string | undefined;
  checked: (name: string, expected: string, holds: (value: string) => boolean) => string | undefined;
  whole: (name: string, fallback: number, min: number, max: number) => number;
  oneOf: <const T extends string>(name: string, choices: readonly T[], fallback: T) => T;
}>;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Secrets as a JSON array, whatever they are, or separated by commas. Of the latter, a short one is likely to be part
 * of a secret that has a comma, and would be easy to guess. Undefined if one of them is too short.
 */
function secretsIn(text: string): readonly string[] | undefined {
  const array = jsonOf(text);
  const [secrets, least] = Array.isArray(array) ? [array, 1] : [text.split(",").map((part) => part.trim()), 16];
  return secrets.every((secret) => typeof secret === "string" && secret.length >= least) ? secrets : undefined;
}

/** Settings that make no sense without a secret, so that its absence must be a mistake. */
const needSecret = ["WEBHOOK_ADDITIONAL_SECRETS", "WEBHOOK_HANDLERS"];

export function readWebhooks({ text, checked, whole, oneOf }: Readers): WebhookConfig | undefined {
  const needSecretSet = needSecret.filter((name) => text(name) !== undefined && text("WEBHOOK_SECRET") === undefined);
  for (const name of needSecretSet)
    checked(name, "WEBHOOK_SECRET as well, without which nothing is received", () => false);
  const additional = checked(
    "WEBHOOK_ADDITIONAL_SECRETS",
    "secrets of at least 16 characters separated by commas, or a JSON array of secrets that are shorter or have commas",
    (value) => secretsIn(value) !== undefined,
  );
  // Validated even without a secret, so that a fault does not surface only when one is set.
  const config = {
    additionalSecrets: (additional === undefined ? undefined : secretsIn(additional)) ?? [],
    validate: oneOf("WEBHOOK_VALIDATE", ["true", "false"], "false") === "true",
    headers: checked(
      "WEBHOOK_HEADERS",
      "host, github, gitea, or what stands before -Event in the header, such as X-Forgejo",
      (value) => /^(?:host|github|gitea|[A-Za-z0-9]{1,50}(?:-[A-Za-z0-9]{1,50}){1,5})$/.test(value),
    ),
    handlersFile: text("WEBHOOK_HANDLERS"),
    concurrency: whole("WEBHOOK_CONCURRENCY", 8, 1, 1000),
    maxAttempts: whole("WEBHOOK_MAX_ATTEMPTS", 15, 1, 1000),
    maxWaiting: whole("WEBHOOK_MAX_WAITING", 100_000, 1, 100_000_000),
    timeLimitSeconds: whole("WEBHOOK_TIME_LIMIT_SECONDS", 600, 1, 86_400),
    leaseSeconds: whole("WEBHOOK_LEASE_SECONDS", 30, 1, 3600),
    keepDays: whole("WEBHOOK_KEEP_DAYS", 30, 1, 36_500),
    keepDeadDays: whole("WEBHOOK_KEEP_DEAD_DAYS", 90, 1, 36_500),
  };
  const secret = checked("WEBHOOK_SECRET", "more than spaces", (value) => value.trim() !== "");
  return secret === undefined ? undefined : { secret, ...config };
}
