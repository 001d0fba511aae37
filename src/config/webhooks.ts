/** How deliveries of the code host are received and handled. Undefined in the configuration: the service receives none. */
export type WebhookConfig = Readonly<{
  secret: string;
  /** Secrets that are accepted too, while the host changes from one to another. */
  additionalSecrets: readonly string[];
  /** What callers of the operations on deliveries need; undefined: only callers on this machine are served. */
  token: string | undefined;
  /** Whether payloads that do not fit their event are refused. */
  validate: boolean;
  /** Whose headers deliveries carry: `host`, `github`, `gitea`, or the prefix of another one; undefined: those of the specification. */
  headers: string | undefined;
  /** Module that registers handlers. */
  handlersFile: string | undefined;
  concurrency: number;
  maxAttempts: number;
  maxWaiting: number;
  timeLimitSeconds: number;
  /** When a process fell silent, others take its deliveries over after so long. */
  leaseSeconds: number;
  keepDays: number;
  keepDeadDays: number;
}>;

/** How a variable is read and checked; the fallback counts when it is absent. */
type Readers = Readonly<{
  text: (name: string) => string | undefined;
  checked: (name: string, right: string, holds: (value: string) => boolean) => string | undefined;
  whole: (name: string, fallback: number, min: number, max: number) => number;
  oneOf: <const T extends string>(name: string, choices: readonly T[], fallback: T) => T;
}>;

const listed = (text: string): string[] => text.split(",").map((part) => part.trim());

/** What makes no sense without a secret, so that its absence is a mistake and not a wish. */
const needSecret = ["WEBHOOK_ADDITIONAL_SECRETS", "WEBHOOK_TOKEN", "WEBHOOK_HANDLERS"];

export function readWebhooks({ text, checked, whole, oneOf }: Readers): WebhookConfig | undefined {
  const lacking = needSecret.filter((name) => text(name) !== undefined && text("WEBHOOK_SECRET") === undefined);
  for (const name of lacking) checked(name, "WEBHOOK_SECRET beside it, without which nothing is received", () => false);
  const additional = checked("WEBHOOK_ADDITIONAL_SECRETS", "secrets separated by commas, none of them empty", (value) =>
    listed(value).every((secret) => secret !== ""),
  );
  // Read also without a secret, so that a fault does not wait for the day there is one.
  const config = {
    additionalSecrets: additional === undefined ? [] : listed(additional),
    token: checked("WEBHOOK_TOKEN", "at least 16 characters, none of them a space or beyond ASCII", (value) =>
      /^[!-~]{16,}$/.test(value),
    ),
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
  const secret = text("WEBHOOK_SECRET");
  return secret === undefined ? undefined : { secret, ...config };
}
