// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
import type { Operation } from "@segmark/openapi/handlers";

type Fields = NonNullable<Operation["body"]>["contents"][number]["fields"];
type Reply_af38e42f21da = {
  readonly mediaType: "application/problem+json";
  readonly contents: { readonly "application/problem+json": "json" };
  readonly optional: false;
};
type Reply_f77c328d90e0 = {
  readonly mediaType: "application/json";
  readonly contents: { readonly "application/json": "json" };
  readonly optional: false;
};

export declare const operations: {
  readonly adoptMigrations: {
    readonly operationId: "adoptMigrations";
    readonly method: "post";
    readonly path: "/migrations/adopt";
    readonly tag: "records";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: false;
      readonly maxBytes: 1048576;
      readonly unlisted: "ignored";
      readonly contents: readonly [
        {
          readonly mediaType: "application/json";
          readonly kind: "json";
          readonly primitive: false;
          readonly fields: Fields;
        },
      ];
    };
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_af38e42f21da;
      readonly "401": Reply_af38e42f21da;
      readonly "403": Reply_af38e42f21da;
      readonly "404": Reply_af38e42f21da;
      readonly "408": Reply_af38e42f21da;
      readonly "409": Reply_af38e42f21da;
      readonly "413": Reply_af38e42f21da;
      readonly "415": Reply_af38e42f21da;
      readonly "422": Reply_af38e42f21da;
      readonly "500": Reply_af38e42f21da;
      readonly "503": Reply_af38e42f21da;
    };
  };
  readonly baselineMigrations: {
    readonly operationId: "baselineMigrations";
    readonly method: "post";
    readonly path: "/migrations/baseline";
    readonly tag: "records";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: { readonly required: false; readonly maxBytes: 1048576; readonly unlisted: "ignored"; readonly contents: readonly [] };
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_af38e42f21da;
      readonly "401": Reply_af38e42f21da;
      readonly "403": Reply_af38e42f21da;
      readonly "404": Reply_af38e42f21da;
      readonly "408": Reply_af38e42f21da;
      readonly "409": Reply_af38e42f21da;
      readonly "413": Reply_af38e42f21da;
      readonly "422": Reply_af38e42f21da;
      readonly "500": Reply_af38e42f21da;
      readonly "503": Reply_af38e42f21da;
    };
  };
  readonly cancelRun: {
    readonly operationId: "cancelRun";
    readonly method: "delete";
    readonly path: "/migrations/runs/{run_id}";
    readonly tag: "runs";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: { readonly required: false; readonly maxBytes: 1048576; readonly unlisted: "ignored"; readonly contents: readonly [] };
    readonly replies: {
      readonly "202": Reply_f77c328d90e0;
      readonly "400": Reply_af38e42f21da;
      readonly "401": Reply_af38e42f21da;
      readonly "403": Reply_af38e42f21da;
      readonly "404": Reply_af38e42f21da;
      readonly "408": Reply_af38e42f21da;
      readonly "413": Reply_af38e42f21da;
      readonly "422": Reply_af38e42f21da;
      readonly "500": Reply_af38e42f21da;
      readonly "503": Reply_af38e42f21da;
    };
  };
  readonly getClusterConfig: {
    readonly operationId: "getClusterConfig";
    readonly method: "get";
    readonly path: "/admin/config";
    readonly tag: "configuration";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "401": Reply_af38e42f21da;
      readonly "403": Reply_af38e42f21da;
      readonly "404": Reply_af38e42f21da;
      readonly "500": Reply_af38e42f21da;
      readonly "503": Reply_af38e42f21da;
    };
  };
  readonly migrationsApplied: {
    readonly operationId: "migrationsApplied";
    readonly method: "get";
    readonly path: "/migrations/applied";
    readonly tag: "records";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "401": Reply_af38e42f21da;
      readonly "403": Reply_af38e42f21da;
      readonly "404": Reply_af38e42f21da;
      readonly "422": Reply_af38e42f21da;
      readonly "500": Reply_af38e42f21da;
      readonly "503": Reply_af38e42f21da;
    };
  };
  readonly migrationsHistory: {
    readonly operationId: "migrationsHistory";
    readonly method: "get";
    readonly path: "/migrations/history";
    readonly tag: "records";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_af38e42f21da;
      readonly "401": Reply_af38e42f21da;
      readonly "403": Reply_af38e42f21da;
      readonly "404": Reply_af38e42f21da;
      readonly "422": Reply_af38e42f21da;
      readonly "500": Reply_af38e42f21da;
      readonly "503": Reply_af38e42f21da;
    };
  };
  readonly migrationsPlan: {
    readonly operationId: "migrationsPlan";
    readonly method: "get";
    readonly path: "/migrations/plan";
    readonly tag: "runs";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "401": Reply_af38e42f21da;
      readonly "403": Reply_af38e42f21da;
      readonly "404": Reply_af38e42f21da;
      readonly "409": Reply_af38e42f21da;
      readonly "422": Reply_af38e42f21da;
      readonly "500": Reply_af38e42f21da;
      readonly "503": Reply_af38e42f21da;
    };
  };
  readonly migrationsStatus: {
    readonly operationId: "migrationsStatus";
    readonly method: "get";
    readonly path: "/migrations/status";
    readonly tag: "runs";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "401": Reply_af38e42f21da;
      readonly "403": Reply_af38e42f21da;
      readonly "404": Reply_af38e42f21da;
      readonly "422": Reply_af38e42f21da;
      readonly "500": Reply_af38e42f21da;
      readonly "503": Reply_af38e42f21da;
    };
  };
  readonly migrationsUp: {
    readonly operationId: "migrationsUp";
    readonly method: "post";
    readonly path: "/migrations/up";
    readonly tag: "runs";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: { readonly required: false; readonly maxBytes: 1048576; readonly unlisted: "ignored"; readonly contents: readonly [] };
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_af38e42f21da;
      readonly "401": Reply_af38e42f21da;
      readonly "403": Reply_af38e42f21da;
      readonly "404": Reply_af38e42f21da;
      readonly "408": Reply_af38e42f21da;
      readonly "409": Reply_af38e42f21da;
      readonly "413": Reply_af38e42f21da;
      readonly "422": Reply_af38e42f21da;
      readonly "500": Reply_af38e42f21da;
      readonly "503": Reply_af38e42f21da;
      readonly "504": Reply_af38e42f21da;
    };
  };
  readonly moveMigrationsState: {
    readonly operationId: "moveMigrationsState";
    readonly method: "post";
    readonly path: "/migrations/move_migrations_state";
    readonly tag: "records";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: { readonly required: false; readonly maxBytes: 1048576; readonly unlisted: "ignored"; readonly contents: readonly [] };
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_af38e42f21da;
      readonly "401": Reply_af38e42f21da;
      readonly "403": Reply_af38e42f21da;
      readonly "404": Reply_af38e42f21da;
      readonly "408": Reply_af38e42f21da;
      readonly "409": Reply_af38e42f21da;
      readonly "413": Reply_af38e42f21da;
      readonly "422": Reply_af38e42f21da;
      readonly "500": Reply_af38e42f21da;
      readonly "503": Reply_af38e42f21da;
    };
  };
  readonly patchClusterConfig: {
    readonly operationId: "patchClusterConfig";
    readonly method: "patch";
    readonly path: "/admin/config";
    readonly tag: "configuration";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: true;
      readonly maxBytes: 16777216;
      readonly unlisted: "ignored";
      readonly contents: readonly [
        {
          readonly mediaType: "application/json";
          readonly kind: "json";
          readonly primitive: false;
          readonly fields: Fields;
        },
      ];
    };
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_af38e42f21da;
      readonly "401": Reply_af38e42f21da;
      readonly "403": Reply_af38e42f21da;
      readonly "404": Reply_af38e42f21da;
      readonly "408": Reply_af38e42f21da;
      readonly "409": Reply_af38e42f21da;
      readonly "413": Reply_af38e42f21da;
      readonly "415": Reply_af38e42f21da;
      readonly "422": Reply_af38e42f21da;
      readonly "500": Reply_af38e42f21da;
      readonly "503": Reply_af38e42f21da;
    };
  };
  readonly repairMigrations: {
    readonly operationId: "repairMigrations";
    readonly method: "post";
    readonly path: "/migrations/repair";
    readonly tag: "records";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: { readonly required: false; readonly maxBytes: 1048576; readonly unlisted: "ignored"; readonly contents: readonly [] };
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_af38e42f21da;
      readonly "401": Reply_af38e42f21da;
      readonly "403": Reply_af38e42f21da;
      readonly "404": Reply_af38e42f21da;
      readonly "408": Reply_af38e42f21da;
      readonly "409": Reply_af38e42f21da;
      readonly "413": Reply_af38e42f21da;
      readonly "422": Reply_af38e42f21da;
      readonly "500": Reply_af38e42f21da;
      readonly "503": Reply_af38e42f21da;
    };
  };
};

export declare const securitySchemes: {};

export type OperationId = keyof typeof operations;
/** The operations that need a handler of their own; the others are aliases. */
export type HandledOperationId =
  | "adoptMigrations"
  | "baselineMigrations"
  | "cancelRun"
  | "getClusterConfig"
  | "migrationsApplied"
  | "migrationsHistory"
  | "migrationsPlan"
  | "migrationsStatus"
  | "migrationsUp"
  | "moveMigrationsState"
  | "patchClusterConfig"
  | "repairMigrations";
