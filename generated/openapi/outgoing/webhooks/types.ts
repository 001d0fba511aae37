// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
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
        EventUser: {
            /** @description The public id. */
            userID: string;
            /** @description Null: the user has no name. */
            userName: string | null;
        };
        /** @description Who did it. */
        EventActor: {
            /** @description The public id. */
            userID: string;
            /** @description Null: the user has no name. */
            userName: string | null;
            /**
             * @description What the actor is, the first that is true. `self`: the submitter of the segment, or the user concerned; `new`: without a segment.
             * @enum {string}
             */
            rank: "self" | "temp vip" | "vip" | "admin" | "new" | "other";
        };
        EventVideo: {
            /** @description The platform. */
            service: string;
            /** @description Id on the platform. */
            videoID: string;
            /** @description Null: not known. */
            title: string | null;
            /** @description Where it is watched. Null: the vocabulary does not say. */
            url: string | null;
            /** @description An image of it. Null: the vocabulary does not say. */
            thumbnail: string | null;
        };
        EventSegment: {
            /** @description Id of the segment. */
            UUID: string;
            /** @description Its category. */
            category: string;
            /** @description What players do. */
            actionType: string;
            /** @description In seconds. */
            startTime: number;
            /** @description In seconds. */
            endTime: number;
            /** @description Whether only VIPs may vote it down. */
            locked: boolean;
            /** @description How often it was played. */
            views: number;
        };
        SubmissionEvent: {
            /**
             * @description Its type.
             * @enum {string}
             */
            type: "submissions.new" | "submissions.other";
            timestamp: components["schemas"]["EventTime"];
            sequence: components["schemas"]["EventSequence"];
            /** @description What happened. */
            data: {
                video: components["schemas"]["EventVideo"];
                segment: components["schemas"]["EventSegment"];
                user: components["schemas"]["EventUser"];
            };
        };
        VoteEvent: {
            /**
             * @description Its type.
             * @enum {string}
             */
            type: "vote.up" | "vote.down" | "report";
            timestamp: components["schemas"]["EventTime"];
            sequence: components["schemas"]["EventSequence"];
            /** @description What happened. */
            data: {
                video: components["schemas"]["EventVideo"];
                segment: components["schemas"]["EventSegment"];
                /** @description Whose segment it is. */
                submitter: {
                    /** @description The public id. */
                    userID: string;
                    /** @description Null: the user has no name. */
                    userName: string | null;
                    /** @description What they have submitted. */
                    submissions: {
                        /** @description Segments of this user. */
                        total: number;
                        /** @description Those with -2 votes or less. */
                        ignored: number;
                    };
                };
                actor: components["schemas"]["EventActor"];
                /** @description Of the segment. */
                votes: {
                    /** @description Before this vote. */
                    before: number;
                    /** @description After it. */
                    after: number;
                };
            };
        };
        WarningEvent: {
            /**
             * @description Its type.
             * @enum {string}
             */
            type: "warning";
            timestamp: components["schemas"]["EventTime"];
            sequence: components["schemas"]["EventSequence"];
            /** @description What happened. */
            data: {
                user: components["schemas"]["EventUser"];
                actor: components["schemas"]["EventActor"];
                /**
                 * @description What became of it.
                 * @enum {string}
                 */
                change: "issued" | "lifted" | "acknowledged";
                /** @description Empty unless it is issued. */
                reason: string;
            };
        };
        LockEvent: {
            /**
             * @description Its type.
             * @enum {string}
             */
            type: "lock.created" | "lock.removed";
            timestamp: components["schemas"]["EventTime"];
            sequence: components["schemas"]["EventSequence"];
            /** @description What happened. */
            data: {
                video: components["schemas"]["EventVideo"];
                /** @description The categories. */
                categories: string[];
                /** @description The actions of players. */
                actionTypes: string[];
                actor: components["schemas"]["EventActor"];
                /** @description Empty for none. */
                reason: string;
            };
        };
        BanEvent: {
            /**
             * @description Its type.
             * @enum {string}
             */
            type: "user.banned" | "user.unbanned";
            timestamp: components["schemas"]["EventTime"];
            sequence: components["schemas"]["EventSequence"];
            /** @description What happened. */
            data: {
                user: components["schemas"]["EventUser"];
                actor: components["schemas"]["EventActor"];
                /** @description Empty for none. */
                reason: string;
                /**
                 * Format: date-time
                 * @description End of the ban. Null: none.
                 */
                until: string | null;
            };
        };
        SegmentEvent: {
            /**
             * @description Its type.
             * @enum {string}
             */
            type: "segment.hidden" | "segment.shown";
            timestamp: components["schemas"]["EventTime"];
            sequence: components["schemas"]["EventSequence"];
            /** @description What happened. */
            data: {
                video: components["schemas"]["EventVideo"];
                segment: components["schemas"]["EventSegment"];
                user: components["schemas"]["EventUser"];
                actor: components["schemas"]["EventActor"];
                /** @description Empty for none. */
                reason: string;
            };
        };
        PurgeEvent: {
            /**
             * @description Its type.
             * @enum {string}
             */
            type: "video.purged";
            timestamp: components["schemas"]["EventTime"];
            sequence: components["schemas"]["EventSequence"];
            /** @description What happened. */
            data: {
                video: components["schemas"]["EventVideo"];
                /** @description How many were hidden. */
                segments: number;
                actor: components["schemas"]["EventActor"];
            };
        };
        RejectionEvent: {
            /**
             * @description Its type.
             * @enum {string}
             */
            type: "submission.rejected";
            timestamp: components["schemas"]["EventTime"];
            sequence: components["schemas"]["EventSequence"];
            /** @description What happened. */
            data: {
                video: components["schemas"]["EventVideo"];
                user: components["schemas"]["EventUser"];
                /** @description `auto_moderated`, or `reject_rule` and its number in REJECT_RULES_FILE. */
                rule: string;
                /** @description What the submitter was told; empty for nothing. */
                reason: string;
                /** @description Segments of the submission. */
                segments: number;
            };
        };
        TestEvent: {
            /**
             * @description Its type.
             * @enum {string}
             */
            type: "test";
            timestamp: components["schemas"]["EventTime"];
            sequence: components["schemas"]["EventSequence"];
            /** @description What happened. */
            data: {
                /** @description What the sender has to say. */
                message: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    submissionsNew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmissionEvent"];
            };
        };
        responses: {
            /** @description Received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No longer wanted. The subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    submissionsOther: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmissionEvent"];
            };
        };
        responses: {
            /** @description Received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No longer wanted. The subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    voteUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoteEvent"];
            };
        };
        responses: {
            /** @description Received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No longer wanted. The subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    voteDown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoteEvent"];
            };
        };
        responses: {
            /** @description Received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No longer wanted. The subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoteEvent"];
            };
        };
        responses: {
            /** @description Received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No longer wanted. The subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    warning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WarningEvent"];
            };
        };
        responses: {
            /** @description Received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No longer wanted. The subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    lockCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockEvent"];
            };
        };
        responses: {
            /** @description Received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No longer wanted. The subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    lockRemoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockEvent"];
            };
        };
        responses: {
            /** @description Received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No longer wanted. The subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    userBanned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BanEvent"];
            };
        };
        responses: {
            /** @description Received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No longer wanted. The subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    userUnbanned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BanEvent"];
            };
        };
        responses: {
            /** @description Received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No longer wanted. The subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    segmentHidden: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SegmentEvent"];
            };
        };
        responses: {
            /** @description Received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No longer wanted. The subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    segmentShown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SegmentEvent"];
            };
        };
        responses: {
            /** @description Received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No longer wanted. The subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    videoPurged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurgeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No longer wanted. The subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    submissionRejected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectionEvent"];
            };
        };
        responses: {
            /** @description Received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No longer wanted. The subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    testEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestEvent"];
            };
        };
        responses: {
            /** @description Received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No longer wanted. The subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
