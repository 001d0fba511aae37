// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
export interface paths {
    "/api/skipSegments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the segments of a video
         * @description The segments of a video that a player should act on: of overlapping submissions of a category only the best one, at most one label for
         *     the whole video and at most one highlight, in order of time. Names of categories and action types that the service does not know are
         *     ignored.
         */
        get: operations["getSkipSegments"];
        put?: never;
        /**
         * Submit segments of a video
         * @description Stores new segments. Two forms: everything in the query for one segment, or a JSON body for one or many; where both give a value the
         *     query wins. Segments that are already stored are left out; when nothing is left the answer is 409. The first bad segment refuses the
         *     whole submission and nothing is stored.
         */
        post: operations["postSkipSegments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/skipSegments/{sha256HashPrefix}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the segments of all videos with a hash prefix
         * @description As the read by video id, for every video whose SHA-256 starts with the prefix, so that the server does not learn which video is watched.
         *     Videos without a matching segment are left out; nothing at all is 404 with an empty array.
         */
        get: operations["getSkipSegmentsByHashPrefix"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/viewedVideoSponsorTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count a view of a segment, for clients that only send GET
         * @description The same as the POST.
         */
        get: operations["viewedVideoSponsorTimeByGet"];
        put?: never;
        /**
         * Count a view of a segment
         * @description Says that a player acted on the segment. An unknown segment is not an error. A UUID that was shortened by `trimUUIDs` (at least 4
         *     characters) needs the videoID beside it.
         */
        post: operations["viewedVideoSponsorTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/segmentInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read everything about segments
         * @description The full records of up to 10 segments, whatever their state. Unknown segments are left out; when none is known the answer is 404.
         */
        get: operations["getSegmentInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the running process
         * @description Version, age and load of the process that answers.
         */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the process can serve
         * @description For load balancers. Succeeds when the database answers and the process is not stopping.
         */
        get: operations["getReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the metrics
         * @description Counters and histograms of the process in the Prometheus text format.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
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
            userAgent?: components["schemas"]["UserAgent"] | null;
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
             * @description Start and end in seconds, as numbers or as text with a decimal point or comma.
             * @example [
             *       40.2,
             *       71
             *     ]
             */
            segment: (number | string | null)[];
            /**
             * @description Category of the segment.
             * @example sponsor
             */
            category: string;
            /**
             * @description Action type of the segment; an unknown one counts as `skip`.
             * @example skip
             */
            actionType?: string | null;
            description?: components["schemas"]["Description"];
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
            /** @description Sum of the votes; readers see segments from -1 on. */
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
            /** @description Platform of the video. */
            service: string;
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
            /** @description Version of the service. */
            version: string;
            /** @description Seconds since the process started. */
            uptime: number;
            /** @description When this request began in milliseconds since 1970. */
            startTime: number;
            /** @description Number of schema steps applied to the database. */
            db: number;
            /** @description Milliseconds the database took to answer. */
            processTime: number;
            /** @description Load of the machine over 5 and 15 minutes. */
            loadavg: number[];
            /** @description Open client connections of this process. */
            connections: number;
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
    };
    parameters: {
        /**
         * @description Category to return; may be repeated. Names that are unknown or not well formed match nothing.
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
        service: string;
    };
    requestBodies: never;
    headers: {
        /** @description Validator of this answer; send it back as If-None-Match. */
        ETag: string;
        /** @description Who may keep the answer. `private, no-store` when it holds a segment that not everybody sees. */
        "Cache-Control": string;
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
                 * @description Category to return; may be repeated. Names that are unknown or not well formed match nothing.
                 * @example [
                 *       "sponsor",
                 *       "intro"
                 *     ]
                 */
                category: components["parameters"]["category"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Segment"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
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
                videoDuration?: number | string;
                /** @description Start in seconds; a decimal comma is accepted. */
                startTime?: number | string;
                /** @description End in seconds; a decimal comma is accepted. */
                endTime?: number | string;
                /** @description Category of the segment. */
                category?: string;
                /** @description Action type of the segment; an unknown one counts as `skip`. */
                actionType?: string;
                /** @description Name of a chapter; empty for everything else. */
                description?: components["schemas"]["Description"];
            };
            header?: never;
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSkipSegmentsByHashPrefix: {
        parameters: {
            query: {
                /**
                 * @description Category to return; may be repeated. Names that are unknown or not well formed match nothing.
                 * @example [
                 *       "sponsor",
                 *       "intro"
                 *     ]
                 */
                category: components["parameters"]["category"];
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
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
