// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
import type { Operation } from "@segmark/openapi/handlers";

type Fields = NonNullable<Operation["body"]>["contents"][number]["fields"];
type Reply_18602491a576 = { readonly mediaType: "text/plain"; readonly contents: { readonly "text/plain": "text" }; readonly optional: false };
type Reply_696b255d8b43 = { readonly mediaType: null; readonly contents: {}; readonly optional: false };
type Reply_a3f34c2f6de7 = {
  readonly mediaType: "application/problem+json";
  readonly contents: { readonly "text/plain": "text"; readonly "application/problem+json": "json" };
  readonly optional: false;
};
type Reply_cea6ce8b0f5e = {
  readonly mediaType: "application/json";
  readonly contents: { readonly "application/json": "json" };
  readonly optional: true;
};
type Reply_d548c220fcf7 = {
  readonly mediaType: "text/csv";
  readonly contents: {
    readonly "text/csv": "text";
    readonly "application/x-ndjson": "bytes";
    readonly "application/gzip": "bytes";
    readonly "application/zstd": "bytes";
    readonly "text/plain": "text";
  };
  readonly optional: false;
};
type Reply_dd5469bfc57a = {
  readonly mediaType: "application/yaml";
  readonly contents: { readonly "application/yaml": "text" };
  readonly optional: false;
};
type Reply_f168d0db0e45 = {
  readonly mediaType: "text/event-stream";
  readonly contents: { readonly "text/event-stream": "events" };
  readonly optional: false;
};
type Reply_f77c328d90e0 = {
  readonly mediaType: "application/json";
  readonly contents: { readonly "application/json": "json" };
  readonly optional: false;
};

export declare const operations: {
  readonly addUserAsTempVIP: {
    readonly operationId: "addUserAsTempVIP";
    readonly method: "post";
    readonly path: "/api/addUserAsTempVIP";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: {
      readonly in: readonly ["query", "header"];
      readonly name: "adminUserID";
      readonly header: "X-User-ID";
      readonly level: "vip";
    };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_18602491a576;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "409": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly addUserAsVIP: {
    readonly operationId: "addUserAsVIP";
    readonly method: "post";
    readonly path: "/api/addUserAsVIP";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["body", "query"]; readonly name: "adminUserID"; readonly level: "admin" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: false;
      readonly maxBytes: 102400;
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
      readonly "200": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "413": Reply_a3f34c2f6de7;
      readonly "415": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly banUser: {
    readonly operationId: "banUser";
    readonly method: "post";
    readonly path: "/api/moderation/bans";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["header"]; readonly name: "X-User-ID"; readonly level: "vip" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: true;
      readonly maxBytes: 102400;
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
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "413": Reply_a3f34c2f6de7;
      readonly "415": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly clearCache: {
    readonly operationId: "clearCache";
    readonly method: "post";
    readonly path: "/api/clearCache";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["body", "query"]; readonly name: "userID"; readonly level: "vip" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: false;
      readonly maxBytes: 102400;
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
      readonly "200": Reply_18602491a576;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "413": Reply_a3f34c2f6de7;
      readonly "415": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly deleteMyData: {
    readonly operationId: "deleteMyData";
    readonly method: "post";
    readonly path: "/api/deleteMyData";
    readonly tag: "users";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["body"]; readonly name: "userID"; readonly level: "user" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: true;
      readonly missing: { readonly text: "No userID provided"; readonly code: "no_user_id" };
      readonly maxBytes: 102400;
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
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "413": Reply_a3f34c2f6de7;
      readonly "415": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly disableSubscription: {
    readonly operationId: "disableSubscription";
    readonly method: "post";
    readonly path: "/api/host/outgoing/subscriptions/{subscription}/disable";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: "WEBHOOKS_OUT";
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "401": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly enableSubscription: {
    readonly operationId: "enableSubscription";
    readonly method: "post";
    readonly path: "/api/host/outgoing/subscriptions/{subscription}/enable";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: "WEBHOOKS_OUT";
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "401": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly explainChoice: {
    readonly operationId: "explainChoice";
    readonly method: "get";
    readonly path: "/api/choice";
    readonly tag: "segments";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly exportMyData: {
    readonly operationId: "exportMyData";
    readonly method: "get";
    readonly path: "/api/me/data";
    readonly tag: "users";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["header"]; readonly name: "X-User-ID"; readonly level: "user" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getChanges: {
    readonly operationId: "getChanges";
    readonly method: "get";
    readonly path: "/api/changes";
    readonly tag: "public";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "410": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getChapterNames: {
    readonly operationId: "getChapterNames";
    readonly method: "get";
    readonly path: "/api/chapterNames";
    readonly tag: "segments";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "revalidate";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "304": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "404": Reply_f77c328d90e0;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getConfig: {
    readonly operationId: "getConfig";
    readonly method: "get";
    readonly path: "/api/config";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: {
      readonly in: readonly ["query", "header"];
      readonly name: "userID";
      readonly header: "X-User-ID";
      readonly level: "vip";
    };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getDailyStats: {
    readonly operationId: "getDailyStats";
    readonly method: "get";
    readonly path: "/api/dailyStats";
    readonly tag: "statistics";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getDaysSavedFormatted: {
    readonly operationId: "getDaysSavedFormatted";
    readonly method: "get";
    readonly path: "/api/getDaysSavedFormatted";
    readonly tag: "statistics";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getDelivery: {
    readonly operationId: "getDelivery";
    readonly method: "get";
    readonly path: "/api/host/deliveries/{id}";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: "WEBHOOK_SECRET";
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "401": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getDumpFile: {
    readonly operationId: "getDumpFile";
    readonly method: "get";
    readonly path: "/database/{file}";
    readonly tag: "public";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "revalidate";
    readonly requires: "PUBLISH_DUMPS";
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_d548c220fcf7;
      readonly "206": Reply_d548c220fcf7;
      readonly "304": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "416": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getDumpIndex: {
    readonly operationId: "getDumpIndex";
    readonly method: "get";
    readonly path: "/database.json";
    readonly tag: "public";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "revalidate";
    readonly requires: "PUBLISH_DUMPS";
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "304": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getDumpIndexByOldPath: {
    readonly operationId: "getDumpIndexByOldPath";
    readonly method: "get";
    readonly path: "/database";
    readonly tag: "public";
    readonly aliasOf: "getDumpIndex";
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "revalidate";
    readonly requires: "PUBLISH_DUMPS";
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "304": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getLeaderboard: {
    readonly operationId: "getLeaderboard";
    readonly method: "get";
    readonly path: "/api/leaderboard";
    readonly tag: "statistics";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getLockCategories: {
    readonly operationId: "getLockCategories";
    readonly method: "get";
    readonly path: "/api/lockCategories";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "revalidate";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "304": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getLockCategoriesByHashPrefix: {
    readonly operationId: "getLockCategoriesByHashPrefix";
    readonly method: "get";
    readonly path: "/api/lockCategories/{sha256HashPrefix}";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "revalidate";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "304": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getLockReason: {
    readonly operationId: "getLockReason";
    readonly method: "get";
    readonly path: "/api/lockReason";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getMe: {
    readonly operationId: "getMe";
    readonly method: "get";
    readonly path: "/api/me";
    readonly tag: "users";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["header"]; readonly name: "X-User-ID"; readonly level: "user" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getMetrics: {
    readonly operationId: "getMetrics";
    readonly method: "get";
    readonly path: "/metrics";
    readonly tag: "operations";
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
      readonly "200": Reply_18602491a576;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "401": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getMigratorYaml: {
    readonly operationId: "getMigratorYaml";
    readonly method: "get";
    readonly path: "/migrator.yaml";
    readonly tag: "operations";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "revalidate";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_dd5469bfc57a;
      readonly "304": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getModerationQueue: {
    readonly operationId: "getModerationQueue";
    readonly method: "get";
    readonly path: "/api/moderation/queue";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["header"]; readonly name: "X-User-ID"; readonly level: "vip" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getModerationTrail: {
    readonly operationId: "getModerationTrail";
    readonly method: "get";
    readonly path: "/api/moderationTrail";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: {
      readonly in: readonly ["query", "header"];
      readonly name: "userID";
      readonly header: "X-User-ID";
      readonly level: "vip";
    };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getMyVotes: {
    readonly operationId: "getMyVotes";
    readonly method: "get";
    readonly path: "/api/me/votes";
    readonly tag: "users";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["header"]; readonly name: "X-User-ID"; readonly level: "user" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getOpenapiJson: {
    readonly operationId: "getOpenapiJson";
    readonly method: "get";
    readonly path: "/openapi.json";
    readonly tag: "operations";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "revalidate";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "304": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getOpenapiYaml: {
    readonly operationId: "getOpenapiYaml";
    readonly method: "get";
    readonly path: "/openapi.yaml";
    readonly tag: "operations";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "revalidate";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_dd5469bfc57a;
      readonly "304": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getOutgoingDelivery: {
    readonly operationId: "getOutgoingDelivery";
    readonly method: "get";
    readonly path: "/api/host/outgoing/deliveries/{subscription}/{number}";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: "WEBHOOKS_OUT";
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "401": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getReady: {
    readonly operationId: "getReady";
    readonly method: "get";
    readonly path: "/api/ready";
    readonly tag: "operations";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getSavedTimeForUser: {
    readonly operationId: "getSavedTimeForUser";
    readonly method: "get";
    readonly path: "/api/getSavedTimeForUser";
    readonly tag: "users";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["query"]; readonly name: "userID"; readonly level: "anybody" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getSegmentHistory: {
    readonly operationId: "getSegmentHistory";
    readonly method: "get";
    readonly path: "/api/segments/{UUID}/history";
    readonly tag: "segments";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getSegmentID: {
    readonly operationId: "getSegmentID";
    readonly method: "get";
    readonly path: "/api/segmentID";
    readonly tag: "segments";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_18602491a576;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getSegmentInfo: {
    readonly operationId: "getSegmentInfo";
    readonly method: "get";
    readonly path: "/api/segmentInfo";
    readonly tag: "segments";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getSkipSegments: {
    readonly operationId: "getSkipSegments";
    readonly method: "get";
    readonly path: "/api/skipSegments";
    readonly tag: "segments";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "revalidate";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "304": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getSkipSegmentsByHashPrefix: {
    readonly operationId: "getSkipSegmentsByHashPrefix";
    readonly method: "get";
    readonly path: "/api/skipSegments/{sha256HashPrefix}";
    readonly tag: "segments";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "revalidate";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "304": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "404": Reply_f77c328d90e0;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getStatus: {
    readonly operationId: "getStatus";
    readonly method: "get";
    readonly path: "/api/status";
    readonly tag: "operations";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getTopCategoryUsers: {
    readonly operationId: "getTopCategoryUsers";
    readonly method: "get";
    readonly path: "/api/getTopCategoryUsers";
    readonly tag: "statistics";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getTopUsers: {
    readonly operationId: "getTopUsers";
    readonly method: "get";
    readonly path: "/api/getTopUsers";
    readonly tag: "statistics";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getTotalStats: {
    readonly operationId: "getTotalStats";
    readonly method: "get";
    readonly path: "/api/getTotalStats";
    readonly tag: "statistics";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getUserID: {
    readonly operationId: "getUserID";
    readonly method: "get";
    readonly path: "/api/userID";
    readonly tag: "users";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getUserInfo: {
    readonly operationId: "getUserInfo";
    readonly method: "get";
    readonly path: "/api/userInfo";
    readonly tag: "users";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["query"]; readonly name: "userID"; readonly level: "anybody"; readonly optional: true };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getUserInfoByOldPath: {
    readonly operationId: "getUserInfoByOldPath";
    readonly method: "get";
    readonly path: "/api/getUserInfo";
    readonly tag: "users";
    readonly aliasOf: "getUserInfo";
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["query"]; readonly name: "userID"; readonly level: "anybody"; readonly optional: true };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getUserStats: {
    readonly operationId: "getUserStats";
    readonly method: "get";
    readonly path: "/api/userStats";
    readonly tag: "statistics";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["query"]; readonly name: "userID"; readonly level: "anybody"; readonly optional: true };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getUsername: {
    readonly operationId: "getUsername";
    readonly method: "get";
    readonly path: "/api/getUsername";
    readonly tag: "users";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["query"]; readonly name: "userID"; readonly level: "anybody" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getVideoLabels: {
    readonly operationId: "getVideoLabels";
    readonly method: "get";
    readonly path: "/api/videoLabels";
    readonly tag: "segments";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "revalidate";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "304": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getVideoLabelsByHashPrefix: {
    readonly operationId: "getVideoLabelsByHashPrefix";
    readonly method: "get";
    readonly path: "/api/videoLabels/{sha256HashPrefix}";
    readonly tag: "segments";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "revalidate";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "304": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "404": Reply_f77c328d90e0;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getViewsForUser: {
    readonly operationId: "getViewsForUser";
    readonly method: "get";
    readonly path: "/api/getViewsForUser";
    readonly tag: "users";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["query"]; readonly name: "userID"; readonly level: "anybody" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getVocabulary: {
    readonly operationId: "getVocabulary";
    readonly method: "get";
    readonly path: "/api/vocabulary";
    readonly tag: "segments";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "revalidate";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "304": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly getWebhookEventsYaml: {
    readonly operationId: "getWebhookEventsYaml";
    readonly method: "get";
    readonly path: "/webhook-events.yaml";
    readonly tag: "operations";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "revalidate";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_dd5469bfc57a;
      readonly "304": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly isUserVIP: {
    readonly operationId: "isUserVIP";
    readonly method: "get";
    readonly path: "/api/isUserVIP";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["query"]; readonly name: "userID"; readonly level: "anybody" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly listBans: {
    readonly operationId: "listBans";
    readonly method: "get";
    readonly path: "/api/moderation/bans";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["header"]; readonly name: "X-User-ID"; readonly level: "vip" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly listDeliveries: {
    readonly operationId: "listDeliveries";
    readonly method: "get";
    readonly path: "/api/host/deliveries";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: "WEBHOOK_SECRET";
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "401": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly listLocks: {
    readonly operationId: "listLocks";
    readonly method: "get";
    readonly path: "/api/locks";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly listOutgoingDeliveries: {
    readonly operationId: "listOutgoingDeliveries";
    readonly method: "get";
    readonly path: "/api/host/outgoing/deliveries";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: "WEBHOOKS_OUT";
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "401": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly listSegments: {
    readonly operationId: "listSegments";
    readonly method: "get";
    readonly path: "/api/segments";
    readonly tag: "segments";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly listSubscriptions: {
    readonly operationId: "listSubscriptions";
    readonly method: "get";
    readonly path: "/api/host/outgoing/subscriptions";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: "WEBHOOKS_OUT";
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "401": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly listTemporaryVips: {
    readonly operationId: "listTemporaryVips";
    readonly method: "get";
    readonly path: "/api/moderation/temporaryVips";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["header"]; readonly name: "X-User-ID"; readonly level: "vip" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly lockCategories: {
    readonly operationId: "lockCategories";
    readonly method: "post";
    readonly path: "/api/lockCategories";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["body"]; readonly name: "userID"; readonly level: "vip" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: true;
      readonly missing: { readonly text: "No userID provided"; readonly code: "no_user_id" };
      readonly maxBytes: 102400;
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
      readonly "200": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "413": Reply_a3f34c2f6de7;
      readonly "415": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly lockCategoriesByOldName: {
    readonly operationId: "lockCategoriesByOldName";
    readonly method: "post";
    readonly path: "/api/noSegments";
    readonly tag: "moderation";
    readonly aliasOf: "lockCategories";
    readonly deprecated: true;
    readonly caller: { readonly in: readonly ["body"]; readonly name: "userID"; readonly level: "vip" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: true;
      readonly missing: { readonly text: "No userID provided"; readonly code: "no_user_id" };
      readonly maxBytes: 102400;
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
      readonly "200": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "413": Reply_a3f34c2f6de7;
      readonly "415": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly moderateSegments: {
    readonly operationId: "moderateSegments";
    readonly method: "post";
    readonly path: "/api/moderation/segments";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["header"]; readonly name: "X-User-ID"; readonly level: "vip" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: true;
      readonly maxBytes: 102400;
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
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "413": Reply_a3f34c2f6de7;
      readonly "415": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly postConfig: {
    readonly operationId: "postConfig";
    readonly method: "post";
    readonly path: "/api/config";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["query", "body"]; readonly name: "userID"; readonly level: "vip" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: true;
      readonly maxBytes: 102400;
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
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "413": Reply_a3f34c2f6de7;
      readonly "415": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly postSkipSegments: {
    readonly operationId: "postSkipSegments";
    readonly method: "post";
    readonly path: "/api/skipSegments";
    readonly tag: "segments";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["query", "body"]; readonly name: "userID"; readonly level: "user" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: false;
      readonly maxBytes: 102400;
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
      readonly "200": Reply_cea6ce8b0f5e;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "409": Reply_a3f34c2f6de7;
      readonly "413": Reply_a3f34c2f6de7;
      readonly "415": Reply_a3f34c2f6de7;
      readonly "429": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly purgeAllSegments: {
    readonly operationId: "purgeAllSegments";
    readonly method: "post";
    readonly path: "/api/purgeAllSegments";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["body"]; readonly name: "userID"; readonly level: "vip" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: true;
      readonly maxBytes: 102400;
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
      readonly "200": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "413": Reply_a3f34c2f6de7;
      readonly "415": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly receiveWebhook: {
    readonly operationId: "receiveWebhook";
    readonly method: "post";
    readonly path: "/api/host/webhooks";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: "WEBHOOK_SECRET";
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: true;
      readonly maxBytes: 26214400;
      readonly unlisted: "rejected";
      readonly contents: readonly [
        {
          readonly mediaType: "application/json";
          readonly kind: "bytes";
          readonly primitive: false;
          readonly fields: Fields;
        },
      ];
    };
    readonly replies: {
      readonly "200": Reply_18602491a576;
      readonly "202": Reply_18602491a576;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "408": Reply_a3f34c2f6de7;
      readonly "413": Reply_a3f34c2f6de7;
      readonly "415": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly redeliverDelivery: {
    readonly operationId: "redeliverDelivery";
    readonly method: "post";
    readonly path: "/api/host/deliveries/{id}/redeliver";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: "WEBHOOK_SECRET";
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "202": Reply_18602491a576;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "401": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "409": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly replayOutgoingDeliveries: {
    readonly operationId: "replayOutgoingDeliveries";
    readonly method: "post";
    readonly path: "/api/host/outgoing/replay";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: "WEBHOOKS_OUT";
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: true;
      readonly maxBytes: 102400;
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
      readonly "400": Reply_a3f34c2f6de7;
      readonly "401": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "413": Reply_a3f34c2f6de7;
      readonly "415": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly replayOutgoingDelivery: {
    readonly operationId: "replayOutgoingDelivery";
    readonly method: "post";
    readonly path: "/api/host/outgoing/deliveries/{subscription}/{number}/replay";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: "WEBHOOKS_OUT";
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "202": Reply_18602491a576;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "401": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly reviewUsers: {
    readonly operationId: "reviewUsers";
    readonly method: "post";
    readonly path: "/api/moderation/reviews";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["header"]; readonly name: "X-User-ID"; readonly level: "vip" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: true;
      readonly maxBytes: 102400;
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
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "413": Reply_a3f34c2f6de7;
      readonly "415": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly searchSegments: {
    readonly operationId: "searchSegments";
    readonly method: "get";
    readonly path: "/api/searchSegments";
    readonly tag: "segments";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f77c328d90e0;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly segmentShift: {
    readonly operationId: "segmentShift";
    readonly method: "post";
    readonly path: "/api/segmentShift";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["body"]; readonly name: "userID"; readonly level: "vip" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: true;
      readonly maxBytes: 102400;
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
      readonly "200": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "413": Reply_a3f34c2f6de7;
      readonly "415": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly setFeature: {
    readonly operationId: "setFeature";
    readonly method: "post";
    readonly path: "/api/feature";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["body"]; readonly name: "adminUserID"; readonly level: "vip" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: true;
      readonly maxBytes: 102400;
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
      readonly "200": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "413": Reply_a3f34c2f6de7;
      readonly "415": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly setUsername: {
    readonly operationId: "setUsername";
    readonly method: "post";
    readonly path: "/api/setUsername";
    readonly tag: "users";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: {
      readonly in: readonly ["query", "header"];
      readonly name: "userID";
      readonly header: "X-User-ID";
      readonly level: "anybody";
    };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "429": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly shadowBanUser: {
    readonly operationId: "shadowBanUser";
    readonly method: "post";
    readonly path: "/api/shadowBanUser";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["query"]; readonly name: "adminUserID"; readonly level: "vip" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "409": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly streamChanges: {
    readonly operationId: "streamChanges";
    readonly method: "get";
    readonly path: "/api/changes/stream";
    readonly tag: "public";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_f168d0db0e45;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "410": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly testSubscription: {
    readonly operationId: "testSubscription";
    readonly method: "post";
    readonly path: "/api/host/outgoing/subscriptions/{subscription}/test";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: "WEBHOOKS_OUT";
    readonly token: "OPERATOR_TOKEN";
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "202": Reply_18602491a576;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "401": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly undoModeration: {
    readonly operationId: "undoModeration";
    readonly method: "post";
    readonly path: "/api/moderation/undo";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["header"]; readonly name: "X-User-ID"; readonly level: "vip" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: true;
      readonly maxBytes: 102400;
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
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "409": Reply_a3f34c2f6de7;
      readonly "413": Reply_a3f34c2f6de7;
      readonly "415": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly unlockCategories: {
    readonly operationId: "unlockCategories";
    readonly method: "delete";
    readonly path: "/api/lockCategories";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["body"]; readonly name: "userID"; readonly level: "vip" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: true;
      readonly missing: { readonly text: "No userID provided"; readonly code: "no_user_id" };
      readonly maxBytes: 102400;
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
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "413": Reply_a3f34c2f6de7;
      readonly "415": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly unlockCategoriesByOldName: {
    readonly operationId: "unlockCategoriesByOldName";
    readonly method: "delete";
    readonly path: "/api/noSegments";
    readonly tag: "moderation";
    readonly aliasOf: "unlockCategories";
    readonly deprecated: true;
    readonly caller: { readonly in: readonly ["body"]; readonly name: "userID"; readonly level: "vip" };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: true;
      readonly missing: { readonly text: "No userID provided"; readonly code: "no_user_id" };
      readonly maxBytes: 102400;
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
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "413": Reply_a3f34c2f6de7;
      readonly "415": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly viewedVideoSponsorTime: {
    readonly operationId: "viewedVideoSponsorTime";
    readonly method: "post";
    readonly path: "/api/viewedVideoSponsorTime";
    readonly tag: "segments";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly viewedVideoSponsorTimeByGet: {
    readonly operationId: "viewedVideoSponsorTimeByGet";
    readonly method: "get";
    readonly path: "/api/viewedVideoSponsorTime";
    readonly tag: "segments";
    readonly aliasOf: "viewedVideoSponsorTime";
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly voteOnSponsorTime: {
    readonly operationId: "voteOnSponsorTime";
    readonly method: "post";
    readonly path: "/api/voteOnSponsorTime";
    readonly tag: "voting";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: {
      readonly in: readonly ["query", "header"];
      readonly name: "userID";
      readonly header: "X-User-ID";
      readonly level: "user";
    };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "429": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly voteOnSponsorTimeByGet: {
    readonly operationId: "voteOnSponsorTimeByGet";
    readonly method: "get";
    readonly path: "/api/voteOnSponsorTime";
    readonly tag: "voting";
    readonly aliasOf: "voteOnSponsorTime";
    readonly deprecated: false;
    readonly caller: {
      readonly in: readonly ["query", "header"];
      readonly name: "userID";
      readonly header: "X-User-ID";
      readonly level: "user";
    };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: undefined;
    readonly replies: {
      readonly "200": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "404": Reply_a3f34c2f6de7;
      readonly "429": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
  readonly warnUser: {
    readonly operationId: "warnUser";
    readonly method: "post";
    readonly path: "/api/warnUser";
    readonly tag: "moderation";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: { readonly in: readonly ["body"]; readonly name: "issuerUserID"; readonly level: "vip"; readonly optional: true };
    readonly cache: "no-store";
    readonly requires: undefined;
    readonly token: undefined;
    readonly security: readonly [];
    readonly parameters: Operation["parameters"];
    readonly body: {
      readonly required: true;
      readonly maxBytes: 102400;
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
      readonly "200": Reply_696b255d8b43;
      readonly "400": Reply_a3f34c2f6de7;
      readonly "403": Reply_a3f34c2f6de7;
      readonly "409": Reply_a3f34c2f6de7;
      readonly "413": Reply_a3f34c2f6de7;
      readonly "415": Reply_a3f34c2f6de7;
      readonly "500": Reply_a3f34c2f6de7;
      readonly "503": Reply_a3f34c2f6de7;
    };
  };
};

export declare const securitySchemes: {};

export type OperationId = keyof typeof operations;
/** The operations that need a handler of their own; the others are aliases. */
export type HandledOperationId =
  | "addUserAsTempVIP"
  | "addUserAsVIP"
  | "banUser"
  | "clearCache"
  | "deleteMyData"
  | "disableSubscription"
  | "enableSubscription"
  | "explainChoice"
  | "exportMyData"
  | "getChanges"
  | "getChapterNames"
  | "getConfig"
  | "getDailyStats"
  | "getDaysSavedFormatted"
  | "getDelivery"
  | "getDumpFile"
  | "getDumpIndex"
  | "getLeaderboard"
  | "getLockCategories"
  | "getLockCategoriesByHashPrefix"
  | "getLockReason"
  | "getMe"
  | "getMetrics"
  | "getMigratorYaml"
  | "getModerationQueue"
  | "getModerationTrail"
  | "getMyVotes"
  | "getOpenapiJson"
  | "getOpenapiYaml"
  | "getOutgoingDelivery"
  | "getReady"
  | "getSavedTimeForUser"
  | "getSegmentHistory"
  | "getSegmentID"
  | "getSegmentInfo"
  | "getSkipSegments"
  | "getSkipSegmentsByHashPrefix"
  | "getStatus"
  | "getTopCategoryUsers"
  | "getTopUsers"
  | "getTotalStats"
  | "getUserID"
  | "getUserInfo"
  | "getUserStats"
  | "getUsername"
  | "getVideoLabels"
  | "getVideoLabelsByHashPrefix"
  | "getViewsForUser"
  | "getVocabulary"
  | "getWebhookEventsYaml"
  | "isUserVIP"
  | "listBans"
  | "listDeliveries"
  | "listLocks"
  | "listOutgoingDeliveries"
  | "listSegments"
  | "listSubscriptions"
  | "listTemporaryVips"
  | "lockCategories"
  | "moderateSegments"
  | "postConfig"
  | "postSkipSegments"
  | "purgeAllSegments"
  | "receiveWebhook"
  | "redeliverDelivery"
  | "replayOutgoingDeliveries"
  | "replayOutgoingDelivery"
  | "reviewUsers"
  | "searchSegments"
  | "segmentShift"
  | "setFeature"
  | "setUsername"
  | "shadowBanUser"
  | "streamChanges"
  | "testSubscription"
  | "undoModeration"
  | "unlockCategories"
  | "viewedVideoSponsorTime"
  | "voteOnSponsorTime"
  | "warnUser";
