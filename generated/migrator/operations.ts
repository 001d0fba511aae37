// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export const operations = {
  migrationsApplied: {
    operationId: "migrationsApplied",
    method: "get",
    path: "/migrations/applied",
    tag: "migrations",
    aliasOf: undefined,
    deprecated: false,
    caller: undefined,
    cache: "no-store",
    parameters: [],
    body: undefined,
    replies: {
      "200": { mediaType: "application/json", optional: false },
      "401": { mediaType: "application/problem+json", optional: false },
      "403": { mediaType: "application/problem+json", optional: false },
      "500": { mediaType: "application/problem+json", optional: false },
      "503": { mediaType: "application/problem+json", optional: false },
    },
  },
  migrationsUp: {
    operationId: "migrationsUp",
    method: "post",
    path: "/migrations/up",
    tag: "migrations",
    aliasOf: undefined,
    deprecated: false,
    caller: undefined,
    cache: "no-store",
    parameters: [],
    body: undefined,
    replies: {
      "200": { mediaType: "application/json", optional: false },
      "401": { mediaType: "application/problem+json", optional: false },
      "403": { mediaType: "application/problem+json", optional: false },
      "409": { mediaType: "application/problem+json", optional: false },
      "500": { mediaType: "application/problem+json", optional: false },
      "503": { mediaType: "application/problem+json", optional: false },
      "504": { mediaType: "application/problem+json", optional: false },
    },
  },
  moveMigrationsState: {
    operationId: "moveMigrationsState",
    method: "post",
    path: "/migrations/move_migrations_state",
    tag: "migrations",
    aliasOf: undefined,
    deprecated: false,
    caller: undefined,
    cache: "no-store",
    parameters: [],
    body: undefined,
    replies: {
      "200": { mediaType: "application/json", optional: false },
      "401": { mediaType: "application/problem+json", optional: false },
      "403": { mediaType: "application/problem+json", optional: false },
      "409": { mediaType: "application/problem+json", optional: false },
      "500": { mediaType: "application/problem+json", optional: false },
      "503": { mediaType: "application/problem+json", optional: false },
      "504": { mediaType: "application/problem+json", optional: false },
    },
  },
} as const;

export type OperationId = keyof typeof operations;
/** The operations that need a handler of their own; the others are aliases. */
export type HandledOperationId =
  | "migrationsApplied"
  | "migrationsUp"
  | "moveMigrationsState";
