// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export interface components {
    schemas: {
        /**
         * @description What a subscription may list, and `test`.
         * @enum {string}
         */
        OutgoingEventType: "submissions.new" | "submissions.other" | "vote.up" | "vote.down" | "report" | "warning" | "lock.created" | "lock.removed" | "user.banned" | "user.unbanned" | "segment.hidden" | "segment.shown" | "video.purged" | "submission.rejected" | "test";
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
        /** @description Name of a subscription. */
        SubscriptionName: string;
        /**
         * @description `waiting` for an attempt, `sent` with success, or `dead`: no further attempt will be made by itself.
         * @enum {string}
         */
        OutgoingState: "waiting" | "sent" | "dead";
        /** @description Where the next page begins. */
        OutgoingCursor: string;
        /** @description A subscription without its address and its secret. Times are in milliseconds since 1970. */
        ListedSubscription: {
            name: components["schemas"]["SubscriptionName"];
            /**
             * @description What is sent.
             * @enum {string}
             */
            format: "standard" | "sponsorblock" | "discord";
            /** @description Host of the address, with a port that is not the usual one. */
            host: string;
            /** @description The types that it wants. */
            events: components["schemas"]["OutgoingEventType"][];
            /** @description Number of its last delivery, 0 before the first one. */
            lastNumber: number;
            /** @description Deliveries that wait. */
            waiting: number;
            /** @description Deliveries that are dead. */
            dead: number;
            /** @description When a delivery last succeeded; null if none has. */
            lastSuccess: number | null;
            /** @description The first failure after the last success; null if there is none. */
            failingSince: number | null;
            /** @description Null unless nothing is sent to it. */
            disabled: components["schemas"]["DisabledSubscription"] | null;
        };
        /** @description Since when and why nothing is sent. */
        DisabledSubscription: {
            /** @description In milliseconds since 1970. */
            at: number;
            /** @description Why. */
            reason: string;
        };
        /** @description All subscriptions. */
        SubscriptionList: {
            /** @description In the order of the file. */
            subscriptions: components["schemas"]["ListedSubscription"][];
        };
        /** @description A delivery to a subscription without its event. Times are in milliseconds since 1970. */
        OutgoingDelivery: {
            subscription: components["schemas"]["SubscriptionName"];
            number: components["schemas"]["EventSequence"];
            /** @description Id of the event, which is `webhook-id`. */
            id: string;
            type: components["schemas"]["OutgoingEventType"];
            /** @description When it happened. */
            at: number;
            state: components["schemas"]["OutgoingState"];
            /** @description Attempts since it was made or replayed. */
            attempts: number;
            /** @description When it will be sent; null unless it is waiting. */
            nextAttemptAt: number | null;
            /** @description When it was sent or died; null while it is waiting. */
            endedAt: number | null;
            /** @description Status of the last answer, null without one. */
            lastStatus: number | null;
            /** @description Why the last attempt failed, or the start of the answer that was no success; null otherwise. */
            lastError: string | null;
        };
        /** @description A page of deliveries to subscriptions. */
        OutgoingDeliveryPage: {
            /** @description Newest first. */
            deliveries: components["schemas"]["OutgoingDelivery"][];
            /** @description `cursor` of the next page, null when this is the last one. */
            next: string | null;
        };
        /** @description One attempt to send a delivery. */
        OutgoingAttempt: {
            /** @description When it began in milliseconds since 1970. */
            at: number;
            /** @description How long it took in milliseconds. */
            ms: number;
            /** @description Status of the answer, null without one. */
            status: number | null;
            /** @description Why it failed, or the start of the answer that was no success; null for a success. */
            error: string | null;
        };
        /** @description A delivery to a subscription with its attempts and its event. Times are in milliseconds since 1970. */
        OutgoingDeliveryRecord: {
            subscription: components["schemas"]["SubscriptionName"];
            number: components["schemas"]["EventSequence"];
            /** @description Id of the event, which is `webhook-id`. */
            id: string;
            type: components["schemas"]["OutgoingEventType"];
            /** @description When it happened. */
            at: number;
            state: components["schemas"]["OutgoingState"];
            /** @description Attempts since it was made or replayed. */
            attempts: number;
            /** @description When it will be sent; null unless it is waiting. */
            nextAttemptAt: number | null;
            /** @description When it was sent or died; null while it is waiting. */
            endedAt: number | null;
            /** @description Status of the last answer, null without one. */
            lastStatus: number | null;
            /** @description Why the last attempt failed, or the start of the answer that was no success; null otherwise. */
            lastError: string | null;
            /** @description Its attempts that are kept, first one first. */
            log: components["schemas"]["OutgoingAttempt"][];
            /** @description The event as the format `standard` has it. */
            event: components["schemas"]["SubmissionEvent"] | components["schemas"]["VoteEvent"] | components["schemas"]["WarningEvent"] | components["schemas"]["LockEvent"] | components["schemas"]["BanEvent"] | components["schemas"]["SegmentEvent"] | components["schemas"]["PurgeEvent"] | components["schemas"]["RejectionEvent"] | components["schemas"]["TestEvent"];
        };
        /** @description Which deliveries to send again. */
        ReplayOrder: {
            /**
             * @description Those in this state.
             * @enum {string}
             */
            state: "sent" | "dead";
            subscription?: components["schemas"]["SubscriptionName"];
            type?: components["schemas"]["OutgoingEventType"];
            /** @description Only events of this time, in milliseconds since 1970, or later. */
            from?: number;
            /** @description Only events before this time, in milliseconds since 1970. */
            to?: number;
            cursor?: components["schemas"]["OutgoingCursor"];
        };
        /** @description What was replayed. */
        ReplayResult: {
            /** @description How many deliveries. */
            replayed: number;
            /** @description `cursor` to go on with, null when nothing is left. */
            next: string | null;
        };
        /** @description Id of a video on its platform. On the primary platform a link to the video is accepted too. */
        VideoID: string;
        /** @description A secret text of at least 32 characters that the client makes and keeps; 36 or more are recommended. */
        LocalUserID: string;
        /** @description Name and version of a client. */
        UserAgent: string;
        /** @description Name of a chapter; empty for everything else. */
        Description: string;
        /**
         * @description What the segment is. Usual names: sponsor, selfpromo, exclusive_access, interaction, intro, outro, preview, hook, filler,
         *     music_offtopic, poi_highlight, chapter.
         * @example sponsor
         */
        Category: string;
        /** @description Platform of a video. Usual names: YouTube, Spotify, PeerTube. */
        Platform: string;
        CategoryName: string;
        ActionName: string;
        ServiceName: string;
        SentSeconds: number | string;
        /** @enum {string} */
        UserInfoField: "userID" | "userName" | "minutesSaved" | "segmentCount" | "ignoredSegmentCount" | "viewCount" | "ignoredViewCount" | "warnings" | "warningReason" | "reputation" | "vip" | "lastSegmentID" | "banned" | "permissions" | "freeChaptersAccess" | "titleSubmissionCount" | "thumbnailSubmissionCount" | "casualSubmissionCount" | "deArrowWarningReason";
        /**
         * @description What a player does with it: skip, mute, full (a label of the whole video), poi (a point to jump to) or chapter.
         * @example skip
         * @enum {string}
         */
        ActionType: "skip" | "mute" | "full" | "poi" | "chapter";
        /** @description Id of a segment, 65 hexadecimal characters; shortened when `trimUUIDs` asked for it. */
        UUID: string;
        /**
         * @description Start and end in seconds.
         * @example [
         *       40.2,
         *       71
         *     ]
         */
        Times: number[];
        /**
         * @description 1 for yes, 0 for no.
         * @enum {integer}
         */
        Flag: 0 | 1;
        /** @description A segment as players read it. */
        Segment: {
            category: components["schemas"]["Category"];
            actionType: components["schemas"]["ActionType"];
            segment: components["schemas"]["Times"];
            UUID: components["schemas"]["UUID"];
            /** @description Duration of the video in seconds when the segment was submitted, 0 when unknown. Another duration now means the segment may be out of date. */
            videoDuration: number;
            locked: components["schemas"]["Flag"];
            /** @description Sum of the votes. */
            votes: number;
            /** @description Name of a chapter, else empty. */
            description: string;
        };
        /** @description The segments of one video. */
        VideoSegments: {
            /** @description Id of the video. */
            videoID: string;
            /** @description SHA-256 of the video id. */
            hash: string;
            /** @description The segments, at least one. */
            segments: components["schemas"]["Segment"][];
        };
        /** @description New segments of one video by one user. */
        Submission: {
            videoID?: components["schemas"]["VideoID"];
            userID?: components["schemas"]["LocalUserID"];
            /** @description Name and version of the client. */
            userAgent?: string | null;
            /** @description Platform of the video, the primary one when absent or unknown. */
            service?: string | null;
            /** @description Duration of the video in seconds as the client sees it; anything but a positive number counts as unknown. */
            videoDuration?: number | string | null;
            /** @description The segments to add. */
            segments?: components["schemas"]["SubmittedSegment"][];
        };
        /** @description One new segment. */
        SubmittedSegment: {
            /**
             * @description Start and end in seconds. Text with a decimal point or comma is taken too.
             * @example [
             *       40.2,
             *       71
             *     ]
             */
            segment: (number | string | null)[];
            /** @description Category of the segment. */
            category: components["schemas"]["CategoryName"];
            /** @description Action type of the segment; an unknown one counts as `skip`. */
            actionType?: unknown;
            /** @description Name of a chapter; empty for everything else. */
            description?: unknown;
            /**
             * @description An id that the client made for the segment, 16 to 128 characters of ASCII without blanks, best at random; anything else is
             *     ignored. It takes the place of the stored id, which an empty reply does not tell, for an hour: the submitter votes with it, and
             *     with the videoID beside it views are counted and `/api/segmentID` finds the stored id. A stored id goes before it.
             */
            UUID?: unknown;
        };
        /** @description A segment that was stored. */
        StoredSegment: {
            UUID: components["schemas"]["UUID"];
            category: components["schemas"]["Category"];
            segment: components["schemas"]["Times"];
        };
        /** @description Everything stored about a segment but the address it came from. */
        SegmentRecord: {
            /** @description Id of the video. */
            videoID: string;
            /** @description Start in seconds. */
            startTime: number;
            /** @description End in seconds. */
            endTime: number;
            /** @description Sum of the votes; readers see segments from `minShownVotes` of the vocabulary on. */
            votes: number;
            locked: components["schemas"]["Flag"];
            /** @description Always 1; kept for old clients. */
            incorrectVotes: number;
            UUID: components["schemas"]["UUID"];
            /** @description Public id of the submitter. */
            userID: string;
            /** @description Time of the submission in milliseconds since 1970. */
            timeSubmitted: number;
            /** @description How often players acted on it. */
            views: number;
            category: components["schemas"]["Category"];
            actionType: components["schemas"]["ActionType"];
            service: components["schemas"]["Platform"];
            /** @description Duration of the video in seconds when it was submitted, 0 when unknown. */
            videoDuration: number;
            hidden: components["schemas"]["Flag"];
            /** @description Reputation of the submitter when it was submitted. */
            reputation: number;
            /**
             * @description 0 visible, 1 visible from the submitting address only, 2 invisible.
             * @enum {integer}
             */
            shadowHidden: 0 | 1 | 2;
            /** @description SHA-256 of the video id. */
            hashedVideoID: string;
            /** @description Name and version of the client that submitted it, if known. */
            userAgent: string;
            /** @description Name of a chapter, else empty. */
            description: string;
        };
        /** @description The process that answers. */
        Status: {
            /** @description When this request began in milliseconds since 1970. */
            startTime: number;
            /** @description Milliseconds the database took to answer. */
            processTime: number;
        };
        /** @description An OpenAPI document. */
        OpenApiDocument: {
            /** @description Version of the OpenAPI Specification. */
            openapi: string;
            /** @description Title and version of the document. */
            info: {
                [key: string]: unknown;
            };
            /** @description The operations by path and method. */
            paths: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Why a request was refused (RFC 9457). */
        Problem: {
            /** @description Identifies the problem, `urn:segmark:` and the code. */
            type: string;
            /** @description The problem in a few words. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description What is wrong and what would be right, for a person to read. */
            detail: string;
            /** @description Stable name of the problem, see `x-problems`. */
            code: string;
        };
        /** @description What is known of a user; the fields that were asked for. */
        UserInfo: {
            /** @description Public id. */
            userID?: string;
            /** @description The name, else the public id. */
            userName?: string;
            /** @description Minutes that views of the user's segments saved, chapters none. */
            minutesSaved?: number;
            /** @description Segments that count. */
            segmentCount?: number;
            /** @description Segments that were removed by votes or are hidden from others. */
            ignoredSegmentCount?: number;
            /** @description Views of segments that count. */
            viewCount?: number;
            /** @description Views of segments that do not. */
            ignoredViewCount?: number;
            /** @description Warnings that stand. */
            warnings?: number;
            /** @description Reason of the newest of them, else empty. */
            warningReason?: string;
            /** @description From -2.5 to 27; 0 for who is new. */
            reputation?: number;
            /** @description Whether the user may do what a VIP may, as the administrator may, too. */
            vip?: boolean;
            /** @description UUID of the newest submission. */
            lastSegmentID?: string | null;
            /** @description Whether the user is banned. */
            banned?: boolean;
            /** @description Whether the user may submit each category. */
            permissions?: {
                [key: string]: boolean;
            };
            /** @description Always true. */
            freeChaptersAccess?: boolean;
            /** @description Always 0, this service has no titles. */
            titleSubmissionCount?: number;
            /** @description Always 0, this service has no thumbnails. */
            thumbnailSubmissionCount?: number;
            /** @description Always 0, this service has no such votes. */
            casualSubmissionCount?: number;
            /** @description Always empty. */
            deArrowWarningReason?: string;
        };
        /** @description Views of a user's segments. */
        UserViews: {
            /** @description How many. */
            viewCount: number;
        };
        /** @description What a user's segments saved. */
        UserSavedTime: {
            /** @description Minutes. */
            timeSaved: number;
        };
        /** @description The name of a user. */
        UserNameAnswer: {
            /** @description The name, else the public id. */
            userName: string;
        };
        /** @description A user found by name. */
        NameHit: {
            /** @description The name. */
            userName: string;
            /** @description Public id. */
            userID: string;
        };
        /** @description How the segments of a user spread. */
        UserStats: {
            /** @description Public id. */
            userID: string;
            /** @description The name, else the public id. */
            userName: string;
            /** @description All of them. */
            overallStats: {
                /** @description As in userInfo. */
                minutesSaved: number;
                /** @description As in userInfo. */
                segmentCount: number;
            };
            /** @description Segments by category. */
            categoryCount?: {
                [key: string]: number;
            };
            /** @description Segments by action type. */
            actionTypeCount?: {
                [key: string]: number;
            };
        };
        /** @description Arrays of one length, which is 0 when there is nobody; what stands at the same place belongs to one user. */
        TopUsers: {
            /** @description Names, or public ids of users without one. */
            userNames: string[];
            /** @description Views. */
            viewCounts: number[];
            /** @description Segments. */
            totalSubmissions: number[];
            /** @description Minutes. */
            minutesSaved: number[];
            /**
             * @description Segments of each user by category, in the order sponsor, intro, outro, interaction, selfpromo, music_offtopic, preview, poi_highlight,
             *     filler, exclusive_access, chapter.
             */
            categoryStats?: number[][];
        };
        /** @description As TopUsers, of one category. */
        TopCategoryUsers: {
            /** @description Names, or public ids of users without one. */
            userNames: string[];
            /** @description Views. */
            viewCounts: number[];
            /** @description Segments. */
            totalSubmissions: number[];
            /** @description Minutes. */
            minutesSaved: number[];
        };
        /** @description Sums over the whole service. */
        TotalStats: {
            /** @description Users with any segment. */
            userCount?: number;
            /** @description Users of a client, where the instance has somebody who counts them. */
            activeUsers: number;
            /** @description Addresses that called this process within 48 hours. */
            apiUsers: number;
            /** @description Views. */
            viewCount: number;
            /** @description Segments. */
            totalSubmissions: number;
            /** @description Minutes. */
            minutesSaved: number;
        };
        /** @description What the whole service saved. */
        DaysSaved: {
            /** @description Days, with two decimals. */
            daysSaved: number;
        };
        /** @description Public id of a user: 5000 rounds of SHA-256 over the local one. */
        PublicUserID: string;
        /** @description `true` or `false`; when absent `true`. */
        SwitchText: string;
        /** @description Yes or no, also as text; when absent yes. */
        Switch: boolean | string | null;
        /** @description Why, in the moderator's words. */
        Reason: string | null;
        /** @description Whether a user is a VIP. */
        VipStatus: {
            /** @description Public id of the user. */
            hashedUserID: string;
            /** @description Whether the user may do what a VIP may, as the administrator may, too. */
            vip: boolean;
        };
        /** @description Who is to be a VIP. */
        VipOrder: {
            userID?: components["schemas"]["PublicUserID"];
            adminUserID?: components["schemas"]["LocalUserID"];
            enabled?: components["schemas"]["Switch"];
        };
        /**
         * @description A right: 0 to submit chapters, 1 to submit segments of the category filler whatever reputation it needs, 2 to submit titles, which has no effect here.
         * @enum {unknown}
         */
        Feature: 0 | 1 | 2 | "0" | "1" | "2";
        /** @description Who is to have a right. */
        FeatureOrder: {
            userID: components["schemas"]["PublicUserID"];
            adminUserID: components["schemas"]["LocalUserID"];
            feature: components["schemas"]["Feature"];
            enabled?: components["schemas"]["Switch"];
        };
        /** @description Categories of a video to lock or unlock. */
        LockOrder: {
            videoID: components["schemas"]["VideoID"];
            userID: components["schemas"]["LocalUserID"];
            /** @description Names of categories, or `all`. */
            categories: unknown[];
            /** @description Action types; `skip` and `mute` when absent, and for `all` every one. */
            actionTypes?: unknown[] | null;
            reason?: components["schemas"]["Reason"];
            /** @description Platform of the video, the primary one when absent or unknown. */
            service?: string | null;
        };
        /** @description What was done. */
        UnlockReply: {
            /** @description A sentence for people. */
            message: string;
        };
        /** @description Locked categories of one video. */
        Locks: {
            /** @description The longest reason given. */
            reason: string;
            /** @description Locked categories, each once. */
            categories: components["schemas"]["Category"][];
            /** @description Action types that are locked in at least one of them. */
            actionTypes: components["schemas"]["ActionType"][];
        };
        /** @description Locked categories of one video among others. */
        VideoLocks: {
            /** @description Id of the video. */
            videoID: string;
            /** @description SHA-256 of the video id. */
            hash: string;
            /** @description The longest reason given. */
            reason: string;
            /** @description Locked categories, each once. */
            categories: components["schemas"]["Category"][];
            /** @description Action types that are locked in at least one of them. */
            actionTypes: components["schemas"]["ActionType"][];
        };
        /** @description Whether a category is locked, why and by whom. */
        LockReason: {
            category: components["schemas"]["Category"];
            locked: components["schemas"]["Flag"];
            /** @description Why, empty when unlocked or not given. */
            reason: string;
            /** @description Public id of who locked it, empty when unlocked. */
            userID: string;
            /** @description Name of who locked it, or the public id; empty when unlocked. */
            userName: string;
        };
        /** @description A warning to issue or to take back. */
        WarningOrder: {
            issuerUserID?: components["schemas"]["LocalUserID"];
            /** @description Public id of the warned user; the local one when issuerUserID is absent. */
            userID: string;
            enabled?: components["schemas"]["Switch"];
            reason?: components["schemas"]["Reason"];
            /**
             * @description What the warning is about: 0 segments, 1 titles, which concern other services and block nothing here.
             * @enum {unknown}
             */
            type?: 0 | 1 | null;
        };
        /** @description A video. */
        VideoOrder: {
            userID?: components["schemas"]["LocalUserID"];
            videoID?: components["schemas"]["VideoID"];
        };
        /** @description A video to purge. */
        PurgeOrder: {
            userID: components["schemas"]["LocalUserID"];
            videoID: components["schemas"]["VideoID"];
            /** @description Platform, all when absent; an unknown one counts as the primary one. */
            service?: string | null;
        };
        /** @description A part that was cut out of a video. */
        ShiftOrder: {
            userID: components["schemas"]["LocalUserID"];
            videoID: components["schemas"]["VideoID"];
            /** @description Where the part began in seconds. */
            startTime: number;
            /** @description Where the part ended in seconds. */
            endTime: number;
            /** @description Platform of the video, the primary one when absent or unknown. */
            service?: string | null;
        };
        /** @description One deed of a moderator or of the administrator. */
        TrailEntry: {
            /** @description Number of the entry; later ones have greater numbers. */
            id: number;
            /** @description When it was done in milliseconds since 1970. */
            time: number;
            /** @description Public id of who did it. */
            actor: string;
            /** @description Name of who did it, null when there is none. */
            actorName: string | null;
            /**
             * @description What was done.
             * @enum {string}
             */
            action: "ban" | "unban" | "ban_addresses" | "unban_addresses" | "warn" | "unwarn" | "acknowledge" | "lock" | "unlock" | "purge" | "shift" | "add_vip" | "remove_vip" | "add_temporary_vip" | "remove_temporary_vip" | "add_feature" | "remove_feature" | "set_name" | "configure" | "segments" | "review" | "undo";
            /** @description Public id of the user concerned. */
            user: string | null;
            /** @description Name of the user concerned, null when there is none. */
            userName: string | null;
            /** @description Platform of the video. */
            service: string | null;
            /** @description Id of the video. */
            videoID: string | null;
            /** @description What else is known, depending on the action. */
            detail: {
                [key: string]: unknown;
            };
            /** @description Who took it back, null when nobody did. */
            undone: components["schemas"]["TrailUndoing"] | null;
            /** @description Whether undoModeration takes it back. */
            undoable: boolean;
        };
        /** @description That a deed was taken back. */
        TrailUndoing: {
            /** @description Number of the entry that says so. */
            id: number;
            /** @description When it was done in milliseconds since 1970. */
            time: number;
            /** @description Public id of who did it. */
            actor: string;
            /** @description Name of who did it, null when there is none. */
            actorName: string | null;
        };
        /**
         * @description Name of a switch that VIPs turn while the service runs.
         * @enum {string}
         */
        ConfigKey: "old-submitter-block-date" | "max-users-per-minute";
        /** @description What a switch is set to. */
        ConfigValue: {
            /** @description A whole number as text, empty when the switch is off. */
            value: string;
        };
        /** @description A switch and what it is to be set to. */
        ConfigChange: {
            userID?: components["schemas"]["LocalUserID"];
            key: components["schemas"]["ConfigKey"];
            /** @description A whole number, as text or not; empty, null or 0 switches it off. */
            value: string | number | null;
        };
        /** @description What a whole video is. */
        Label: {
            category: components["schemas"]["Category"];
        };
        /** @description The label of a video, and whether a segment starts early. */
        StartLabels: {
            /** @description The label, if there is one. */
            segments: components["schemas"]["Label"][];
            /** @description Whether a segment to skip or silence starts in the first 5 seconds. */
            hasStartSegment: boolean;
        };
        /** @description The label of one of the videos with a hash prefix. */
        VideoLabels: {
            /** @description Id of the video. */
            videoID: string;
            /** @description The label, if there is one. */
            segments: components["schemas"]["Label"][];
            /** @description Whether a segment to skip or silence starts in the first 5 seconds; there when it was asked for. */
            hasStartSegment?: boolean;
        };
        /** @description One page of the segments of a video. */
        SearchPage: {
            /** @description Segments on all pages together. */
            segmentCount: number;
            /** @description Number of this page, from 0 on. */
            page: number;
            /** @description The segments of this page. */
            segments: components["schemas"]["FoundSegment"][];
            /** @description Public ids of those submitters on this page who are VIPs. */
            vips: string[];
            /** @description Titles of the videos on this page by id, as far as the service knows them: those that came with `videoInfo` of a dump or of the service it follows. */
            titles: {
                [key: string]: string;
            };
        };
        /** @description A segment with its flags. */
        FoundSegment: {
            UUID: components["schemas"]["UUID"];
            /** @description Time of the submission in milliseconds since 1970. */
            timeSubmitted: number;
            /** @description Start in seconds. */
            startTime: number;
            /** @description End in seconds. */
            endTime: number;
            category: components["schemas"]["Category"];
            actionType: components["schemas"]["ActionType"];
            /** @description Sum of the votes; readers see segments from `minShownVotes` of the vocabulary on. */
            votes: number;
            /** @description How often players acted on it. */
            views: number;
            locked: components["schemas"]["Flag"];
            hidden: components["schemas"]["Flag"];
            /**
             * @description 0 visible, 1 visible from the submitting address only, 2 invisible.
             * @enum {integer}
             */
            shadowHidden: 0 | 1 | 2;
            /** @description Public id of the submitter. */
            userID: string;
            /** @description Name of the submitter; null without one. */
            userName: string | null;
            /** @description Name of a chapter, else empty. */
            description: string;
        };
        /** @description The name of a chapter. */
        ChapterName: {
            /** @description The name. */
            description: string;
        };
        /** @description Whose data, and what becomes of the segments. */
        OwnDataRequest: {
            userID: components["schemas"]["LocalUserID"];
            /**
             * @description `anonymise` keeps the segments without their author, `delete` deletes them.
             * @default anonymise
             * @example anonymise
             * @enum {string}
             */
            mode: "anonymise" | "delete";
        };
        /** @description What was done. */
        OwnDataResult: {
            /** @description Segments that were anonymised or deleted. */
            segments: number;
        };
        /** @enum {string} */
        SegmentState: "shown" | "votedAway" | "hidden" | "shadowHidden" | "locked";
        /** @description A platform. */
        VocabularyService: {
            /** @description Its name. */
            name: string;
            /** @description Whether segments can be submitted. */
            maySubmit: boolean;
            /** @description Address of a video with {videoID} where its id belongs and, if videos have parts, {part}; null when it has none. */
            videoUrl: string | null;
            /** @description Address of a small picture of a video, in the same form; null when it has none. */
            thumbnailUrl: string | null;
            /** @description Whether the pages of the service show these pictures. */
            showThumbnails: boolean;
            /** @description Regular expression of its ids, with the part that may follow; null when any text is one. */
            idPattern: string | null;
            /** @description An id, without a part. */
            idExample: string | null;
            /** @description What its ids may end with; null when videos have no parts. */
            part: components["schemas"]["VocabularyPart"] | null;
        };
        /** @description A part of a video with a time line of its own. The id that clients send, and hash, is the id, the separator and the part. */
        VocabularyPart: {
            /** @description What the platform calls it. */
            name: string;
            /** @description What stands between the id and the part. */
            separator: string;
            /** @description A part. */
            example: string;
            /** @description Whether segments of a video without a part are refused. */
            required: boolean;
        };
        /** @description A category. */
        VocabularyCategory: {
            name: components["schemas"]["Category"];
            /** @description What people call it. */
            label: string;
            /** @description Its colour on a time line. */
            colour: string;
            /** @description The action types that go with it. */
            actionTypes: components["schemas"]["ActionType"][];
            /** @description Whether segments can be submitted. */
            maySubmit: boolean;
            /** @description The shortest segment in seconds, by action type: of submissions, and of votes that segments get the category. */
            minSeconds: {
                [key: string]: number;
            };
            /** @description The reputation that a submitter needs, and a voter for the category; null for none. */
            minReputation: number | null;
            /**
             * @description Who may submit chapters of the category: anybody, users with some good submissions or a reputation, or VIPs; null where the category has none.
             * @enum {string|null}
             */
            chapters: "anyone" | "established" | "vip" | null;
            /** @description Where its rules are explained. */
            guidelineUrl: string | null;
        };
        /** @description An action type. */
        VocabularyAction: {
            name: components["schemas"]["ActionType"];
            /** @description What people call it, null for the usual word. */
            label: string | null;
        };
        /** @description What this service knows. */
        Vocabulary: {
            /** @description The platforms, the primary one first. */
            services: components["schemas"]["VocabularyService"][];
            /** @description The categories, in the order in which they are listed. */
            categories: components["schemas"]["VocabularyCategory"][];
            /** @description The action types that are used here. */
            actionTypes: components["schemas"]["VocabularyAction"][];
            /**
             * @description Who may submit: anybody, listed users, or in addition whoever has the token.
             * @enum {string}
             */
            submitters: "anybody" | "listed" | "token";
            /** @description Sum of votes from which on readers get a segment; with fewer it is removed. Here readers get segments from -1 votes on. */
            minShownVotes: number;
        };
        /** @description A segment with its video, its flags and the name of its submitter. */
        ListedSegment: {
            UUID: components["schemas"]["UUID"];
            service: components["schemas"]["Platform"];
            /** @description Id of the video. */
            videoID: string;
            /** @description Time of the submission in milliseconds since 1970. */
            timeSubmitted: number;
            /** @description Start in seconds. */
            startTime: number;
            /** @description End in seconds. */
            endTime: number;
            category: components["schemas"]["Category"];
            actionType: components["schemas"]["ActionType"];
            /** @description Sum of the votes; readers see segments from `minShownVotes` of the vocabulary on. */
            votes: number;
            /** @description How often players acted on it. */
            views: number;
            locked: components["schemas"]["Flag"];
            hidden: components["schemas"]["Flag"];
            /**
             * @description 0 visible, 1 visible from the submitting address only, 2 invisible.
             * @enum {integer}
             */
            shadowHidden: 0 | 1 | 2;
            /** @description Public id of the submitter. */
            userID: string;
            /** @description Name of the user, null when there is none. */
            userName: string | null;
            /** @description Name of a chapter, else empty. */
            description: string;
        };
        /**
         * @description A table of the public dumps.
         * @enum {string}
         */
        PublicTable: "sponsorTimes" | "userNames" | "categoryVotes" | "lockCategories" | "warnings" | "vipUsers" | "videoInfo";
        /** @description A public row that changed. */
        PublicChange: {
            table: components["schemas"]["PublicTable"];
            /** @description Values of the columns that identify the row: UUID; userID; UUID and category; service, videoID, category and actionType; userID and issueTime; userID; videoID. */
            key: (string | number)[];
            /** @description The row as it is now, its values by the names of the columns in the public dumps. Null: it is gone. */
            row: {
                [key: string]: string | number | null;
            } | null;
        };
        /** @description Changes to public rows. */
        ChangePage: {
            /** @description The changes. */
            changes: components["schemas"]["PublicChange"][];
            /** @description Cursor after these changes. */
            next: string;
            /** @description Whether there are more changes already. */
            hasMore: boolean;
        };
        /** @description A page of segments. */
        SegmentPage: {
            /** @description The segments of this page. */
            segments: components["schemas"]["ListedSegment"][];
            /** @description Public ids of those submitters on this page who are VIPs. */
            vips: string[];
            /** @description Titles of the videos on this page by id, as far as the service knows them: those that came with `videoInfo` of a dump or of the service it follows. */
            titles: {
                [key: string]: string;
            };
            /** @description Cursor of the next page, null when this is the last one. */
            next: string | null;
        };
        /** @description The votes of one day. */
        VoteDay: {
            /**
             * Format: date
             * @description The day (UTC).
             */
            day: string;
            /** @description Votes that count for the segment. */
            up: number;
            /** @description Votes that count against it. */
            down: number;
        };
        /** @description The votes for another category. */
        CategoryVotes: {
            category: components["schemas"]["Category"];
            /** @description Sum of their weights, and what the category of the submission began with. */
            votes: number;
        };
        /** @description What a moderator changed of a segment. */
        SegmentChangeEntry: {
            /** @description When, in milliseconds since 1970. */
            time: number;
            /**
             * @description What was done.
             * @enum {string}
             */
            change: "hide" | "show" | "lock" | "unlock" | "category" | "undo" | "purge" | "shift";
            /** @description What else is known. */
            detail: {
                [key: string]: unknown;
            };
        };
        /** @description A segment and what became of it. */
        SegmentHistory: {
            segment: components["schemas"]["ListedSegment"];
            /** @description Votes by day, oldest first. */
            votes: components["schemas"]["VoteDay"][];
            /** @description Categories that were voted for. */
            categoryVotes: components["schemas"]["CategoryVotes"][];
            /** @description What moderators changed, newest first. */
            changes: components["schemas"]["SegmentChangeEntry"][];
        };
        /** @description A segment in its group. */
        ChoiceMember: {
            UUID: components["schemas"]["UUID"];
            /** @description Its votes. */
            votes: number;
            /** @description Reputation of the submitter as far as it counts here. */
            reputation: number;
            /** @description Votes and reputation together. */
            weight: number;
            /** @description Whether players get it. */
            chosen: boolean;
        };
        /** @description Segments of which players get one. */
        ChoiceGroup: {
            /** @description The segments, the chosen one first. */
            members: components["schemas"]["ChoiceMember"][];
            /**
             * @description Why the chosen one won: it is the only one, a VIP vouched for it, or it has the greatest weight.
             * @enum {string}
             */
            decidedBy: "only" | "lock" | "weight";
        };
        /** @description A segment that players do not get. */
        ChoiceLeftOut: {
            UUID: components["schemas"]["UUID"];
            /**
             * @description Why.
             * @enum {string}
             */
            reason: "votedAway" | "hidden" | "shadowHidden" | "notLocked";
        };
        /** @description What players get of a video. */
        ChoiceExplained: {
            /** @description The groups in the order of the reply. */
            groups: components["schemas"]["ChoiceGroup"][];
            /** @description The other segments. */
            leftOut: components["schemas"]["ChoiceLeftOut"][];
        };
        /** @description A locked category of a video. */
        ListedLock: {
            service: components["schemas"]["Platform"];
            /** @description Id of the video. */
            videoID: string;
            category: components["schemas"]["Category"];
            actionType: components["schemas"]["ActionType"];
            /** @description Why, empty when not given. */
            reason: string;
            /** @description When it was locked in milliseconds since 1970. */
            time: number;
            /** @description Public id of who locked it. */
            userID: string;
            /** @description Name of the user, null when there is none. */
            userName: string | null;
        };
        /** @description A page of locks. */
        LockPage: {
            /** @description The locks of this page. */
            locks: components["schemas"]["ListedLock"][];
            /** @description Cursor of the next page, null when this is the last one. */
            next: string | null;
        };
        /** @description A user and what they contributed. */
        RankedUser: {
            /** @description Public id. */
            userID: string;
            /** @description Name of the user, null when there is none. */
            userName: string | null;
            /** @description Segments that count. */
            segments: number;
            /** @description Their views. */
            views: number;
            /** @description What they saved, chapters nothing. */
            minutesSaved: number;
        };
        /** @description Who contributed most. */
        Leaderboard: {
            /** @description The users, the first one first. */
            users: components["schemas"]["RankedUser"][];
        };
        /** @description One day. */
        DayStats: {
            /**
             * Format: date
             * @description The day (UTC).
             */
            day: string;
            /** @description Segments submitted. */
            segments: number;
            /** @description Users who submitted. */
            users: number;
            /** @description Views that these segments have by now. */
            views: number;
            /** @description Minutes that they saved by now. */
            minutesSaved: number;
            /** @description Segments by category. */
            categories: {
                [key: string]: number;
            };
        };
        /** @description What was submitted on each day. */
        DailyStats: {
            /** @description The days, oldest first. */
            days: components["schemas"]["DayStats"][];
        };
        /** @description A warning of the caller. */
        OwnWarning: {
            /** @description When it was issued in milliseconds since 1970. */
            time: number;
            /** @description Why. */
            reason: string;
            /** @description Whether it stands. */
            active: boolean;
        };
        /** @description Who the caller is. */
        Me: {
            /** @description Public id. */
            userID: string;
            /** @description Name of the user, null when there is none. */
            userName: string | null;
            /** @description Whether the administrator has set the name for good. */
            nameLocked: boolean;
            /** @description Whether the caller may do what a VIP may, as the administrator may, too. */
            vip: boolean;
            /** @description Whether the caller is the administrator, who appoints VIPs. */
            admin: boolean;
            /** @description When the last temporary rank on a channel ends in milliseconds since 1970, null without one. */
            temporaryVipUntil: number | null;
            /** @description Warnings, newest first. */
            warnings: components["schemas"]["OwnWarning"][];
        };
        /** @description A vote of the caller. */
        OwnVote: {
            /**
             * @description A vote on the segment or on its category.
             * @enum {string}
             */
            kind: "vote" | "categoryVote";
            /**
             * @description 0 down, 1 up, 30 malicious, null for a category vote.
             * @enum {integer|null}
             */
            type: 0 | 1 | 30 | null;
            /** @description The category that was voted for, null for other votes. */
            category: string | null;
            /** @description What it added to the votes of the segment or of the category. */
            counted: number;
            /** @description When, in milliseconds since 1970. */
            time: number;
            segment: components["schemas"]["ListedSegment"];
        };
        /** @description A page of votes. */
        VotePage: {
            /** @description The votes of this page. */
            votes: components["schemas"]["OwnVote"][];
            /** @description Cursor of the next page, null when this is the last one. */
            next: string | null;
        };
        /** @description A change of the name. */
        OwnNameChange: {
            /** @description When, in milliseconds since 1970. */
            time: number;
            /** @description The name before. */
            from: string | null;
            /** @description The name after. */
            to: string | null;
            /** @description Whether the administrator changed it. */
            byAdmin: boolean;
        };
        /** @description What is known of the caller once. */
        OwnUser: {
            /** @description Public id. */
            userID: string;
            /** @description Name of the user, null when there is none. */
            userName: string | null;
            /** @description Whether the administrator has set the name for good. */
            nameLocked: boolean;
            /** @description Whether the caller may do what a VIP may, as the administrator may, too. */
            vip: boolean;
            /** @description Rights that moderators gave to the caller, by number. */
            features: (0 | 1 | 2)[];
            /** @description Changes of the name, newest first; older ones are not kept. */
            names: components["schemas"]["OwnNameChange"][];
            /** @description Warnings, newest first. */
            warnings: components["schemas"]["OwnWarning"][];
            /** @description Temporary ranks on channels, also those that have ended, the last to end first. */
            temporaryRanks: components["schemas"]["OwnRank"][];
            /** @description Submissions that the automatic moderator refused, the last one of each video, newest first; kept for 30 days. */
            rejected: components["schemas"]["OwnRejection"][];
        };
        /** @description A temporary rank on a channel. */
        OwnRank: {
            /** @description Id of the channel. */
            channelID: string;
            /** @description When it ends in milliseconds since 1970. */
            until: number;
        };
        /** @description A submission of the caller that was refused. */
        OwnRejection: {
            /** @description When, in milliseconds since 1970. */
            time: number;
            service: components["schemas"]["Platform"];
            /** @description Id of the video. */
            videoID: string;
            /** @description Why it was refused. */
            reason: string;
            /** @description What was submitted. */
            segments: components["schemas"]["RejectedSegment"][];
        };
        /** @description A segment of the caller. */
        OwnSegment: {
            UUID: components["schemas"]["UUID"];
            service: components["schemas"]["Platform"];
            /** @description Id of the video. */
            videoID: string;
            /** @description Time of the submission in milliseconds since 1970. */
            timeSubmitted: number;
            /** @description Start in seconds. */
            startTime: number;
            /** @description End in seconds. */
            endTime: number;
            category: components["schemas"]["Category"];
            actionType: components["schemas"]["ActionType"];
            /** @description Sum of the votes; readers see segments from `minShownVotes` of the vocabulary on. */
            votes: number;
            /** @description How often players acted on it. */
            views: number;
            locked: components["schemas"]["Flag"];
            hidden: components["schemas"]["Flag"];
            /**
             * @description 0 visible, 1 visible from the submitting address only, 2 invisible.
             * @enum {integer}
             */
            shadowHidden: 0 | 1 | 2;
            /** @description Public id of the submitter. */
            userID: string;
            /** @description Name of the user, null when there is none. */
            userName: string | null;
            /** @description Name of a chapter, else empty. */
            description: string;
            /** @description The program that submitted it, as it named itself. */
            userAgent: string;
        };
        /** @description What a dump consists of. */
        DumpIndex: {
            /** @description Number of schema steps of the database. */
            dbVersion: number;
            /** @description When the rows were read, in ms since 1970. */
            lastUpdated: number;
            /**
             * @description Always false: the index appears when its files are complete.
             * @constant
             */
            updateQueued: false;
            /** @description Under what the files are published; `/database/LICENSE.txt` says more. */
            license: string;
            /** @description Where the change feed goes on after these files. */
            cursor?: string;
            /** @description The files. */
            links: components["schemas"]["DumpLink"][];
        };
        /** @description A file of a dump. */
        DumpLink: {
            /** @description What the rows are, such as `sponsorTimes`. */
            table: string;
            /** @description Where it is, relative to the root of the service. */
            url: string;
            /** @description Bytes of the file as it is sent. */
            size: number;
            /** @description Rows in the file. */
            rows: number;
            /** @description SHA-256 of the file as it is sent. */
            sha256: string;
        };
        /** @description A part of what the service knows of the caller. */
        MyData: {
            /** @description On the first page, else null. */
            user: components["schemas"]["OwnUser"] | null;
            /** @description Segments. */
            segments: components["schemas"]["OwnSegment"][];
            /** @description Votes. */
            votes: components["schemas"]["OwnVote"][];
            /** @description Locks the caller has set. */
            locks: components["schemas"]["ListedLock"][];
            /** @description Cursor of the next page, null when this is the last one. */
            next: string | null;
        };
        /** @description A submission that was refused. */
        RejectedSubmission: {
            service: components["schemas"]["Platform"];
            /** @description Id of the video. */
            videoID: string;
            /** @description Public id of the submitter. */
            userID: string;
            /** @description Name of the user, null when there is none. */
            userName: string | null;
            /** @description Why it was refused: a sentence, or `reject_rule` and the number of a rule of the operator. */
            reason: string;
            /** @description What was submitted. */
            segments: components["schemas"]["RejectedSegment"][];
        };
        /** @description A part of a refused submission. */
        RejectedSegment: {
            /** @description Start in seconds. */
            startTime: number;
            /** @description End in seconds. */
            endTime: number;
            category: components["schemas"]["Category"];
            actionType: components["schemas"]["ActionType"];
        };
        /** @description Something to look at; a segment or a refused submission. */
        QueueItem: {
            /** @description When it got here in milliseconds since 1970. */
            time: number;
            /** @description The segment, null for a refused submission. */
            segment: components["schemas"]["ListedSegment"] | null;
            /** @description The refused submission, null for a segment. */
            rejected: components["schemas"]["RejectedSubmission"] | null;
        };
        /** @description A page of what to look at. */
        ModerationQueue: {
            /** @description The elements of this page. */
            items: components["schemas"]["QueueItem"][];
            /** @description Cursor of the next page, null when this is the last one. */
            next: string | null;
        };
        /** @description What to do with which segments. */
        ModerationOrder: {
            /** @description Ids of the segments, whole. */
            UUIDs: string[];
            /**
             * @description What to do.
             * @enum {string}
             */
            action: "hide" | "show" | "lock" | "unlock" | "category";
            /** @description The new category; with the action category only. */
            category?: string;
            reason?: components["schemas"]["Reason"];
        };
        /** @description What was done. */
        ModerationResult: {
            /** @description Segments that changed. */
            changed: string[];
            /** @description Segments that were so already, or that somebody has changed since. */
            unchanged: string[];
            /** @description Ids without a segment. */
            unknown: string[];
            /** @description Public ids of users whose ban or review was taken back. */
            users: string[];
            /** @description What undoModeration needs to take it back, null when nothing changed or that is not possible. */
            undo: number | null;
        };
        /** @description Which deed to take back. */
        UndoOrder: {
            /** @description `undo` of a reply, which is also the id in the moderation trail. */
            id: number;
        };
        /** @description A ban. */
        ListedBan: {
            /** @description Public id of the banned user. */
            userID: string;
            /** @description Name of the user, null when there is none. */
            userName: string | null;
            /** @description When it began in milliseconds since 1970. */
            since: number;
            /** @description When it ends, null when it does not. */
            until: number | null;
            /** @description Public id of who banned them. */
            by: string;
            /** @description Name of who banned them, null when there is none. */
            byName: string | null;
            /** @description Why, empty when not given. */
            reason: string;
        };
        /** @description A page of bans. */
        BanPage: {
            /** @description The bans of this page. */
            bans: components["schemas"]["ListedBan"][];
            /** @description Cursor of the next page, null when this is the last one. */
            next: string | null;
        };
        /** @description Whom to ban, and how. */
        BanOrder: {
            userID: components["schemas"]["PublicUserID"];
            /**
             * @description false lifts the ban.
             * @default true
             */
            enabled: boolean;
            /** @description How long; for good when absent or null. */
            hours?: number | null;
            /**
             * @description Whether earlier submissions are hidden, or shown again when the ban is lifted.
             * @default true
             */
            hideSubmissions: boolean;
            /**
             * @description 1 hides earlier submissions from all but the submitting address, 2 from everybody.
             * @default 1
             * @enum {integer}
             */
            type: 1 | 2;
            /** @description Categories of earlier submissions that are hidden or shown; all when absent or null. */
            categories?: string[] | null;
            /**
             * @description Whether the addresses that the user submitted from are banned, or no longer, with everybody else who submitted from them.
             * @default false
             */
            addresses: boolean;
            reason?: components["schemas"]["Reason"];
        };
        /** @description The ban as it stands now. */
        BanResult: {
            /** @description Public id of the user. */
            userID: string;
            /** @description Whether the user is banned. */
            banned: boolean;
            /** @description When the ban ends, null without a ban and when it does not. */
            until: number | null;
            /** @description What undoModeration needs to take it back, null for a ban that was lifted. */
            undo: number | null;
        };
        /** @description Whose submissions were looked at. */
        ReviewOrder: {
            /** @description Public ids of the users. */
            userIDs: components["schemas"]["PublicUserID"][];
        };
        /** @description What was done. */
        ReviewResult: {
            /** @description The users. */
            users: components["schemas"]["ReviewedUser"][];
        };
        /** @description A user whose submissions were looked at. */
        ReviewedUser: {
            /** @description Public id of the user. */
            userID: string;
            /** @description What undoModeration needs to take it back, null when there was nothing to do. */
            undo: number | null;
        };
        /** @description A temporary rank. */
        TemporaryVip: {
            /** @description Public id. */
            userID: string;
            /** @description Name of the user, null when there is none. */
            userName: string | null;
            /** @description The channel. */
            channelID: string;
            /** @description When it ends in milliseconds since 1970. */
            until: number;
        };
        /** @description Temporary ranks. */
        TemporaryVips: {
            /** @description The users, the last to end first. */
            users: components["schemas"]["TemporaryVip"][];
        };
        /** @description Name of an event, without its action. */
        EventName: string;
        /** @description Id of a delivery, made by the host. `.` and `..` are refused, because clients resolve them in a path. */
        DeliveryID: string;
        /**
         * @description `waiting` for its time, `running` in a handler, `handled` with success, or `dead`: no further attempt will be made by itself.
         * @enum {string}
         */
        DeliveryState: "waiting" | "running" | "handled" | "dead";
        /** @description The payload of an event. What is in it says `webhook-events.yaml`. */
        WebhookPayload: Record<string, unknown>;
        /** @description A delivery without its payload. Times are in milliseconds since 1970. */
        Delivery: {
            /** @description Its id. */
            id: string;
            /** @description Name of the event. */
            event: string;
            /** @description `action` of the payload, when the payload has one. */
            action: string | null;
            state: components["schemas"]["DeliveryState"];
            /** @description Length of the payload. */
            bytes: number;
            /** @description When it was received. */
            receivedAt: number;
            /** @description Attempts begun since it was received or delivered again. */
            attempts: number;
            /** @description When it will be tried; null unless it is waiting. */
            nextAttemptAt: number | null;
            /** @description When it was handled; null unless it was. */
            handledAt: number | null;
            /** @description What the newest failed attempt failed with; null once it is handled. */
            lastError: string | null;
        };
        /** @description A page of deliveries. */
        DeliveryPage: {
            /** @description Newest first. */
            deliveries: components["schemas"]["Delivery"][];
            /** @description `cursor` of the next page, null when this is the last one. */
            next: string | null;
        };
        /** @description One attempt to handle a delivery. */
        DeliveryAttempt: {
            /** @description Counts from 1 over the life of the delivery. */
            number: number;
            /** @description When it began in milliseconds since 1970. */
            startedAt: number;
            /** @description When it ended in milliseconds since 1970; null while it runs. */
            endedAt: number | null;
            /**
             * @description `lost` when the process that ran it disappeared: its handlers may have done their work or not.
             * @enum {string}
             */
            outcome: "running" | "handled" | "failed" | "lost";
            /** @description What it failed with. */
            error: string | null;
        };
        /** @description A delivery with its attempts and its payload. Times are in milliseconds since 1970. */
        DeliveryRecord: {
            /** @description Its id. */
            id: string;
            /** @description Name of the event. */
            event: string;
            /** @description `action` of the payload, when the payload has one. */
            action: string | null;
            state: components["schemas"]["DeliveryState"];
            /** @description Length of the payload. */
            bytes: number;
            /** @description When it was received. */
            receivedAt: number;
            /** @description Attempts begun since it was received or delivered again. */
            attempts: number;
            /** @description When it will be tried; null unless it is waiting. */
            nextAttemptAt: number | null;
            /** @description When it was handled; null unless it was. */
            handledAt: number | null;
            /** @description What the newest failed attempt failed with; null once it is handled. */
            lastError: string | null;
            /** @description Its attempts, first one first. */
            log: components["schemas"]["DeliveryAttempt"][];
            /** @description The payload as a JSON value, as text when it is no JSON or nested too deeply, or null when what was stored of it is damaged. */
            payload: unknown;
        };
    };
    responses: {
        /** @description Done. The body is empty. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The answer with this ETag is still right. The body is empty. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request is wrong; the text says what and what would be right. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example No valid categories provided. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:bad_request",
                 *       "title": "Bad request",
                 *       "status": 400,
                 *       "detail": "No valid categories provided.",
                 *       "code": "bad_request"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The changes after the cursor are not kept any more; the text says where to start again. */
        ChangesExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example The changes after this cursor are not kept any more. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:changes_expired",
                 *       "title": "Changes expired",
                 *       "status": 410,
                 *       "detail": "The changes after this cursor are not kept any more.",
                 *       "code": "changes_expired"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is not as HTTP demands, for example without a Host header. No parameter is ever wrong. */
        MalformedRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example A request must have one Host header. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:bad_request",
                 *       "title": "Bad request",
                 *       "status": 400,
                 *       "detail": "A request must have one Host header.",
                 *       "code": "bad_request"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Refused by a moderator's decision, by the automatic moderator or for lack of permission; the text gives the reason. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example Submissions rejected: your segments would cover over 80% of the video. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:category_locked",
                 *       "title": "Category locked",
                 *       "status": 403,
                 *       "detail": "New submissions of this category are locked on this video.",
                 *       "code": "category_locked"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing matches. */
        NoSegments: {
            headers: {
                /** @description `unavailable` when the instance that completes this one did not answer, so that segments may be missing; else absent. */
                "X-Upstream"?: "unavailable";
                /** @description At a mirror: whole seconds since it was last known to be in step with its origin, once it was; else absent. */
                "X-Follow-Lag"?: number;
                [name: string]: unknown;
            };
            content: {
                /** @example Not Found */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:not_found",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "detail": "Not Found",
                 *       "code": "not_found"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing matches. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example Not Found */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:not_found",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "detail": "Not Found",
                 *       "code": "not_found"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It is already there. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example Segment has already been submitted before. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:duplicate_segment",
                 *       "title": "Duplicate",
                 *       "status": 409,
                 *       "detail": "Segment has already been submitted before.",
                 *       "code": "duplicate_segment"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the operation accepts. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example The body is larger than this operation accepts. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:body_too_large",
                 *       "title": "Body too large",
                 *       "status": 413,
                 *       "detail": "The body is larger than this operation accepts.",
                 *       "code": "body_too_large"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too much from the same user or address. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /** @example Submission already in progress */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:submission_in_progress",
                 *       "title": "Submission in progress",
                 *       "status": 429,
                 *       "detail": "Submission already in progress",
                 *       "code": "submission_in_progress"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A bug in the service. It has been logged. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example Something went wrong here. It has been logged. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:internal",
                 *       "title": "Internal error",
                 *       "status": 500,
                 *       "detail": "Something went wrong here. It has been logged.",
                 *       "code": "internal"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service cannot do this now; nothing was stored. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /** @example The database cannot be reached. Try again in a moment. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:storage_unavailable",
                 *       "title": "Storage unavailable",
                 *       "status": 503,
                 *       "detail": "The database cannot be reached. Try again in a moment.",
                 *       "code": "storage_unavailable"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service publishes no dumps, or none of this name. */
        NoDump: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example PUBLISH_DUMPS is not set. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:switched_off",
                 *       "title": "Switched off",
                 *       "status": 404,
                 *       "detail": "PUBLISH_DUMPS is not set.",
                 *       "code": "switched_off"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A header is missing or malformed, the signature does not fit, or the payload is not what it has to be. Nothing was stored. */
        BadDelivery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example The signature does not belong to this body and the configured secret. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:bad_signature",
                 *       "title": "Bad signature",
                 *       "status": 400,
                 *       "detail": "The signature does not belong to this body and the configured secret.",
                 *       "code": "bad_signature"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service receives no webhooks. */
        SwitchedOff: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example WEBHOOK_SECRET is not set. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:switched_off",
                 *       "title": "Switched off",
                 *       "status": 404,
                 *       "detail": "WEBHOOK_SECRET is not set.",
                 *       "code": "switched_off"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No delivery has this id, or the service receives no webhooks. */
        UnknownDelivery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example No delivery has this id. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:unknown_delivery",
                 *       "title": "Unknown delivery",
                 *       "status": 404,
                 *       "detail": "No delivery has this id.",
                 *       "code": "unknown_delivery"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A token is configured and the request has none or another one. */
        Unauthorized: {
            headers: {
                /** @description How to authenticate. */
                "WWW-Authenticate"?: "Bearer";
                [name: string]: unknown;
            };
            content: {
                /** @example A bearer token is needed. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:unauthorized",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "detail": "A bearer token is needed.",
                 *       "code": "unauthorized"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A web page of another origin asked; or the token is `none` and the caller is not on the same machine. */
        NotAllowedFrom: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example With OPERATOR_TOKEN=none only callers on the same machine are served. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:not_local",
                 *       "title": "Not local",
                 *       "status": 403,
                 *       "detail": "With OPERATOR_TOKEN=none only callers on the same machine are served.",
                 *       "code": "not_local"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The delivery is being handled right now. */
        DeliveryRunning: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example The delivery is being handled right now. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:delivery_running",
                 *       "title": "Delivery running",
                 *       "status": 409,
                 *       "detail": "The delivery is being handled right now.",
                 *       "code": "delivery_running"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body did not arrive in time. */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example The body did not arrive in time. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:request_timeout",
                 *       "title": "Request timeout",
                 *       "status": 408,
                 *       "detail": "The body did not arrive in time.",
                 *       "code": "request_timeout"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has another media type than the operation lists, or is in a Content-Encoding; in the latter case Accept-Encoding says that only identity is accepted. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example The Content-Type must be application/json. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:unsupported_media_type",
                 *       "title": "Unsupported media type",
                 *       "status": 415,
                 *       "detail": "The Content-Type must be application/json.",
                 *       "code": "unsupported_media_type"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service sends no webhooks. */
        OutgoingOff: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example WEBHOOKS_OUT is not set. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:switched_off",
                 *       "title": "Switched off",
                 *       "status": 404,
                 *       "detail": "WEBHOOKS_OUT is not set.",
                 *       "code": "switched_off"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No subscription has this name or no delivery of it this number, or the service sends no webhooks. */
        UnknownOutgoing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example No subscription has this name. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:unknown_subscription",
                 *       "title": "Unknown subscription",
                 *       "status": 404,
                 *       "detail": "No subscription has this name.",
                 *       "code": "unknown_subscription"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Category to return; may be repeated. Names that are unknown or not well formed match nothing. Without one, the first of the vocabulary.
         * @example [
         *       "sponsor",
         *       "intro"
         *     ]
         */
        category: string[];
        /** @description Categories to return as a JSON array; used instead of category. */
        categories: unknown[];
        /**
         * @description Action type to return; may be repeated.
         * @example [
         *       "skip",
         *       "mute"
         *     ]
         */
        actionType: string[];
        /** @description Action types to return as a JSON array; used instead of actionType. */
        actionTypes: unknown[];
        /**
         * @description UUID of a segment that must be returned, or its first characters (at least 4); may be repeated.
         * @example [
         *       "43daa096eb2050ca29f5eb871a6d6f0e2fabfc0cdfba147b3941c35d1f13a88c7"
         *     ]
         */
        requiredSegment: string[];
        /** @description UUIDs of segments that must be returned as a JSON array; used instead of requiredSegment. */
        requiredSegments: unknown[];
        /**
         * @description Id of the segment, or its beginning.
         * @example 43daa096eb2050ca29f5eb871a6d6f0e2fabfc0cdfba147b3941c35d1f13a88c7
         */
        segmentUUID: string;
        /**
         * @description Id of the video, when the UUID is shortened.
         * @example dQw4w9WgXcQ
         */
        videoOfShortUUID: components["schemas"]["VideoID"];
        /**
         * @description Platform of the video, without regard to case. An unknown one counts as the primary platform.
         * @example YouTube
         */
        service: components["schemas"]["ServiceName"];
        /**
         * @description 0 down, 1 up, 20 undo, 30 malicious (chapters only). Something that is no number counts as absent, so that a category beside it is a category
         *     vote; where both are right the type counts.
         * @example 1
         */
        voteType: number | string;
        /**
         * @description The category that the segment should have.
         * @example selfpromo
         */
        voteCategory: components["schemas"]["CategoryName"];
        /** @description Local user id of the voter, a secret. X-User-ID may have it instead, and one of them is needed. */
        voter: components["schemas"]["LocalUserID"];
        /** @description Local id of the user, a secret. */
        ownUserID: components["schemas"]["LocalUserID"];
        /** @description Local id of the user, a secret. */
        askedUserID: components["schemas"]["LocalUserID"];
        /**
         * @description Public id of the user; counts when userID is absent.
         * @example f977316fe34f555d4911c24455e79529a821bf57342287b26c308fc3928f3b8f
         */
        publicUserID: string;
        /**
         * @description Field to return; may be repeated.
         * @example [
         *       "userName",
         *       "vip"
         *     ]
         */
        infoValue: string[];
        /** @description Fields to return as a JSON array; used instead of value. */
        infoValues: unknown;
        /**
         * @description 0 by minutes saved, 1 by views, 2 by submissions.
         * @example 0
         */
        sortType: 0 | 1 | 2;
        /**
         * @description Action type whose locks are asked for; may be repeated.
         * @example [
         *       "skip",
         *       "mute"
         *     ]
         */
        lockActionType: string[];
        /**
         * @description `true` asks as well whether a segment to skip or silence starts in the first 5 seconds.
         * @example true
         */
        hasStartSegment: string;
        /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
        callerID: components["schemas"]["LocalUserID"];
        /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
        callerRequired: components["schemas"]["LocalUserID"];
        /**
         * @description `next` of the page before.
         * @example 1785000000000.12
         */
        cursor: string;
        /**
         * @description Cursor of a snapshot, or `next` of the page before. Without it only the cursor of now is returned.
         * @example AWmE5UHqxGhPAQAM
         */
        changesAfter: string;
        /**
         * @description Only rows of videos whose SHA-256 starts with these 4 to 32 characters.
         * @example 5f6b
         */
        changesPrefix: string;
        /**
         * @description Elements to return at most.
         * @example 50
         */
        pageLimit: number;
        /**
         * @description Id of a delivery, as in X-Host-Delivery, percent-encoded.
         * @example 72d3162e-cc78-11e3-81ab-4c9367dc0958
         */
        deliveryID: components["schemas"]["DeliveryID"];
        /**
         * @description Name of a subscription.
         * @example moderators
         */
        subscription: components["schemas"]["SubscriptionName"];
        /**
         * @description Number of a delivery within its subscription.
         * @example 12
         */
        outgoingNumber: number;
    };
    requestBodies: never;
    headers: {
        /** @description Validator of this answer; send it back as If-None-Match. */
        ETag: string;
        /**
         * @description Who may keep the answer. `private, no-store` when it holds a segment that not everybody sees; else whoever keeps it asks before sending it again.
         *     With `s-maxage`, which an operator may switch on, a shared cache sends what is the same for everybody for so many seconds without asking.
         */
        "Cache-Control": string;
        /** @description When the rows were read, as a date of HTTP. */
        "Last-Modified": string;
        /** @description Parts of the file can be asked for. */
        "Accept-Ranges": "bytes";
        /** @description Which bytes these are, and how many the file has. */
        "Content-Range": string;
        /** @description Whole seconds after which the request may be sent again. */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSkipSegments: {
        parameters: {
            query: {
                /**
                 * @description Id of the video on its platform.
                 * @example dQw4w9WgXcQ
                 */
                videoID: components["schemas"]["VideoID"];
                /**
                 * @description Category to return; may be repeated. Names that are unknown or not well formed match nothing. Without one, the first of the vocabulary.
                 * @example [
                 *       "sponsor",
                 *       "intro"
                 *     ]
                 */
                category?: components["parameters"]["category"];
                /** @description Categories to return as a JSON array; used instead of category. */
                categories?: components["parameters"]["categories"];
                /**
                 * @description Action type to return; may be repeated.
                 * @example [
                 *       "skip",
                 *       "mute"
                 *     ]
                 */
                actionType: components["parameters"]["actionType"];
                /** @description Action types to return as a JSON array; used instead of actionType. */
                actionTypes?: components["parameters"]["actionTypes"];
                /**
                 * @description UUID of a segment that must be returned, or its first characters (at least 4); may be repeated.
                 * @example [
                 *       "43daa096eb2050ca29f5eb871a6d6f0e2fabfc0cdfba147b3941c35d1f13a88c7"
                 *     ]
                 */
                requiredSegment: components["parameters"]["requiredSegment"];
                /** @description UUIDs of segments that must be returned as a JSON array; used instead of requiredSegment. */
                requiredSegments?: components["parameters"]["requiredSegments"];
                /**
                 * @description Platform of the video, without regard to case. An unknown one counts as the primary platform.
                 * @example YouTube
                 */
                service?: components["parameters"]["service"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The segments, at least one. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    /** @description `unavailable` when the instance that completes this one did not answer, so that segments may be missing; else absent. */
                    "X-Upstream"?: "unavailable";
                    /** @description At a mirror: whole seconds since it was last known to be in step with its origin, once it was; else absent. */
                    "X-Follow-Lag"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Segment"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NoSegments"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    postSkipSegments: {
        parameters: {
            query?: {
                /**
                 * @description Id of the video on its platform.
                 * @example dQw4w9WgXcQ
                 */
                videoID?: components["schemas"]["VideoID"];
                /** @description Local user id of the submitter, a secret. */
                userID?: components["schemas"]["LocalUserID"];
                /** @description Name and version of the client, in the form Name/vX.Y.Z. Derived from the User-Agent header when absent. */
                userAgent?: components["schemas"]["UserAgent"];
                /**
                 * @description Platform of the video, without regard to case. An unknown one counts as the primary platform.
                 * @example YouTube
                 */
                service?: components["parameters"]["service"];
                /** @description Duration of the video in seconds as the client sees it. Anything but a positive number counts as unknown. */
                videoDuration?: components["schemas"]["SentSeconds"];
                /** @description Start in seconds; a decimal comma is accepted. */
                startTime?: components["schemas"]["SentSeconds"];
                /** @description End in seconds; a decimal comma is accepted. */
                endTime?: components["schemas"]["SentSeconds"];
                /** @description Category of the segment. */
                category?: components["schemas"]["CategoryName"];
                /** @description Action type of the segment; an unknown one counts as `skip`. */
                actionType?: components["schemas"]["ActionName"];
                /** @description Name of a chapter; empty for everything else. */
                description?: components["schemas"]["Description"];
            };
            header?: {
                /** @description The token that allows to submit, on a service whose vocabulary asks for one. */
                "X-Submit-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Submission"];
            };
        };
        responses: {
            /** @description Stored. The body is empty; a service that was configured with `SUBMIT_RESPONSE=segments` answers with the stored segments instead. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredSegment"][];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSkipSegmentsByHashPrefix: {
        parameters: {
            query: {
                /**
                 * @description Category to return; may be repeated. Names that are unknown or not well formed match nothing. Without one, the first of the vocabulary.
                 * @example [
                 *       "sponsor",
                 *       "intro"
                 *     ]
                 */
                category?: components["parameters"]["category"];
                /** @description Categories to return as a JSON array; used instead of category. */
                categories?: components["parameters"]["categories"];
                /**
                 * @description Action type to return; may be repeated.
                 * @example [
                 *       "skip",
                 *       "mute"
                 *     ]
                 */
                actionType: components["parameters"]["actionType"];
                /** @description Action types to return as a JSON array; used instead of actionType. */
                actionTypes?: components["parameters"]["actionTypes"];
                /**
                 * @description UUID of a segment that must be returned, or its first characters (at least 4); may be repeated.
                 * @example [
                 *       "43daa096eb2050ca29f5eb871a6d6f0e2fabfc0cdfba147b3941c35d1f13a88c7"
                 *     ]
                 */
                requiredSegment: components["parameters"]["requiredSegment"];
                /** @description UUIDs of segments that must be returned as a JSON array; used instead of requiredSegment. */
                requiredSegments?: components["parameters"]["requiredSegments"];
                /**
                 * @description Platform of the video, without regard to case. An unknown one counts as the primary platform.
                 * @example YouTube
                 */
                service?: components["parameters"]["service"];
                /**
                 * @description Cut UUIDs to this many characters. Ignored when it is not a whole number; from the first video on in which two shortened UUIDs
                 *     would be alike, the rest of the answer is not shortened.
                 * @example 5
                 */
                trimUUIDs?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The first 4 to 32 characters of the SHA-256 of the video id. 4 is recommended.
                 * @example 5f6b
                 */
                sha256HashPrefix: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One element per video that has a matching segment. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    /** @description `unavailable` when the instance that completes this one did not answer, so that segments may be missing; else absent. */
                    "X-Upstream"?: "unavailable";
                    /** @description At a mirror: whole seconds since it was last known to be in step with its origin, once it was; else absent. */
                    "X-Follow-Lag"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoSegments"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            /** @description No video under the prefix has a matching segment. The body is an empty array, which clients read before the status. */
            404: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    /** @description `unavailable` when the instance that completes this one did not answer, so that segments may be missing; else absent. */
                    "X-Upstream"?: "unavailable";
                    /** @description At a mirror: whole seconds since it was last known to be in step with its origin, once it was; else absent. */
                    "X-Follow-Lag"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["VideoSegments"][];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    viewedVideoSponsorTimeByGet: {
        parameters: {
            query: {
                /**
                 * @description Id of the segment, or its beginning.
                 * @example 43daa096eb2050ca29f5eb871a6d6f0e2fabfc0cdfba147b3941c35d1f13a88c7
                 */
                UUID: components["parameters"]["segmentUUID"];
                /**
                 * @description Id of the video, when the UUID is shortened.
                 * @example dQw4w9WgXcQ
                 */
                videoID?: components["parameters"]["videoOfShortUUID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    viewedVideoSponsorTime: {
        parameters: {
            query: {
                /**
                 * @description Id of the segment, or its beginning.
                 * @example 43daa096eb2050ca29f5eb871a6d6f0e2fabfc0cdfba147b3941c35d1f13a88c7
                 */
                UUID: components["parameters"]["segmentUUID"];
                /**
                 * @description Id of the video, when the UUID is shortened.
                 * @example dQw4w9WgXcQ
                 */
                videoID?: components["parameters"]["videoOfShortUUID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSegmentInfo: {
        parameters: {
            query?: {
                /**
                 * @description Id of a segment; may be repeated.
                 * @example [
                 *       "43daa096eb2050ca29f5eb871a6d6f0e2fabfc0cdfba147b3941c35d1f13a88c7"
                 *     ]
                 */
                UUID?: string[];
                /** @description Ids of segments as a JSON array; used instead of UUID. After the tenth the rest is ignored. */
                UUIDs?: unknown[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records, in the order asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["MalformedRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Metrics, one sample a line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example # TYPE segmark_hash_queue gauge
                     *     segmark_hash_queue 0
                     */
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowedFrom"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOpenapiYaml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example openapi: 3.1.0 */
                    "application/yaml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOpenapiJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.1.0",
                     *       "info": {
                     *         "title": "Segmark",
                     *         "version": "0.2.0"
                     *       },
                     *       "paths": {}
                     *     }
                     */
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMigratorYaml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example openapi: 3.1.0 */
                    "application/yaml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookEventsYaml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example events: [] */
                    "application/yaml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    voteOnSponsorTimeByGet: {
        parameters: {
            query: {
                /**
                 * @description Id of the segment, or its beginning.
                 * @example 43daa096eb2050ca29f5eb871a6d6f0e2fabfc0cdfba147b3941c35d1f13a88c7
                 */
                UUID: components["parameters"]["segmentUUID"];
                /**
                 * @description Id of the video, when the UUID is shortened.
                 * @example dQw4w9WgXcQ
                 */
                videoID?: components["parameters"]["videoOfShortUUID"];
                /** @description Local user id of the voter, a secret. X-User-ID may have it instead, and one of them is needed. */
                userID?: components["parameters"]["voter"];
                /**
                 * @description 0 down, 1 up, 20 undo, 30 malicious (chapters only). Something that is no number counts as absent, so that a category beside it is a category
                 *     vote; where both are right the type counts.
                 * @example 1
                 */
                type?: components["parameters"]["voteType"];
                /**
                 * @description The category that the segment should have.
                 * @example selfpromo
                 */
                category?: components["parameters"]["voteCategory"];
            };
            header?: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID"?: components["parameters"]["callerID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    voteOnSponsorTime: {
        parameters: {
            query: {
                /**
                 * @description Id of the segment, or its beginning.
                 * @example 43daa096eb2050ca29f5eb871a6d6f0e2fabfc0cdfba147b3941c35d1f13a88c7
                 */
                UUID: components["parameters"]["segmentUUID"];
                /**
                 * @description Id of the video, when the UUID is shortened.
                 * @example dQw4w9WgXcQ
                 */
                videoID?: components["parameters"]["videoOfShortUUID"];
                /** @description Local user id of the voter, a secret. X-User-ID may have it instead, and one of them is needed. */
                userID?: components["parameters"]["voter"];
                /**
                 * @description 0 down, 1 up, 20 undo, 30 malicious (chapters only). Something that is no number counts as absent, so that a category beside it is a category
                 *     vote; where both are right the type counts.
                 * @example 1
                 */
                type?: components["parameters"]["voteType"];
                /**
                 * @description The category that the segment should have.
                 * @example selfpromo
                 */
                category?: components["parameters"]["voteCategory"];
            };
            header?: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID"?: components["parameters"]["callerID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSegmentID: {
        parameters: {
            query: {
                /**
                 * @description At least the first 4 characters of the UUID.
                 * @example 43daa
                 */
                UUID: string;
                /**
                 * @description Id of the video.
                 * @example dQw4w9WgXcQ
                 */
                videoID: components["schemas"]["VideoID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The UUID. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 43daa096eb2050ca29f5eb871a6d6f0e2fabfc0cdfba147b3941c35d1f13a88c7 */
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: {
                /** @description Local id of the user, a secret. */
                userID?: components["parameters"]["ownUserID"];
                /**
                 * @description Public id of the user; counts when userID is absent.
                 * @example f977316fe34f555d4911c24455e79529a821bf57342287b26c308fc3928f3b8f
                 */
                publicUserID?: components["parameters"]["publicUserID"];
                /**
                 * @description Field to return; may be repeated.
                 * @example [
                 *       "userName",
                 *       "vip"
                 *     ]
                 */
                value?: components["parameters"]["infoValue"];
                /** @description Fields to return as a JSON array; used instead of value. */
                values?: components["parameters"]["infoValues"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserInfoByOldPath: {
        parameters: {
            query?: {
                /** @description Local id of the user, a secret. */
                userID?: components["parameters"]["ownUserID"];
                /**
                 * @description Public id of the user; counts when userID is absent.
                 * @example f977316fe34f555d4911c24455e79529a821bf57342287b26c308fc3928f3b8f
                 */
                publicUserID?: components["parameters"]["publicUserID"];
                /**
                 * @description Field to return; may be repeated.
                 * @example [
                 *       "userName",
                 *       "vip"
                 *     ]
                 */
                value?: components["parameters"]["infoValue"];
                /** @description Fields to return as a JSON array; used instead of value. */
                values?: components["parameters"]["infoValues"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getViewsForUser: {
        parameters: {
            query: {
                /** @description Local id of the user, a secret. */
                userID: components["parameters"]["askedUserID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserViews"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSavedTimeForUser: {
        parameters: {
            query: {
                /** @description Local id of the user, a secret. */
                userID: components["parameters"]["askedUserID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSavedTime"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUsername: {
        parameters: {
            query: {
                /** @description Local id of the user, a secret; with adminUserID the public id. X-User-ID may have it instead, and one of them is needed. */
                userID?: components["schemas"]["LocalUserID"];
                /**
                 * @description The name, at most 64 UTF-16 units.
                 * @example ann
                 */
                username: string;
                /** @description Local id of the administrator, a secret. */
                adminUserID?: components["schemas"]["LocalUserID"];
            };
            header?: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID"?: components["parameters"]["callerID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsername: {
        parameters: {
            query: {
                /** @description Local id of the user, a secret. */
                userID: components["parameters"]["askedUserID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNameAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserID: {
        parameters: {
            query: {
                /**
                 * @description The text.
                 * @example ann
                 */
                username: string;
                /**
                 * @description `true` finds equal names only; anything else means no.
                 * @example true
                 */
                exact?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users, at least one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameHit"][];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserStats: {
        parameters: {
            query?: {
                /** @description Local id of the user, a secret. */
                userID?: components["parameters"]["ownUserID"];
                /**
                 * @description Public id of the user; counts when userID is absent.
                 * @example f977316fe34f555d4911c24455e79529a821bf57342287b26c308fc3928f3b8f
                 */
                publicUserID?: components["parameters"]["publicUserID"];
                /**
                 * @description `true` adds categoryCount.
                 * @example true
                 */
                fetchCategoryStats?: string;
                /**
                 * @description `true` adds actionTypeCount.
                 * @example true
                 */
                fetchActionTypeStats?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTopUsers: {
        parameters: {
            query: {
                /**
                 * @description 0 by minutes saved, 1 by views, 2 by submissions.
                 * @example 0
                 */
                sortType: components["parameters"]["sortType"];
                /**
                 * @description `true` adds the segments of each user by category.
                 * @example true
                 */
                categoryStats?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leaderboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUsers"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTopCategoryUsers: {
        parameters: {
            query: {
                /**
                 * @description 0 by minutes saved, 1 by views, 2 by submissions.
                 * @example 0
                 */
                sortType: components["parameters"]["sortType"];
                /**
                 * @description The category.
                 * @example sponsor
                 */
                category: components["schemas"]["CategoryName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leaderboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopCategoryUsers"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTotalStats: {
        parameters: {
            query?: {
                /**
                 * @description `true` adds userCount; anything else means no.
                 * @example true
                 */
                countContributingUsers?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotalStats"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDaysSavedFormatted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaysSaved"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    isUserVIP: {
        parameters: {
            query: {
                /** @description Local id of the user, a secret. */
                userID: components["schemas"]["LocalUserID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VipStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addUserAsVIP: {
        parameters: {
            query?: {
                /**
                 * @description Public id of the user.
                 * @example f977316fe34f555d4911c24455e79529a821bf57342287b26c308fc3928f3b8f
                 */
                userID?: components["schemas"]["PublicUserID"];
                /** @description Local id of the administrator, a secret. */
                adminUserID?: components["schemas"]["LocalUserID"];
                /** @description `false` takes the rank away. */
                enabled?: components["schemas"]["SwitchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["VipOrder"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setFeature: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeatureOrder"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLockCategories: {
        parameters: {
            query: {
                /**
                 * @description Id of the video on its platform.
                 * @example dQw4w9WgXcQ
                 */
                videoID?: components["schemas"]["VideoID"];
                /** @description The first 4 to 32 characters of the SHA-256 of a video id; counts when there is no videoID. */
                prefix?: string;
                /**
                 * @description Platform of the video, without regard to case. An unknown one counts as the primary platform.
                 * @example YouTube
                 */
                service?: components["parameters"]["service"];
                /**
                 * @description Action type whose locks are asked for; may be repeated.
                 * @example [
                 *       "skip",
                 *       "mute"
                 *     ]
                 */
                actionType: components["parameters"]["lockActionType"];
                /** @description Action types to return as a JSON array; used instead of actionType. */
                actionTypes?: components["parameters"]["actionTypes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The locks of the video, or one element for each locked video under the prefix. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Locks"] | components["schemas"]["VideoLocks"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    lockCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockOrder"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlockCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockOrder"];
            };
        };
        responses: {
            /** @description They are unlocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnlockReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    lockCategoriesByOldName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockOrder"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlockCategoriesByOldName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockOrder"];
            };
        };
        responses: {
            /** @description They are unlocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnlockReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLockCategoriesByHashPrefix: {
        parameters: {
            query: {
                /**
                 * @description Platform of the video, without regard to case. An unknown one counts as the primary platform.
                 * @example YouTube
                 */
                service?: components["parameters"]["service"];
                /**
                 * @description Action type whose locks are asked for; may be repeated.
                 * @example [
                 *       "skip",
                 *       "mute"
                 *     ]
                 */
                actionType: components["parameters"]["lockActionType"];
                /** @description Action types to return as a JSON array; used instead of actionType. */
                actionTypes?: components["parameters"]["actionTypes"];
            };
            header?: never;
            path: {
                /**
                 * @description The first 4 to 32 characters of the SHA-256 of the video id. 4 is recommended.
                 * @example 5f6b
                 */
                sha256HashPrefix: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One element for each locked video. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoLocks"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    shadowBanUser: {
        parameters: {
            query: {
                /**
                 * @description Public id of the user.
                 * @example f977316fe34f555d4911c24455e79529a821bf57342287b26c308fc3928f3b8f
                 */
                userID: components["schemas"]["PublicUserID"];
                /** @description Local id of the calling VIP, a secret. */
                adminUserID: components["schemas"]["LocalUserID"];
                /**
                 * @description `true`, or absent, to ban; anything else lifts the ban.
                 * @example true
                 */
                enabled?: string;
                /**
                 * @description Whether earlier submissions follow; anything but `false` means they do.
                 * @example true
                 */
                unHideOldSubmissions?: string;
                /** @description 1 hides earlier submissions from all but the submitting address, 2 from everybody. */
                type: 1 | 2;
                /** @description Categories of earlier submissions that follow, as a JSON array; all when absent. */
                categories?: unknown[];
                /**
                 * @description `true` bans the addresses the user submitted from as well, with everybody who submitted from them, and hides what was sent from there; it lifts such a ban together with that of the user. Of a user who erased their data (deleteMyData) no addresses are known: those that are banned stay so until somebody is unbanned who submitted from there.
                 * @example false
                 */
                lookForIPs2?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    warnUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WarningOrder"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearCache: {
        parameters: {
            query?: {
                /** @description Local id of the calling VIP, a secret. */
                userID?: components["schemas"]["LocalUserID"];
                /**
                 * @description Id of the video.
                 * @example dQw4w9WgXcQ
                 */
                videoID?: components["schemas"]["VideoID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["VideoOrder"];
            };
        };
        responses: {
            /** @description It is forgotten. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example Cache cleared on video dQw4w9WgXcQ */
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    purgeAllSegments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurgeOrder"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLockReason: {
        parameters: {
            query: {
                /**
                 * @description Id of the video on its platform.
                 * @example dQw4w9WgXcQ
                 */
                videoID: components["schemas"]["VideoID"];
                /**
                 * @description Category to ask about; may be repeated.
                 * @example [
                 *       "sponsor"
                 *     ]
                 */
                category: string[];
                /** @description Categories to return as a JSON array; used instead of category. */
                categories?: components["parameters"]["categories"];
                /**
                 * @description Platform of the video, without regard to case. An unknown one counts as the primary platform.
                 * @example YouTube
                 */
                service?: components["parameters"]["service"];
                /**
                 * @description Action type whose locks are asked for; may be repeated.
                 * @example [
                 *       "skip",
                 *       "mute"
                 *     ]
                 */
                actionType: components["parameters"]["lockActionType"];
                /** @description Action types to return as a JSON array; used instead of actionType. */
                actionTypes?: components["parameters"]["actionTypes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories, in the order asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockReason"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getModerationTrail: {
        parameters: {
            query: {
                /** @description Local id of the calling VIP, a secret. X-User-ID may have it instead, and one of them is needed. */
                userID?: components["schemas"]["LocalUserID"];
                /** @description Only what the user with this public id did. */
                actor?: components["schemas"]["PublicUserID"];
                /** @description Only what concerns the user with this public id. */
                user?: components["schemas"]["PublicUserID"];
                /** @description Only what happened on this video. */
                videoID?: components["schemas"]["VideoID"];
                /**
                 * @description Only deeds of this kind.
                 * @example ban
                 */
                action?: string;
                /** @description Only entries with a smaller id. */
                before?: number;
                /** @description Entries to return at most. */
                limit: number;
            };
            header?: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID"?: components["parameters"]["callerID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrailEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addUserAsTempVIP: {
        parameters: {
            query: {
                /**
                 * @description Public id of the user.
                 * @example f977316fe34f555d4911c24455e79529a821bf57342287b26c308fc3928f3b8f
                 */
                userID: components["schemas"]["PublicUserID"];
                /** @description Local id of the calling VIP, a secret. X-User-ID may have it instead, and one of them is needed. */
                adminUserID?: components["schemas"]["LocalUserID"];
                /**
                 * @description Id of any video of the channel.
                 * @example dQw4w9WgXcQ
                 */
                channelVideoID?: components["schemas"]["VideoID"];
                /** @description `false` takes the rank away. */
                enabled?: components["schemas"]["SwitchText"];
                /**
                 * @description Platform of the video, without regard to case. An unknown one counts as the primary platform.
                 * @example YouTube
                 */
                service?: components["parameters"]["service"];
            };
            header?: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID"?: components["parameters"]["callerID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example Temporary VIP added for 24 hours */
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    segmentShift: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftOrder"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConfig: {
        parameters: {
            query: {
                /** @description Local user id of a VIP, a secret. X-User-ID may have it instead, and one of them is needed. */
                userID?: components["schemas"]["LocalUserID"];
                /**
                 * @description Name of the switch.
                 * @example max-users-per-minute
                 */
                key: components["schemas"]["ConfigKey"];
            };
            header?: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID"?: components["parameters"]["callerID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigValue"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    postConfig: {
        parameters: {
            query?: {
                /** @description Local user id of a VIP, a secret; the body is the better place for it. */
                userID?: components["schemas"]["LocalUserID"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The switch and its new value. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfigChange"];
            };
        };
        responses: {
            /** @description The value that is valid now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigValue"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVideoLabels: {
        parameters: {
            query: {
                /**
                 * @description Id of the video on its platform.
                 * @example dQw4w9WgXcQ
                 */
                videoID: components["schemas"]["VideoID"];
                /**
                 * @description `true` asks as well whether a segment to skip or silence starts in the first 5 seconds.
                 * @example true
                 */
                hasStartSegment?: components["parameters"]["hasStartSegment"];
                /**
                 * @description Platform of the video, without regard to case. An unknown one counts as the primary platform.
                 * @example YouTube
                 */
                service?: components["parameters"]["service"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The label; with `hasStartSegment=true` also a video without one when a segment starts early. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    /** @description `unavailable` when the instance that completes this one did not answer, so that segments may be missing; else absent. */
                    "X-Upstream"?: "unavailable";
                    /** @description At a mirror: whole seconds since it was last known to be in step with its origin, once it was; else absent. */
                    "X-Follow-Lag"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"][] | components["schemas"]["StartLabels"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NoSegments"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVideoLabelsByHashPrefix: {
        parameters: {
            query?: {
                /**
                 * @description `true` asks as well whether a segment to skip or silence starts in the first 5 seconds.
                 * @example true
                 */
                hasStartSegment?: components["parameters"]["hasStartSegment"];
                /**
                 * @description Platform of the video, without regard to case. An unknown one counts as the primary platform.
                 * @example YouTube
                 */
                service?: components["parameters"]["service"];
            };
            header?: never;
            path: {
                /**
                 * @description The first 4 to 32 characters of the SHA-256 of the video id. 4 is recommended.
                 * @example 5f6b
                 */
                sha256HashPrefix: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One element per video that has a label or, with `hasStartSegment=true`, an early segment. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    /** @description `unavailable` when the instance that completes this one did not answer, so that segments may be missing; else absent. */
                    "X-Upstream"?: "unavailable";
                    /** @description At a mirror: whole seconds since it was last known to be in step with its origin, once it was; else absent. */
                    "X-Follow-Lag"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoLabels"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            /** @description No video under the prefix has anything to say. The body is an empty array, which clients read before the status. */
            404: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    /** @description `unavailable` when the instance that completes this one did not answer, so that segments may be missing; else absent. */
                    "X-Upstream"?: "unavailable";
                    /** @description At a mirror: whole seconds since it was last known to be in step with its origin, once it was; else absent. */
                    "X-Follow-Lag"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["VideoLabels"][];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchSegments: {
        parameters: {
            query: {
                /**
                 * @description Id of the video on its platform.
                 * @example dQw4w9WgXcQ
                 */
                videoID: components["schemas"]["VideoID"];
                /**
                 * @description Platform of the video, without regard to case. An unknown one counts as the primary platform.
                 * @example YouTube
                 */
                service?: components["parameters"]["service"];
                /**
                 * @description Category to return; may be repeated. All when absent.
                 * @example [
                 *       "sponsor"
                 *     ]
                 */
                category?: string[];
                /** @description Categories to return as a JSON array; used instead of category. */
                categories?: unknown[];
                /**
                 * @description Action type to return; may be repeated. All when absent.
                 * @example [
                 *       "skip"
                 *     ]
                 */
                actionType?: string[];
                /** @description Action types to return as a JSON array; used instead of actionType. */
                actionTypes?: unknown[];
                /**
                 * @description Number of the page, from 0 on.
                 * @example 0
                 */
                page?: string;
                /**
                 * @description Segments on a page, 1 to 100; 10 when absent or anything else.
                 * @example 10
                 */
                limit?: string;
                /**
                 * @description What the segments are sorted by: timeSubmitted (the default), startTime, endTime, votes or views. Equal ones are in order of storage.
                 * @example votes
                 */
                sortBy?: string;
                /**
                 * @description asc (the default) or desc.
                 * @example desc
                 */
                sortDir?: string;
                /**
                 * @description Fewest votes.
                 * @example -1
                 */
                minVotes?: string;
                /**
                 * @description Most votes.
                 * @example 10
                 */
                maxVotes?: string;
                /**
                 * @description Fewest views.
                 * @example 0
                 */
                minViews?: string;
                /**
                 * @description Most views.
                 * @example 1000
                 */
                maxViews?: string;
                /**
                 * @description `false` leaves out segments that a VIP vouched for.
                 * @example false
                 */
                locked?: string;
                /**
                 * @description `false` leaves out retired segments.
                 * @example false
                 */
                hidden?: string;
                /**
                 * @description `false` leaves out every segment that readers do not see: retired, shadow hidden or removed by votes.
                 * @example false
                 */
                ignored?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. It is empty when the filters leave nothing or the page is beyond the last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChapterNames: {
        parameters: {
            query: {
                /**
                 * @description What was typed so far.
                 * @example intro
                 */
                description: string;
                /**
                 * @description Channel of the video. Taken so that clients which send it work; this service does not know channels and searches all names.
                 * @example UCuAXFkgsw1L7xaCfnd5JJOw
                 */
                channelID?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names, the most similar first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChapterName"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            /** @description No name resembles the text. The body is an empty array. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["ChapterName"][];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnDataRequest"];
            };
        };
        responses: {
            /** @description Nothing of the caller is left. Says how many segments were anonymised or deleted by this request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDataResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVocabulary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vocabulary. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vocabulary"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChanges: {
        parameters: {
            query: {
                /**
                 * @description Cursor of a snapshot, or `next` of the page before. Without it only the cursor of now is returned.
                 * @example AWmE5UHqxGhPAQAM
                 */
                after?: components["parameters"]["changesAfter"];
                /**
                 * @description Changes to return at most.
                 * @example 500
                 */
                limit: number;
                /**
                 * @description Only rows of videos whose SHA-256 starts with these 4 to 32 characters.
                 * @example 5f6b
                 */
                prefix?: components["parameters"]["changesPrefix"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes after the cursor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            410: components["responses"]["ChangesExpired"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamChanges: {
        parameters: {
            query?: {
                /**
                 * @description Cursor of a snapshot, or `next` of the page before. Without it only the cursor of now is returned.
                 * @example AWmE5UHqxGhPAQAM
                 */
                after?: components["parameters"]["changesAfter"];
                /**
                 * @description Only rows of videos whose SHA-256 starts with these 4 to 32 characters.
                 * @example 5f6b
                 */
                prefix?: components["parameters"]["changesPrefix"];
            };
            header?: {
                /**
                 * @description The id of the last event that was received; used instead of `after`.
                 * @example AWmE5UHqxGhPAQAM
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: changes
                     *     id: AWmE5UHqxGhPAQAM
                     *     data: {"changes":[]}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            410: components["responses"]["ChangesExpired"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSegments: {
        parameters: {
            query: {
                /**
                 * @description Only segments of the user with this public id.
                 * @example f977316fe34f555d4911c24455e79529a821bf57342287b26c308fc3928f3b8f
                 */
                user?: components["schemas"]["PublicUserID"];
                /**
                 * @description Only segments of this platform. An unknown one counts as the primary platform.
                 * @example YouTube
                 */
                service?: components["schemas"]["ServiceName"];
                /**
                 * @description Only segments of this category.
                 * @example sponsor
                 */
                category?: components["schemas"]["CategoryName"];
                /**
                 * @description Only segments with this action type.
                 * @example skip
                 */
                actionType?: components["schemas"]["ActionName"];
                /**
                 * @description Only segments that readers see (`shown`), that votes removed (`votedAway`), that were retired (`hidden`), that are hidden because of a ban (`shadowHidden`), or that a VIP vouched for (`locked`).
                 * @example shown
                 */
                state?: components["schemas"]["SegmentState"];
                /**
                 * @description `next` of the page before.
                 * @example 1785000000000.12
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Elements to return at most.
                 * @example 50
                 */
                limit: components["parameters"]["pageLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSegmentHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the segment, whole.
                 * @example 43daa096eb2050ca29f5eb871a6d6f0e2fabfc0cdfba147b3941c35d1f13a88c7
                 */
                UUID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The segment and its history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    explainChoice: {
        parameters: {
            query: {
                /**
                 * @description Id of the video on its platform.
                 * @example dQw4w9WgXcQ
                 */
                videoID: components["schemas"]["VideoID"];
                /**
                 * @description Platform of the video, without regard to case. An unknown one counts as the primary platform.
                 * @example YouTube
                 */
                service?: components["parameters"]["service"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups and what is left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChoiceExplained"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLocks: {
        parameters: {
            query: {
                /**
                 * @description Only locks that the user with this public id has set.
                 * @example f977316fe34f555d4911c24455e79529a821bf57342287b26c308fc3928f3b8f
                 */
                user?: components["schemas"]["PublicUserID"];
                /**
                 * @description `next` of the page before.
                 * @example 1785000000000.12
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Elements to return at most.
                 * @example 50
                 */
                limit: components["parameters"]["pageLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLeaderboard: {
        parameters: {
            query: {
                /**
                 * @description Which submissions count.
                 * @example 7d
                 */
                period: "all" | "30d" | "7d";
                /**
                 * @description Only segments of this category.
                 * @example sponsor
                 */
                category?: components["schemas"]["CategoryName"];
                /**
                 * @description What is compared.
                 * @example segments
                 */
                sort: "minutesSaved" | "views" | "segments";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users, the first one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Leaderboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDailyStats: {
        parameters: {
            query: {
                /**
                 * @description How many days.
                 * @example 30
                 */
                days: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID": components["parameters"]["callerRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyVotes: {
        parameters: {
            query: {
                /**
                 * @description Only votes on this segment and on its category, whole. There are two at most, so that `cursor` and `limit` have no effect.
                 * @example 43daa096eb2050ca29f5eb871a6d6f0e2fabfc0cdfba147b3941c35d1f13a88c7
                 */
                UUID?: string;
                /**
                 * @description `next` of the page before.
                 * @example 1785000000000.12
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Elements to return at most.
                 * @example 50
                 */
                limit: components["parameters"]["pageLimit"];
            };
            header: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID": components["parameters"]["callerRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VotePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMyData: {
        parameters: {
            query?: {
                /**
                 * @description `next` of the page before.
                 * @example 1785000000000.12
                 */
                cursor?: components["parameters"]["cursor"];
            };
            header: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID": components["parameters"]["callerRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyData"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getModerationQueue: {
        parameters: {
            query: {
                /**
                 * @description Which list.
                 * @example downvoted
                 */
                kind: "newcomers" | "downvoted" | "reported" | "rejected";
                /**
                 * @description `next` of the page before.
                 * @example 1785000000000.12
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Elements to return at most.
                 * @example 50
                 */
                limit: components["parameters"]["pageLimit"];
            };
            header: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID": components["parameters"]["callerRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationQueue"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moderateSegments: {
        parameters: {
            query?: never;
            header: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID": components["parameters"]["callerRequired"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationOrder"];
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoModeration: {
        parameters: {
            query?: never;
            header: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID": components["parameters"]["callerRequired"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoOrder"];
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBans: {
        parameters: {
            query: {
                /**
                 * @description `next` of the page before.
                 * @example 1785000000000.12
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Elements to return at most.
                 * @example 50
                 */
                limit: components["parameters"]["pageLimit"];
            };
            header: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID": components["parameters"]["callerRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BanPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    banUser: {
        parameters: {
            query?: never;
            header: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID": components["parameters"]["callerRequired"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BanOrder"];
            };
        };
        responses: {
            /** @description The ban as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BanResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reviewUsers: {
        parameters: {
            query?: never;
            header: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID": components["parameters"]["callerRequired"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewOrder"];
            };
        };
        responses: {
            /** @description What was done for each user, each once, in the order asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTemporaryVips: {
        parameters: {
            query?: never;
            header: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID": components["parameters"]["callerRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 1000, the last to end first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemporaryVips"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDumpIndex: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dumps. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Last-Modified": components["headers"]["Last-Modified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DumpIndex"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedRequest"];
            404: components["responses"]["NoDump"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDumpIndexByOldPath: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dumps. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Last-Modified": components["headers"]["Last-Modified"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DumpIndex"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedRequest"];
            404: components["responses"]["NoDump"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDumpFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The bytes to send, such as `bytes=1000-`.
                 * @example bytes=0-6
                 */
                Range?: string;
                /**
                 * @description ETag or Last-Modified of the part that the client has. If the file is another one by now, all of it is sent.
                 * @example "vipUsers_1785000000000.csv"
                 */
                "If-Range"?: string;
            };
            path: {
                /**
                 * @description Name of the file.
                 * @example vipUsers_1785000000000.csv
                 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Last-Modified": components["headers"]["Last-Modified"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example userID
                     *     f977316fe34f555d4911c24455e79529a821bf57342287b26c308fc3928f3b8f
                     */
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/gzip": string;
                    "application/zstd": string;
                    /** @example These files are published under: CC BY-NC-SA 4.0 */
                    "text/plain": string;
                };
            };
            /** @description The part that Range asks for. */
            206: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Last-Modified": components["headers"]["Last-Modified"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example userID */
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/gzip": string;
                    "application/zstd": string;
                    /** @example These files are published under: CC BY-NC-SA 4.0 */
                    "text/plain": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["MalformedRequest"];
            404: components["responses"]["NoDump"];
            /** @description The file has no bytes of this range. */
            416: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example The file has no bytes of this range. */
                    "text/plain": string;
                    /**
                     * @example {
                     *       "type": "urn:segmark:bad_range",
                     *       "title": "Range not satisfiable",
                     *       "status": 416,
                     *       "detail": "The file has no bytes of this range.",
                     *       "code": "bad_range"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveWebhook: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Name of the event.
                 * @example issues
                 */
                "X-Host-Event": components["schemas"]["EventName"];
                /**
                 * @description Id of the delivery; the host repeats it when it sends the same delivery again.
                 * @example 72d3162e-cc78-11e3-81ab-4c9367dc0958
                 */
                "X-Host-Delivery": components["schemas"]["DeliveryID"];
                /**
                 * @description `sha256=` and the HMAC-SHA256 of the body under the shared secret, as 64 lower-case hexadecimal digits.
                 * @example sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17
                 */
                "X-Hub-Signature-256": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The payload of the event, a JSON object in UTF-8. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"];
            };
        };
        responses: {
            /** @description The delivery had been stored before. Nothing is dispatched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example duplicate */
                    "text/plain": string;
                };
            };
            /** @description The delivery is stored and will be handled. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example accepted */
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadDelivery"];
            404: components["responses"]["SwitchedOff"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query: {
                /**
                 * @description Only this event.
                 * @example issues
                 */
                event?: components["schemas"]["EventName"];
                /**
                 * @description Only this action.
                 * @example opened
                 */
                action?: string;
                /**
                 * @description Only deliveries in this state.
                 * @example dead
                 */
                state?: components["schemas"]["DeliveryState"];
                /**
                 * @description Only deliveries received at this time, in milliseconds since 1970, or later.
                 * @example 1785000000000
                 */
                from?: number;
                /**
                 * @description Only deliveries received before this time, in milliseconds since 1970.
                 * @example 1785000600000
                 */
                to?: number;
                /** @description Deliveries to return at most. */
                limit: number;
                /**
                 * @description `next` of the page before.
                 * @example 1785000000000.12
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowedFrom"];
            404: components["responses"]["SwitchedOff"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a delivery, as in X-Host-Delivery, percent-encoded.
                 * @example 72d3162e-cc78-11e3-81ab-4c9367dc0958
                 */
                id: components["parameters"]["deliveryID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowedFrom"];
            404: components["responses"]["UnknownDelivery"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeliverDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a delivery, as in X-Host-Delivery, percent-encoded.
                 * @example 72d3162e-cc78-11e3-81ab-4c9367dc0958
                 */
                id: components["parameters"]["deliveryID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It will be handled again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example accepted */
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowedFrom"];
            404: components["responses"]["UnknownDelivery"];
            409: components["responses"]["DeliveryRunning"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowedFrom"];
            404: components["responses"]["OutgoingOff"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of a subscription.
                 * @example moderators
                 */
                subscription: components["parameters"]["subscription"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It will be delivered. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example accepted */
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowedFrom"];
            404: components["responses"]["UnknownOutgoing"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disableSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of a subscription.
                 * @example moderators
                 */
                subscription: components["parameters"]["subscription"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowedFrom"];
            404: components["responses"]["UnknownOutgoing"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    enableSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of a subscription.
                 * @example moderators
                 */
                subscription: components["parameters"]["subscription"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowedFrom"];
            404: components["responses"]["UnknownOutgoing"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOutgoingDeliveries: {
        parameters: {
            query: {
                /**
                 * @description Only deliveries of this subscription.
                 * @example moderators
                 */
                subscription?: components["schemas"]["SubscriptionName"];
                /**
                 * @description Only events of this type.
                 * @example vote.down
                 */
                type?: components["schemas"]["OutgoingEventType"];
                /**
                 * @description Only deliveries in this state.
                 * @example dead
                 */
                state?: components["schemas"]["OutgoingState"];
                /**
                 * @description Only events of this time, in milliseconds since 1970, or later.
                 * @example 1785000000000
                 */
                from?: number;
                /**
                 * @description Only events before this time, in milliseconds since 1970.
                 * @example 1785000600000
                 */
                to?: number;
                /** @description Deliveries to return at most. */
                limit: number;
                /**
                 * @description `next` of the page before.
                 * @example 1785000000000.12.moderators
                 */
                cursor?: components["schemas"]["OutgoingCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutgoingDeliveryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowedFrom"];
            404: components["responses"]["OutgoingOff"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOutgoingDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of a subscription.
                 * @example moderators
                 */
                subscription: components["parameters"]["subscription"];
                /**
                 * @description Number of a delivery within its subscription.
                 * @example 12
                 */
                number: components["parameters"]["outgoingNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutgoingDeliveryRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowedFrom"];
            404: components["responses"]["UnknownOutgoing"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayOutgoingDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of a subscription.
                 * @example moderators
                 */
                subscription: components["parameters"]["subscription"];
                /**
                 * @description Number of a delivery within its subscription.
                 * @example 12
                 */
                number: components["parameters"]["outgoingNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It will be sent again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example accepted */
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowedFrom"];
            404: components["responses"]["UnknownOutgoing"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayOutgoingDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayOrder"];
            };
        };
        responses: {
            /** @description How many are sent again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotAllowedFrom"];
            404: components["responses"]["OutgoingOff"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}

type Named<Paths> = { [Path in keyof Paths as Path extends `/${infer Name}` ? Name : never]: Paths[Path] };
export type webhooks = Named<import("./outgoing/webhooks/client-types.ts").paths>;
