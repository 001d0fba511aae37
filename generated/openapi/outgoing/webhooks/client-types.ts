// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
import type * as decoded from "./types.ts";

export interface paths {
    "/submissions.new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A first segment of a user
         * @description Sent for each segment of a submission of a user who had none before.
         */
        post: operations["submissionsNew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submissions.other": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A segment of a user who has others
         * @description Sent for each segment of a submission. Segments that readers do not see, such as those of banned users, are not sent.
         */
        post: operations["submissionsOther"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vote.up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A vote for a segment
         * @description Sent when a vote counts that raises the votes of a segment.
         */
        post: operations["voteUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vote.down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A vote against a segment
         * @description Sent when any other vote counts that changes the votes of a segment, also for one that is taken back.
         */
        post: operations["voteDown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A report of a malicious segment
         * @description Sent with the `vote.down` of a vote of type 30.
         */
        post: operations["report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A warning of a user
         * @description Sent when a warning is issued, lifted by a moderator, or acknowledged by the user.
         */
        post: operations["warning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lock.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Categories of a video are locked
         * @description Sent once for each order of a moderator.
         */
        post: operations["lockCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lock.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Categories of a video are unlocked
         * @description Sent once for each order of a moderator.
         */
        post: operations["lockRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user.banned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A user is banned
         * @description Also sent when the terms of a ban change.
         */
        post: operations["userBanned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user.unbanned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ban is over
         * @description Sent when a ban is lifted, or when its end has come.
         */
        post: operations["userUnbanned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/segment.hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A moderator has hidden a segment
         * @description Sent for each segment of an order, also when the order that showed it is taken back.
         */
        post: operations["segmentHidden"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/segment.shown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A moderator shows a segment again
         * @description Sent for each segment of an order, also when the order that hid it is taken back.
         */
        post: operations["segmentShown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/video.purged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All segments of a video are hidden
         * @description Sent once, in place of `segment.hidden` for each segment.
         */
        post: operations["videoPurged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submission.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A submission is rejected by a rule
         * @description Sent when the automatic moderator or a reject rule refuses a submission.
         */
        post: operations["submissionRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test
         * @description Sent only when an operator asks for it.
         */
        post: operations["testEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: date-time
         * @description When it happened.
         */
        EventTime: string;
        /** @description Number of the event within its subscription. One that is missing was lost, or is still to come. */
        EventSequence: number;
        EventUser: decoded.components["schemas"]["EventUser"];
        /** @description Who did it. */
        EventActor: decoded.components["schemas"]["EventActor"];
        EventVideo: decoded.components["schemas"]["EventVideo"];
        EventSegment: decoded.components["schemas"]["EventSegment"];
        SubmissionEvent: decoded.components["schemas"]["SubmissionEvent"];
        VoteEvent: decoded.components["schemas"]["VoteEvent"];
        WarningEvent: decoded.components["schemas"]["WarningEvent"];
        LockEvent: decoded.components["schemas"]["LockEvent"];
        BanEvent: decoded.components["schemas"]["BanEvent"];
        SegmentEvent: decoded.components["schemas"]["SegmentEvent"];
        PurgeEvent: decoded.components["schemas"]["PurgeEvent"];
        RejectionEvent: decoded.components["schemas"]["RejectionEvent"];
        TestEvent: decoded.components["schemas"]["TestEvent"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    submissionsNew: decoded.operations["submissionsNew"];
    submissionsOther: decoded.operations["submissionsOther"];
    voteUp: decoded.operations["voteUp"];
    voteDown: decoded.operations["voteDown"];
    report: decoded.operations["report"];
    warning: decoded.operations["warning"];
    lockCreated: decoded.operations["lockCreated"];
    lockRemoved: decoded.operations["lockRemoved"];
    userBanned: decoded.operations["userBanned"];
    userUnbanned: decoded.operations["userUnbanned"];
    segmentHidden: decoded.operations["segmentHidden"];
    segmentShown: decoded.operations["segmentShown"];
    videoPurged: decoded.operations["videoPurged"];
    submissionRejected: decoded.operations["submissionRejected"];
    testEvent: decoded.operations["testEvent"];
}
