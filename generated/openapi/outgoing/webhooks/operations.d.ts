// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
import type { Operation } from "@segmark/openapi/handlers";

type Fields = NonNullable<Operation["body"]>["contents"][number]["fields"];
type Reply_696b255d8b43 = { readonly mediaType: null; readonly contents: {}; readonly optional: false };

export declare const operations: {
  readonly lockCreated: {
    readonly operationId: "lockCreated";
    readonly method: "post";
    readonly path: "/lock.created";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: undefined;
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
    readonly replies: { readonly "204": Reply_696b255d8b43; readonly "410": Reply_696b255d8b43 };
  };
  readonly lockRemoved: {
    readonly operationId: "lockRemoved";
    readonly method: "post";
    readonly path: "/lock.removed";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: undefined;
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
    readonly replies: { readonly "204": Reply_696b255d8b43; readonly "410": Reply_696b255d8b43 };
  };
  readonly report: {
    readonly operationId: "report";
    readonly method: "post";
    readonly path: "/report";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: undefined;
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
    readonly replies: { readonly "204": Reply_696b255d8b43; readonly "410": Reply_696b255d8b43 };
  };
  readonly segmentHidden: {
    readonly operationId: "segmentHidden";
    readonly method: "post";
    readonly path: "/segment.hidden";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: undefined;
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
    readonly replies: { readonly "204": Reply_696b255d8b43; readonly "410": Reply_696b255d8b43 };
  };
  readonly segmentShown: {
    readonly operationId: "segmentShown";
    readonly method: "post";
    readonly path: "/segment.shown";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: undefined;
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
    readonly replies: { readonly "204": Reply_696b255d8b43; readonly "410": Reply_696b255d8b43 };
  };
  readonly submissionRejected: {
    readonly operationId: "submissionRejected";
    readonly method: "post";
    readonly path: "/submission.rejected";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: undefined;
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
    readonly replies: { readonly "204": Reply_696b255d8b43; readonly "410": Reply_696b255d8b43 };
  };
  readonly submissionsNew: {
    readonly operationId: "submissionsNew";
    readonly method: "post";
    readonly path: "/submissions.new";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: undefined;
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
    readonly replies: { readonly "204": Reply_696b255d8b43; readonly "410": Reply_696b255d8b43 };
  };
  readonly submissionsOther: {
    readonly operationId: "submissionsOther";
    readonly method: "post";
    readonly path: "/submissions.other";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: undefined;
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
    readonly replies: { readonly "204": Reply_696b255d8b43; readonly "410": Reply_696b255d8b43 };
  };
  readonly testEvent: {
    readonly operationId: "testEvent";
    readonly method: "post";
    readonly path: "/test";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: undefined;
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
    readonly replies: { readonly "204": Reply_696b255d8b43; readonly "410": Reply_696b255d8b43 };
  };
  readonly userBanned: {
    readonly operationId: "userBanned";
    readonly method: "post";
    readonly path: "/user.banned";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: undefined;
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
    readonly replies: { readonly "204": Reply_696b255d8b43; readonly "410": Reply_696b255d8b43 };
  };
  readonly userUnbanned: {
    readonly operationId: "userUnbanned";
    readonly method: "post";
    readonly path: "/user.unbanned";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: undefined;
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
    readonly replies: { readonly "204": Reply_696b255d8b43; readonly "410": Reply_696b255d8b43 };
  };
  readonly videoPurged: {
    readonly operationId: "videoPurged";
    readonly method: "post";
    readonly path: "/video.purged";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: undefined;
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
    readonly replies: { readonly "204": Reply_696b255d8b43; readonly "410": Reply_696b255d8b43 };
  };
  readonly voteDown: {
    readonly operationId: "voteDown";
    readonly method: "post";
    readonly path: "/vote.down";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: undefined;
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
    readonly replies: { readonly "204": Reply_696b255d8b43; readonly "410": Reply_696b255d8b43 };
  };
  readonly voteUp: {
    readonly operationId: "voteUp";
    readonly method: "post";
    readonly path: "/vote.up";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: undefined;
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
    readonly replies: { readonly "204": Reply_696b255d8b43; readonly "410": Reply_696b255d8b43 };
  };
  readonly warning: {
    readonly operationId: "warning";
    readonly method: "post";
    readonly path: "/warning";
    readonly tag: "webhooks";
    readonly aliasOf: undefined;
    readonly deprecated: false;
    readonly caller: undefined;
    readonly cache: undefined;
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
    readonly replies: { readonly "204": Reply_696b255d8b43; readonly "410": Reply_696b255d8b43 };
  };
};

export declare const securitySchemes: {};

export type OperationId = keyof typeof operations;
/** The operations that need a handler of their own; the others are aliases. */
export type HandledOperationId =
  | "lockCreated"
  | "lockRemoved"
  | "report"
  | "segmentHidden"
  | "segmentShown"
  | "submissionRejected"
  | "submissionsNew"
  | "submissionsOther"
  | "testEvent"
  | "userBanned"
  | "userUnbanned"
  | "videoPurged"
  | "voteDown"
  | "voteUp"
  | "warning";
