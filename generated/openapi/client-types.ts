// Generated from spec/openapi.yaml by `npm run generate`. Edit the specification, not this file.
import type * as decoded from "./types.ts";

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
         *     the whole video and at most one highlight, in order of time. Of equally good ones it is one that was asked for, by category and action
         *     type, and then the oldest; a better one hides them also from those who did not ask for it. Names of categories and action types that the service does not know are
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
         * @description Tells anybody that the process is alive, what time it has and how long its database took when it was last asked, a second
         *     ago at most. What helps to choose or to watch an attack (version, age, load, connections) is in the metrics, which are not for everybody.
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
         * @description For load balancers. Succeeds when the database answers and takes writes and the process is not stopping. The refusal names the reason.
         *     While nothing can be written, reading goes on.
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
         * @description Counters and histograms of the process in the Prometheus text format. Of several processes behind one port (`WORKERS`) one answers for itself.
         *     With `METRICS=public` anybody may read them, without the token.
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
    "/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read this document
         * @description This document as it is in the package, with its comments, except that its server is the service that it comes from.
         */
        get: operations["getOpenapiYaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read this document as JSON
         * @description The same as `/openapi.yaml`, for programs that read no YAML.
         */
        get: operations["getOpenapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrator.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the document of the migration manager
         * @description The endpoints that instances of a cluster have besides.
         */
        get: operations["getMigratorYaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-events.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the document of the webhook events
         * @description The events that `/api/host/webhooks` knows, with their actions and payloads.
         */
        get: operations["getWebhookEventsYaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voteOnSponsorTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vote on a segment, for clients that only send GET
         * @description The same as the POST.
         */
        get: operations["voteOnSponsorTimeByGet"];
        put?: never;
        /**
         * Vote on a segment or on its category
         * @description A vote with a `type` moves the votes of the segment, one with a `category` proposes another category. Each user has one vote of each kind on a
         *     segment; voting again replaces it. Who submitted the segment and VIPs remove it with one downvote; a VIP's upvote locks and restores it. An
         *     upvote by who submitted it only takes their downvote back. The vote of a VIP or of who submitted it decides the category, but where a moderator
         *     has ordered it (moderateSegments) only a VIP's does.
         *
         *     What the vocabulary asks of segments of a category it also asks of votes for it: 400 (`short_segment`) if the segment is shorter than `minSeconds`,
         *     403 (`low_reputation`) if the voter has less than `minReputation`. VIPs vote as they like, and a vote for the category that the segment has is
         *     never refused for that.
         *
         *     200 means that the vote is right, not that it counts: votes against a locked segment, a second user's vote from the same address (taking a vote
         *     back is none), an upvote on one's own segment and votes of banned users change nothing. Neither does taking back a downvote of a
         *     segment that a VIP or who submitted it has removed as well, except by a VIP, or by who submitted it unless a VIP has removed it too.
         *     An upvote counts for a removed label of the whole video too; for another removed segment it is refused with 403 (`segment_removed`), unless it
         *     is that of a VIP or of who submitted the segment.
         */
        post: operations["voteOnSponsorTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/segmentID": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the whole UUID of a segment
         * @description The UUID of the segment of a video that a shortened UUID belongs to. When it fits several, the oldest one.
         */
        get: operations["getSegmentID"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read about a user
         * @description Numbers and states of one user, of whom `userID` or else `publicUserID` tells who it is. A user whom nobody knows has zeros. Without
         *     `value` and `values` the answer has every field except those that come on request only: permissions, banned, freeChaptersAccess,
         *     titleSubmissionCount, thumbnailSubmissionCount, casualSubmissionCount and deArrowWarningReason. Names of fields that are unknown are ignored;
         *     minutesSaved and segmentCount come together.
         */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read about a user, under the former path
         * @description The same as userInfo.
         */
        get: operations["getUserInfoByOldPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getViewsForUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the views of a user's segments
         * @description Views of all segments of the user, whatever their state. A user without segments is not found.
         */
        get: operations["getViewsForUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getSavedTimeForUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how much time a user's segments saved
         * @description Minutes that views of the user's segments saved, chapters among them. Segments that were voted down or are hidden from others do not count,
         *     and no view saves more than ten minutes unless the instance says otherwise. A user without segments is not found.
         */
        get: operations["getSavedTimeForUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/setUsername": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a name
         * @description Gives the caller a name, which several users may have. An empty one or the own public id takes it away. With `adminUserID` the
         *     administrator names the user whose public id is `userID`, and that name is locked: its owner cannot change it, and is not told.
         *     Control characters are left out. What is a secret of somebody is refused, so that it does not become public by mistake.
         *     The service may limit how often an address or a user changes names; what changes nothing does not count.
         */
        post: operations["setUsername"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getUsername": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the name of a user
         * @description The name the user chose, else the public id.
         */
        get: operations["getUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userID": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find users by name
         * @description Users whose name has the text in it, or, with `exact=true`, equals it; at most 10, in order of name and then id. Case matters, and every
         *     character stands for itself. The text has 3 to 64 UTF-16 units, or 1 to 64 when exact. Of a text that consists of what is in more
         *     than 2000 names only the 2000 names that were set first are searched, so a longer text finds more.
         */
        get: operations["getUserID"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userStats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how a user's segments spread
         * @description What userInfo counts as minutesSaved and segmentCount, and on request how many of these segments have which category and action type.
         */
        get: operations["getUserStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getTopUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the leaderboard
         * @description The 100 users who come first by minutes saved (sortType 0), views (1) or submissions (2), as arrays in the same order. Segments that were voted
         *     down or are hidden from others do not count, banned users are left out, no view saves more than ten minutes, and chapters save none. Users
         *     with the same name stay apart. The answer may be a minute old.
         */
        get: operations["getTopUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getTopCategoryUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the leaderboard of a category
         * @description As getTopUsers, of the segments of one category.
         */
        get: operations["getTopCategoryUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getTotalStats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the totals of the service
         * @description Sums over all segments but chapters and those that were voted down or are hidden from others. A view counts with its whole length. No parameter is
         *     ever wrong. The answer may be a minute old.
         */
        get: operations["getTotalStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getDaysSavedFormatted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how many days the service saved
         * @description Days that views of all segments saved which are not hidden from others, rounded to two decimals. The answer may be a minute old.
         */
        get: operations["getDaysSavedFormatted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/isUserVIP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether a user is a VIP
         * @description Tells the public id of a user and whether it belongs to a VIP, or to the administrator, who may do what a VIP may.
         */
        get: operations["isUserVIP"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addUserAsVIP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a user a VIP, or no longer one
         * @description For the administrator. Values may stand in the body or in the query; the body wins. Repeating it changes nothing.
         */
        post: operations["addUserAsVIP"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a user a right, or take it away
         * @description For VIPs and the administrator. What is given shows in `permissions` of GET /api/userInfo. Repeating it changes nothing.
         */
        post: operations["setFeature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lockCategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which categories of a video are locked
         * @description Categories of the video that are closed to new segments for the action types asked for, each once. Without videoID the parameter
         *     `prefix` asks for all videos with a hash prefix, as the path does.
         */
        get: operations["getLockCategories"];
        put?: never;
        /**
         * Lock categories of a video
         * @description Closes categories of a video to new segments by anybody but VIPs, until they are unlocked. The name `all` stands for every category,
         *     also those that come later. Categories and action types that do not exist, are not text or do not belong together are left out; a lock
         *     that is there already gets the new reason, if there is one. Locks hide nothing.
         */
        post: operations["lockCategories"];
        /**
         * Unlock categories of a video
         * @description Removes locks. It succeeds also when there were none. The name `all` removes every lock; a lock on `all` goes only by that name.
         */
        delete: operations["unlockCategories"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/noSegments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lock categories of a video, by the deprecated name
         * @deprecated
         * @description The same as POST /api/lockCategories.
         */
        post: operations["lockCategoriesByOldName"];
        /**
         * Unlock categories of a video, by the deprecated name
         * @deprecated
         * @description The same as DELETE /api/lockCategories.
         */
        delete: operations["unlockCategoriesByOldName"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lockCategories/{sha256HashPrefix}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which categories are locked on all videos with a hash prefix
         * @description As the read by video id, for every video whose SHA-256 starts with the prefix.
         */
        get: operations["getLockCategoriesByHashPrefix"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shadowBanUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide what a user submits, or no longer
         * @description Submissions of a banned user are seen from the submitting address only. With `unHideOldSubmissions` earlier ones follow the decision,
         *     except that segments of categories that are locked on their video are not hidden. Banning somebody who is banned already repeats this
         *     for earlier submissions and addresses; when neither are to be touched there is nothing to do (409). A ban with an end (banUser) becomes
         *     one for good. Lifting a ban that is not there is 400. VIPs can be banned and stay VIPs.
         */
        post: operations["shadowBanUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/warnUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Warn a user, or take a warning back
         * @description A user who is warned about segments can neither submit nor vote until the warning is taken back; warnings about titles (`type` 1) are kept apart. Warning somebody who is warned is 409; taking back a
         *     warning that is not there succeeds. Without `issuerUserID` and with `enabled` false, `userID` is the *local* id of the warned user,
         *     who confirms that the warning was read. Warnings are kept as history.
         */
        post: operations["warnUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clearCache": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget what is cached of a video
         * @description Every process that serves the database reads the video again, on all platforms. Unknown videos succeed too. Values may stand in the
         *     body or in the query; the body wins.
         */
        post: operations["clearCache"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purgeAllSegments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide all segments of a video
         * @description Retires every segment of the video, locked ones too, on all platforms or on the one that is named. Locks stay, and submitting a retired
         *     segment again is still a duplicate. A video without segments succeeds.
         */
        post: operations["purgeAllSegments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lockReason": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read why categories of a video are locked, and by whom
         * @description One element for each category asked for, locked or not; none asked for gives an empty array.
         */
        get: operations["getLockReason"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderationTrail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what moderators did
         * @description For VIPs. Bans, warnings, locks, purges, changes of segments and of rank, reviews of newcomers, and names set by the administrator, newest first. Nothing is ever deleted from
         *     this list. The next page is what is `before` the id of the last entry.
         */
        get: operations["getModerationTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addUserAsTempVIP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a user the votes of a VIP on one channel for a day
         * @description The channel is that of a video, as the configured duration provider tells it. After 24 hours the rank ends by itself. Somebody who is a
         *     VIP anyway is 409; a video whose channel cannot be learned is 404. To take the rank away, `channelVideoID` may be left out and then
         *     stands for all channels.
         */
        post: operations["addUserAsTempVIP"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/segmentShift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a cut in a video
         * @description A part of the video was cut out. Segments after it move, those that reach into it shrink, and those that lay in it count as voted away
         *     (fewer votes than `minShownVotes` of the vocabulary). Labels of the whole video stay, and stored durations get shorter by the cut.
         */
        post: operations["segmentShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a switch against abuse
         * @description What VIPs have set to hold off an attack while the service runs.
         */
        get: operations["getConfig"];
        put?: never;
        /**
         * Turn a switch against abuse
         * @description `old-submitter-block-date` lets only those submit who have a good segment from before that time in milliseconds since 1970;
         *     `max-users-per-minute` lets only so many new users submit in each five minutes. VIPs are exempt. Takes effect with the next submission.
         */
        post: operations["postConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videoLabels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the label of a video
         * @description The category that labels the whole video, for a thumbnail: of several labels only locked ones count when there is one, then sponsor comes
         *     before exclusive_access before selfpromo. With `hasStartSegment=true` the answer is an object that also says whether a segment to skip
         *     or silence starts in the first 5 seconds.
         */
        get: operations["getVideoLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videoLabels/{sha256HashPrefix}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the labels of all videos with a hash prefix
         * @description As the read by video id, for every video whose SHA-256 starts with the prefix. Videos with nothing to say are left out; nothing at all is
         *     404 with an empty array.
         */
        get: operations["getVideoLabelsByHashPrefix"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/searchSegments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search all segments of a video
         * @description Every segment of a video with its flags, also those that readers do not see, page by page. A value that is out of range or no number
         *     counts as absent.
         */
        get: operations["searchSegments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chapterNames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest names of chapters
         * @description Up to 5 names that chapters of this service have and that resemble the text, the most similar first. Names are compared by their groups of
         *     three characters, without regard to case, so that a beginning or a slip of the pen finds them too. Only names of chapters that readers
         *     see are suggested; of a name that many chapters have, the latest ones decide.
         */
        get: operations["getChapterNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deleteMyData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete or anonymise what a user left here
         * @description With `anonymise` the caller's segments stay for everybody but belong to a fresh random public id, and get new random UUIDs, because the old
         *     ones were made from the public id. With `delete` they are deleted with all votes on them. In both cases the caller's name and its history,
         *     the addresses segments and votes came from, and the link between votes and caller are removed: a vote of weight 1 is taken back, so that
         *     nobody votes again and again by deleting in between; a removal by the owner or a VIP stays, under a random id of its own, and so does every
         *     vote against a segment that is removed. Erased and anonymised segments still count under the limits of segments per video, for the address as
         *     long as before and for the caller for one such period: numbers under keyed hashes, which are deleted then.
         *     Bans, warnings, the rank of a VIP, what a moderator locked and the moderation trail stay: a ban must not be escaped by deleting. The rank
         *     of a temporary VIP ends.
         *
         *     Video by video, each one whole. When the answer does not arrive, send the request again: it goes on where it ended. What is
         *     submitted while it runs belongs to the caller again unless its video is still to come.
         */
        post: operations["deleteMyData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vocabulary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the platforms, categories and action types
         * @description What a page or a client needs to show and to submit segments of this service: names, colours, where a video of a platform is found, what its ids
         *     look like, and what is asked of who submits. It changes only when the service starts anew.
         */
        get: operations["getVocabulary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what changed since a cursor
         * @description Every committed change to a public row (the tables and columns of the public dumps), so that a copy stays in step. Start from a snapshot with the cursor
         *     that came with it, or without `after`: then nothing is returned but the cursor of now. Then ask with `after` set to `next`, at once while `hasMore` is
         *     true, and again after a pause when it is false.
         *
         *     A change is a key and the row as it is now, or null if the row is gone. Write it over what you have: a row that changed twice may come twice, and the
         *     second time brings nothing new. No change is left out, however many processes write; after the last page a copy is equal. The keys of each transaction
         *     come in its order, and a segment before the votes for its categories.
         *
         *     With `prefix`, only rows of videos come: segments, votes for their categories, and locks. A page may then be empty while `hasMore` is true, because the
         *     service looks at a bounded number of changes at a time.
         */
        get: operations["getChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/changes/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receive changes as they are committed
         * @description The changes of `getChanges` as server-sent events, within a second of their commit. Each event `changes` has `{"changes": [...]}` as its data and the
         *     cursor after them as its id, which clients send as `Last-Event-ID` when they connect again. Without a cursor the stream starts now, and its first event
         *     has no changes but tells the cursor. With `prefix` further events without changes come now and then, so that the cursor of a client that missed nothing
         *     stays valid. An address has a sixteenth of the streams that may be open at once, and at least two. The stream ends when the service stops, or when the client has fallen behind what is kept; connecting again
         *     then answers 410.
         */
        get: operations["streamChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/segments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List segments of the whole service, newest first
         * @description Every segment with its flags, also those that readers do not see. All filters that are given hold together. The next page is what is asked with
         *     `cursor` set to the `next` of this one and the same filters; it neither repeats nor leaves out a segment because others came meanwhile. A page may
         *     be shorter than `limit`, even empty, while there is a next one: with rare filters the service looks at a bounded number of segments at a time.
         */
        get: operations["listSegments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/segments/{UUID}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what became of a segment
         * @description When it was submitted, how many votes it got on each day, and what moderators changed of it. Who voted is nobody's business and not told. A vote that
         *     was changed counts on the day of its last change; of a segment with more than 20000 votes that many count. What moderators did to the whole video is among
         *     the changes when it was done after the submission.
         */
        get: operations["getSegmentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain which segments of a video players get, and why
         * @description The groups of segments that mark the same spot, the weight of each member and which one is chosen, and every other segment of the video with the reason
         *     for which players do not get it. Players are those that ask for all categories and action types and have submitted nothing themselves. Of a video with more than
         *     1000 segments only 1000 are listed, those in groups first.
         */
        get: operations["explainChoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/locks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List locked categories, newest first
         * @description Locks of all videos, or those that one user has set. The next page is what is asked with `cursor` set to the `next` of this one.
         */
        get: operations["listLocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who contributed most, with public ids
         * @description Up to 100 users, of all time or of the segments that were submitted in the last 7 or 30 days, of all categories or one. As in getTopUsers, segments that
         *     votes removed or that are hidden from others do not count.
         */
        get: operations["getLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dailyStats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what was submitted on each day
         * @description One element for each day (UTC), oldest first, also for days without a submission; the last one is today. Segments count on the day of their submission,
         *     whatever became of them; minutes and views are what they had when the day was last counted: today just now, other days the more often the younger they are.
         */
        get: operations["getDailyStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who the caller is
         * @description The public id that belongs to the local one, the name, what the caller may do here, and warnings with what is needed to acknowledge them.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/votes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the votes of the caller, newest first
         * @description Each vote on a segment or on its category that still stands, with the segment. The next page is what is asked with `cursor` set to the `next` of this one.
         *     A page can be short, or empty, when votes were taken back; more follow unless `next` is null.
         */
        get: operations["getMyVotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read everything that the service knows of the caller
         * @description Names and their history, warnings, ranks, refused submissions, segments with the program that sent them, votes and locks, page by page. Addresses and the ids
         *     that clients chose are kept as hashes only and not part of it, nor is what moderators decided beyond warnings. The first page has what is there once; the next
         *     page is what is asked with `cursor` set to the `next` of this one.
         */
        get: operations["exportMyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what moderators should look at, newest first
         * @description For VIPs. `newcomers`: shown segments of users who have fewer than 10 and are no VIPs, without those that reviewUsers took out; `downvoted`: segments with negative votes that are still shown or were just
         *     voted away; `reported`: segments that were voted malicious, in the order of the last such vote; `rejected`: submissions that the automatic moderator or a rule
         *     of the operator refused, the last one of each user and video, kept for 30 days. What is locked or hidden is done and not listed. The next page is what is asked with `cursor` set to the `next` of
         *     this one; a page may be short, even empty, while there is a next one.
         */
        get: operations["getModerationQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/segments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide, show, lock, unlock or recategorise segments
         * @description For VIPs. Up to 100 segments at once, of any videos, each video whole. What is already as it should be is left alone. Everything that changed is in the moderation trail,
         *     and `undo` of the reply takes it back with undoModeration. `show` ends what `hide`, purgeAllSegments and a new cut of the video did; segments of banned users
         *     stay hidden from others. A new category gets enough votes to keep it. 404 when none of the ids has a segment. When the database fails
         *     on the way, ids that were not reached are in none of the lists: send the order again.
         */
        post: operations["moderateSegments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a deed of a moderator
         * @description For VIPs. What moderateSegments, purgeAllSegments and undoModeration did to segments: each gets back the state that the deed found, unless it was changed by somebody else since;
         *     all of the deed is taken back or nothing, and `undo` of the reply does it again. A ban that the deed began is lifted, with the banned addresses and hidden segments that came with it, and
         *     with the bans of up to 500 other users who shared an address; where the deed changed a ban, end and reason are as before. A review of a newcomer no longer counts. Bans and reviews that somebody
         *     has changed since stay. A deed can be taken back once. 404 when the trail has no deed with this id that can be.
         */
        post: operations["undoModeration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/bans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bans, newest first
         * @description For VIPs. Who is banned, since when, until when, by whom and why. A page can be short when bans have just ended; more follow unless `next` is null.
         */
        get: operations["listBans"];
        put?: never;
        /**
         * Ban a user, for a time or for good, or lift the ban
         * @description For VIPs. As shadowBanUser, with a reason, and with an end: when `hours` are over the ban applies no longer, and segments that it hid are shown again
         *     soon after: all of the user, or with `hideSubmissions` false those submitted meanwhile. Banning somebody who is banned sets the new end and reason.
         *     `type`, `categories` and `addresses` are those of shadowBanUser; who is banned for sharing an address gets the same end and reason. Lifting a ban that is not there, or has ended, is 400.
         *     Banned addresses stay banned until a ban is lifted with `addresses`.
         */
        post: operations["banUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that what newcomers submitted was looked at and is fine
         * @description For VIPs. What the users have submitted so far is no longer in the queue `newcomers` of getModerationQueue; what they submit later is. Nothing else changes, for nobody. Where nothing
         *     was submitted since the last review there is nothing to do. Each review is in the moderation trail, and undoModeration takes it back.
         */
        post: operations["reviewUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/temporaryVips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List temporary VIPs
         * @description For VIPs. Whose rank on a channel has not ended yet.
         */
        get: operations["listTemporaryVips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/database.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the dumps
         * @description The files of the last dump, which all have the state of one moment. Paths are relative to the root of the service. Files of the dump before can be read a
         *     while longer, so that downloads that were begun can be finished.
         *
         *     With `cursor` the change feed goes on where the files end.
         */
        get: operations["getDumpIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/database": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the dumps, under the path of the page of the original service
         * @description The same as `/database.json`.
         */
        get: operations["getDumpIndexByOldPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/database/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a file of a dump
         * @description A file that the index lists; a name without the date, such as `sponsorTimes.csv`, for the one that the index lists now; or `LICENSE.txt`, which says under what
         *     conditions the files may be passed on. CSV is what PostgreSQL writes: UTF-8, a line with the names of columns, `""` for an empty text, an empty
         *     field for null. A file with a date never changes, so a download that was interrupted goes on with `Range` and `If-Range`. One range is
         *     answered with 206; several are answered with the whole file.
         */
        get: operations["getDumpFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a webhook delivery
         * @description What the code host calls. The signature is checked over the bytes of the body as they came; then the delivery is stored whole and answered at
         *     once. Handlers run afterwards, from the store, at least once each: a restart loses nothing. A delivery id that is stored already is not
         *     stored again and nothing is dispatched for it; to handle it again see `redeliverDelivery`.
         *
         *     Event names and actions that nobody handles are received like all others.
         *
         *     In place of `X-Host-Event` and `X-Host-Delivery` a host may send `X-GitHub-Event` and `X-GitHub-Delivery`, or those of `X-Gogs`, `X-Gitea`
         *     or `X-Forgejo`; these four may stand side by side when they agree, as Gitea and Forgejo send them. `WEBHOOK_HEADERS` pins one of them, or any
         *     other prefix, and then no others are read.
         */
        post: operations["receiveWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Deliveries that were received and not yet deleted, newest first. All filters that are given hold together. The next page is what is asked with
         *     `cursor` set to the `next` of this one and the same filters; it neither repeats nor leaves out a delivery because others came meanwhile. A page may
         *     be shorter than `limit`, even empty, while there is a next one: with rare filters the service looks at a bounded number of deliveries at a time.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery, its attempts and its payload
         * @description Every attempt to handle it is listed, first one first, also those before it was delivered again.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/deliveries/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Handle a delivery again
         * @description Puts a delivery that was handled, is dead or waits to be tried again at the head of the queue, with a fresh number of attempts.
         */
        post: operations["redeliverDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/outgoing/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscriptions
         * @description The subscriptions of the file `WEBHOOKS_OUT`, in its order, and how their deliveries do. Of an address only the host is told, because the rest may be a secret.
         */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/outgoing/subscriptions/{subscription}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Stores an event of the type `test`, which this subscription gets as its next delivery, whatever it wants otherwise.
         */
        post: operations["testSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/outgoing/subscriptions/{subscription}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable a subscription
         * @description Nothing more is sent to it. What waits is dead, and so are its deliveries from now on. Nothing happens to one that is disabled already, whose reason stays.
         */
        post: operations["disableSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/outgoing/subscriptions/{subscription}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a subscription
         * @description What happens from now on is sent to it again. What is dead stays so; `replayOutgoingDeliveries` sends it.
         */
        post: operations["enableSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/outgoing/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries to subscriptions
         * @description Deliveries that are kept, newest first, also those of subscriptions that the file no longer has. All filters that are given hold together. The next page
         *     is what is asked with `cursor` set to the `next` of this one and the same filters. A page may be shorter than `limit`, even empty, while there is a next
         *     one: with rare filters the service looks at a bounded number of deliveries at a time.
         */
        get: operations["listOutgoingDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/outgoing/deliveries/{subscription}/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery to a subscription, its attempts and its event
         * @description The newest attempts are listed, first one first, also those before it was replayed.
         */
        get: operations["getOutgoingDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/outgoing/deliveries/{subscription}/{number}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Sends it at once, with the same number and id, and all its attempts; to a subscription that is disabled, once it is enabled.
         */
        post: operations["replayOutgoingDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/outgoing/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send many deliveries again
         * @description Replays deliveries that were sent, or those that are dead, newest first, of subscriptions that the file has. All conditions that are given hold together. It looks at a bounded
         *     number of deliveries; while `next` is not null, there may be more, which are replayed when it is sent as `cursor` with the same conditions.
         */
        post: operations["replayOutgoingDeliveries"];
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
         * @description What a subscription may list, and `test`.
         * @enum {string}
         */
        OutgoingEventType: decoded.components["schemas"]["OutgoingEventType"];
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
        /** @description Name of a subscription. */
        SubscriptionName: string;
        /**
         * @description `waiting` for an attempt, `sent` with success, or `dead`: no further attempt will be made by itself.
         * @enum {string}
         */
        OutgoingState: decoded.components["schemas"]["OutgoingState"];
        /** @description Where the next page begins. */
        OutgoingCursor: string;
        /** @description A subscription without its address and its secret. Times are in milliseconds since 1970. */
        ListedSubscription: decoded.components["schemas"]["ListedSubscription"];
        /** @description Since when and why nothing is sent. */
        DisabledSubscription: decoded.components["schemas"]["DisabledSubscription"];
        /** @description All subscriptions. */
        SubscriptionList: decoded.components["schemas"]["SubscriptionList"];
        /** @description A delivery to a subscription without its event. Times are in milliseconds since 1970. */
        OutgoingDelivery: decoded.components["schemas"]["OutgoingDelivery"];
        /** @description A page of deliveries to subscriptions. */
        OutgoingDeliveryPage: decoded.components["schemas"]["OutgoingDeliveryPage"];
        /** @description One attempt to send a delivery. */
        OutgoingAttempt: decoded.components["schemas"]["OutgoingAttempt"];
        /** @description A delivery to a subscription with its attempts and its event. Times are in milliseconds since 1970. */
        OutgoingDeliveryRecord: decoded.components["schemas"]["OutgoingDeliveryRecord"];
        /** @description Which deliveries to send again. */
        ReplayOrder: decoded.components["schemas"]["ReplayOrder"];
        /** @description What was replayed. */
        ReplayResult: decoded.components["schemas"]["ReplayResult"];
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
        /** @enum {string} */
        CategoryName: "sponsor" | "selfpromo" | "exclusive_access" | "interaction" | "intro" | "outro" | "preview" | "hook" | "filler" | "music_offtopic" | "poi_highlight" | "chapter";
        /** @enum {string} */
        ActionName: "skip" | "mute" | "full" | "poi" | "chapter";
        /** @enum {string} */
        ServiceName: "YouTube" | "Spotify" | "PeerTube";
        SentSeconds: number;
        /** @enum {string} */
        UserInfoField: decoded.components["schemas"]["UserInfoField"];
        /**
         * @description What a player does with it: skip, mute, full (a label of the whole video), poi (a point to jump to) or chapter.
         * @example skip
         * @enum {string}
         */
        ActionType: decoded.components["schemas"]["ActionType"];
        /** @description Id of a segment, 65 hexadecimal characters; shortened when `trimUUIDs` asked for it. */
        UUID: string;
        /**
         * @description Start and end in seconds.
         * @example [
         *       40.2,
         *       71
         *     ]
         */
        Times: decoded.components["schemas"]["Times"];
        /**
         * @description 1 for yes, 0 for no.
         * @enum {integer}
         */
        Flag: decoded.components["schemas"]["Flag"];
        /** @description A segment as players read it. */
        Segment: decoded.components["schemas"]["Segment"];
        /** @description The segments of one video. */
        VideoSegments: decoded.components["schemas"]["VideoSegments"];
        /** @description New segments of one video by one user. */
        Submission: {
            videoID?: components["schemas"]["VideoID"];
            userID?: components["schemas"]["LocalUserID"];
            /** @description Name and version of the client. */
            userAgent?: string;
            /**
             * @description Platform of the video, the primary one when absent or unknown.
             * @enum {string}
             */
            service?: "YouTube" | "Spotify" | "PeerTube";
            /** @description Duration of the video in seconds as the client sees it; anything but a positive number counts as unknown. */
            videoDuration?: number;
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
            segment: number[];
            /** @description Category of the segment. */
            category: components["schemas"]["CategoryName"];
            /**
             * @description Action type of the segment; an unknown one counts as `skip`.
             * @example skip
             * @enum {string}
             */
            actionType?: "skip" | "mute" | "full" | "poi" | "chapter";
            /** @description Name of a chapter; empty for everything else. */
            description?: components["schemas"]["Description"];
            /**
             * @description An id that the client made for the segment, 16 to 128 characters of ASCII without blanks, best at random; anything else is
             *     ignored. It takes the place of the stored id, which an empty reply does not tell, for an hour: the submitter votes with it, and
             *     with the videoID beside it views are counted and `/api/segmentID` finds the stored id. A stored id goes before it.
             * @example XJ3XpM9SeTqhV5JpTqQ9Sjxy2eVVdEXtVwG0
             */
            UUID?: string;
        };
        /** @description A segment that was stored. */
        StoredSegment: decoded.components["schemas"]["StoredSegment"];
        /** @description Everything stored about a segment but the address it came from. */
        SegmentRecord: decoded.components["schemas"]["SegmentRecord"];
        /** @description The process that answers. */
        Status: decoded.components["schemas"]["Status"];
        /** @description An OpenAPI document. */
        OpenApiDocument: decoded.components["schemas"]["OpenApiDocument"];
        /** @description Why a request was refused (RFC 9457). */
        Problem: decoded.components["schemas"]["Problem"];
        /** @description What is known of a user; the fields that were asked for. */
        UserInfo: decoded.components["schemas"]["UserInfo"];
        /** @description Views of a user's segments. */
        UserViews: decoded.components["schemas"]["UserViews"];
        /** @description What a user's segments saved. */
        UserSavedTime: decoded.components["schemas"]["UserSavedTime"];
        /** @description The name of a user. */
        UserNameAnswer: decoded.components["schemas"]["UserNameAnswer"];
        /** @description A user found by name. */
        NameHit: decoded.components["schemas"]["NameHit"];
        /** @description How the segments of a user spread. */
        UserStats: decoded.components["schemas"]["UserStats"];
        /** @description Arrays of one length, which is 0 when there is nobody; what stands at the same place belongs to one user. */
        TopUsers: decoded.components["schemas"]["TopUsers"];
        /** @description As TopUsers, of one category. */
        TopCategoryUsers: decoded.components["schemas"]["TopCategoryUsers"];
        /** @description Sums over the whole service. */
        TotalStats: decoded.components["schemas"]["TotalStats"];
        /** @description What the whole service saved. */
        DaysSaved: decoded.components["schemas"]["DaysSaved"];
        /** @description Public id of a user: 5000 rounds of SHA-256 over the local one. */
        PublicUserID: string;
        /**
         * @description `true` or `false`; when absent `true`.
         * @default true
         */
        SwitchText: boolean;
        /**
         * @description Yes or no, also as text; when absent yes.
         * @default true
         */
        Switch: boolean;
        /** @description Why, in the moderator's words. */
        Reason: string;
        /** @description Whether a user is a VIP. */
        VipStatus: decoded.components["schemas"]["VipStatus"];
        /** @description Who is to be a VIP. */
        VipOrder: {
            userID?: components["schemas"]["PublicUserID"];
            adminUserID?: components["schemas"]["LocalUserID"];
            enabled?: components["schemas"]["Switch"];
        };
        /**
         * @description A right: 0 to submit chapters, 1 to submit segments of the category filler whatever reputation it needs, 2 to submit titles, which has no effect here.
         * @example 0
         * @enum {integer}
         */
        Feature: 0 | 1 | 2;
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
            /**
             * @description Names of categories, or `all`.
             * @example [
             *       "sponsor"
             *     ]
             */
            categories: ("all" | "sponsor" | "selfpromo" | "exclusive_access" | "interaction" | "intro" | "outro" | "preview" | "hook" | "filler" | "music_offtopic" | "poi_highlight" | "chapter")[];
            /** @description Action types; `skip` and `mute` when absent, and for `all` every one. */
            actionTypes?: components["schemas"]["ActionName"][];
            reason?: components["schemas"]["Reason"];
            /**
             * @description Platform of the video, the primary one when absent or unknown.
             * @enum {string}
             */
            service?: "YouTube" | "Spotify" | "PeerTube";
        };
        /** @description What was done. */
        UnlockReply: decoded.components["schemas"]["UnlockReply"];
        /** @description Locked categories of one video. */
        Locks: decoded.components["schemas"]["Locks"];
        /** @description Locked categories of one video among others. */
        VideoLocks: decoded.components["schemas"]["VideoLocks"];
        /** @description Whether a category is locked, why and by whom. */
        LockReason: decoded.components["schemas"]["LockReason"];
        /** @description A warning to issue or to take back. */
        WarningOrder: {
            issuerUserID?: components["schemas"]["LocalUserID"];
            /** @description Public id of the warned user; the local one when issuerUserID is absent. */
            userID: string;
            enabled?: components["schemas"]["Switch"];
            reason?: components["schemas"]["Reason"];
            /**
             * @description What the warning is about: 0 segments, 1 titles, which concern other services and block nothing here.
             * @enum {integer}
             */
            type?: 0 | 1;
        };
        /** @description A video. */
        VideoOrder: decoded.components["schemas"]["VideoOrder"];
        /** @description A video to purge. */
        PurgeOrder: {
            userID: components["schemas"]["LocalUserID"];
            videoID: components["schemas"]["VideoID"];
            /**
             * @description Platform, all when absent; an unknown one counts as the primary one.
             * @enum {string}
             */
            service?: "YouTube" | "Spotify" | "PeerTube";
        };
        /** @description A part that was cut out of a video. */
        ShiftOrder: {
            userID: components["schemas"]["LocalUserID"];
            videoID: components["schemas"]["VideoID"];
            /** @description Where the part began in seconds. */
            startTime: number;
            /** @description Where the part ended in seconds. */
            endTime: number;
            /**
             * @description Platform of the video, the primary one when absent or unknown.
             * @enum {string}
             */
            service?: "YouTube" | "Spotify" | "PeerTube";
        };
        /** @description One deed of a moderator or of the administrator. */
        TrailEntry: decoded.components["schemas"]["TrailEntry"];
        /** @description That a deed was taken back. */
        TrailUndoing: decoded.components["schemas"]["TrailUndoing"];
        /**
         * @description Name of a switch that VIPs turn while the service runs.
         * @enum {string}
         */
        ConfigKey: decoded.components["schemas"]["ConfigKey"];
        /** @description What a switch is set to. */
        ConfigValue: decoded.components["schemas"]["ConfigValue"];
        /** @description A switch and what it is to be set to. */
        ConfigChange: {
            userID?: components["schemas"]["LocalUserID"];
            key: components["schemas"]["ConfigKey"];
            /** @description A whole number, as text or not; empty, null or 0 switches it off. */
            value: number;
        };
        /** @description What a whole video is. */
        Label: decoded.components["schemas"]["Label"];
        /** @description The label of a video, and whether a segment starts early. */
        StartLabels: decoded.components["schemas"]["StartLabels"];
        /** @description The label of one of the videos with a hash prefix. */
        VideoLabels: decoded.components["schemas"]["VideoLabels"];
        /** @description One page of the segments of a video. */
        SearchPage: decoded.components["schemas"]["SearchPage"];
        /** @description A segment with its flags. */
        FoundSegment: decoded.components["schemas"]["FoundSegment"];
        /** @description The name of a chapter. */
        ChapterName: decoded.components["schemas"]["ChapterName"];
        /** @description Whose data, and what becomes of the segments. */
        OwnDataRequest: {
            userID: components["schemas"]["LocalUserID"];
            /**
             * @description `anonymise` keeps the segments without their author, `delete` deletes them.
             * @default anonymise
             * @example anonymise
             * @enum {string}
             */
            mode?: "anonymise" | "delete";
        };
        /** @description What was done. */
        OwnDataResult: decoded.components["schemas"]["OwnDataResult"];
        /** @enum {string} */
        SegmentState: decoded.components["schemas"]["SegmentState"];
        /** @description A platform. */
        VocabularyService: decoded.components["schemas"]["VocabularyService"];
        /** @description A part of a video with a time line of its own. The id that clients send, and hash, is the id, the separator and the part. */
        VocabularyPart: decoded.components["schemas"]["VocabularyPart"];
        /** @description A category. */
        VocabularyCategory: decoded.components["schemas"]["VocabularyCategory"];
        /** @description An action type. */
        VocabularyAction: decoded.components["schemas"]["VocabularyAction"];
        /** @description What this service knows. */
        Vocabulary: decoded.components["schemas"]["Vocabulary"];
        /** @description A segment with its video, its flags and the name of its submitter. */
        ListedSegment: decoded.components["schemas"]["ListedSegment"];
        /**
         * @description A table of the public dumps.
         * @enum {string}
         */
        PublicTable: decoded.components["schemas"]["PublicTable"];
        /** @description A public row that changed. */
        PublicChange: decoded.components["schemas"]["PublicChange"];
        /** @description Changes to public rows. */
        ChangePage: decoded.components["schemas"]["ChangePage"];
        /** @description A page of segments. */
        SegmentPage: decoded.components["schemas"]["SegmentPage"];
        /** @description The votes of one day. */
        VoteDay: decoded.components["schemas"]["VoteDay"];
        /** @description The votes for another category. */
        CategoryVotes: decoded.components["schemas"]["CategoryVotes"];
        /** @description What a moderator changed of a segment. */
        SegmentChangeEntry: decoded.components["schemas"]["SegmentChangeEntry"];
        /** @description A segment and what became of it. */
        SegmentHistory: decoded.components["schemas"]["SegmentHistory"];
        /** @description A segment in its group. */
        ChoiceMember: decoded.components["schemas"]["ChoiceMember"];
        /** @description Segments of which players get one. */
        ChoiceGroup: decoded.components["schemas"]["ChoiceGroup"];
        /** @description A segment that players do not get. */
        ChoiceLeftOut: decoded.components["schemas"]["ChoiceLeftOut"];
        /** @description What players get of a video. */
        ChoiceExplained: decoded.components["schemas"]["ChoiceExplained"];
        /** @description A locked category of a video. */
        ListedLock: decoded.components["schemas"]["ListedLock"];
        /** @description A page of locks. */
        LockPage: decoded.components["schemas"]["LockPage"];
        /** @description A user and what they contributed. */
        RankedUser: decoded.components["schemas"]["RankedUser"];
        /** @description Who contributed most. */
        Leaderboard: decoded.components["schemas"]["Leaderboard"];
        /** @description One day. */
        DayStats: decoded.components["schemas"]["DayStats"];
        /** @description What was submitted on each day. */
        DailyStats: decoded.components["schemas"]["DailyStats"];
        /** @description A warning of the caller. */
        OwnWarning: decoded.components["schemas"]["OwnWarning"];
        /** @description Who the caller is. */
        Me: decoded.components["schemas"]["Me"];
        /** @description A vote of the caller. */
        OwnVote: decoded.components["schemas"]["OwnVote"];
        /** @description A page of votes. */
        VotePage: decoded.components["schemas"]["VotePage"];
        /** @description A change of the name. */
        OwnNameChange: decoded.components["schemas"]["OwnNameChange"];
        /** @description What is known of the caller once. */
        OwnUser: decoded.components["schemas"]["OwnUser"];
        /** @description A temporary rank on a channel. */
        OwnRank: decoded.components["schemas"]["OwnRank"];
        /** @description A submission of the caller that was refused. */
        OwnRejection: decoded.components["schemas"]["OwnRejection"];
        /** @description A segment of the caller. */
        OwnSegment: decoded.components["schemas"]["OwnSegment"];
        /** @description What a dump consists of. */
        DumpIndex: decoded.components["schemas"]["DumpIndex"];
        /** @description A file of a dump. */
        DumpLink: decoded.components["schemas"]["DumpLink"];
        /** @description A part of what the service knows of the caller. */
        MyData: decoded.components["schemas"]["MyData"];
        /** @description A submission that was refused. */
        RejectedSubmission: decoded.components["schemas"]["RejectedSubmission"];
        /** @description A part of a refused submission. */
        RejectedSegment: decoded.components["schemas"]["RejectedSegment"];
        /** @description Something to look at; a segment or a refused submission. */
        QueueItem: decoded.components["schemas"]["QueueItem"];
        /** @description A page of what to look at. */
        ModerationQueue: decoded.components["schemas"]["ModerationQueue"];
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
        ModerationResult: decoded.components["schemas"]["ModerationResult"];
        /** @description Which deed to take back. */
        UndoOrder: decoded.components["schemas"]["UndoOrder"];
        /** @description A ban. */
        ListedBan: decoded.components["schemas"]["ListedBan"];
        /** @description A page of bans. */
        BanPage: decoded.components["schemas"]["BanPage"];
        /** @description Whom to ban, and how. */
        BanOrder: {
            userID: components["schemas"]["PublicUserID"];
            /**
             * @description false lifts the ban.
             * @default true
             */
            enabled?: boolean;
            /** @description How long; for good when absent or null. */
            hours?: number | null;
            /**
             * @description Whether earlier submissions are hidden, or shown again when the ban is lifted.
             * @default true
             */
            hideSubmissions?: boolean;
            /**
             * @description 1 hides earlier submissions from all but the submitting address, 2 from everybody.
             * @default 1
             * @enum {integer}
             */
            type?: 1 | 2;
            /** @description Categories of earlier submissions that are hidden or shown; all when absent or null. */
            categories?: string[] | null;
            /**
             * @description Whether the addresses that the user submitted from are banned, or no longer, with everybody else who submitted from them.
             * @default false
             */
            addresses?: boolean;
            reason?: components["schemas"]["Reason"];
        };
        /** @description The ban as it stands now. */
        BanResult: decoded.components["schemas"]["BanResult"];
        /** @description Whose submissions were looked at. */
        ReviewOrder: decoded.components["schemas"]["ReviewOrder"];
        /** @description What was done. */
        ReviewResult: decoded.components["schemas"]["ReviewResult"];
        /** @description A user whose submissions were looked at. */
        ReviewedUser: decoded.components["schemas"]["ReviewedUser"];
        /** @description A temporary rank. */
        TemporaryVip: decoded.components["schemas"]["TemporaryVip"];
        /** @description Temporary ranks. */
        TemporaryVips: decoded.components["schemas"]["TemporaryVips"];
        /** @description Name of an event, without its action. */
        EventName: string;
        /** @description Id of a delivery, made by the host. `.` and `..` are refused, because clients resolve them in a path. */
        DeliveryID: string;
        /**
         * @description `waiting` for its time, `running` in a handler, `handled` with success, or `dead`: no further attempt will be made by itself.
         * @enum {string}
         */
        DeliveryState: decoded.components["schemas"]["DeliveryState"];
        /** @description The payload of an event. What is in it says `webhook-events.yaml`. */
        WebhookPayload: Record<string, never>;
        /** @description A delivery without its payload. Times are in milliseconds since 1970. */
        Delivery: decoded.components["schemas"]["Delivery"];
        /** @description A page of deliveries. */
        DeliveryPage: decoded.components["schemas"]["DeliveryPage"];
        /** @description One attempt to handle a delivery. */
        DeliveryAttempt: decoded.components["schemas"]["DeliveryAttempt"];
        /** @description A delivery with its attempts and its payload. Times are in milliseconds since 1970. */
        DeliveryRecord: decoded.components["schemas"]["DeliveryRecord"];
    };
    responses: {
        /** @description Done. The body is empty. */
        Done: decoded.components["responses"]["Done"];
        /** @description The answer with this ETag is still right. The body is empty. */
        NotModified: decoded.components["responses"]["NotModified"];
        /** @description The request is wrong; the text says what and what would be right. */
        BadRequest: decoded.components["responses"]["BadRequest"];
        /** @description The changes after the cursor are not kept any more; the text says where to start again. */
        ChangesExpired: decoded.components["responses"]["ChangesExpired"];
        /** @description The request is not as HTTP demands, for example without a Host header. No parameter is ever wrong. */
        MalformedRequest: decoded.components["responses"]["MalformedRequest"];
        /** @description Refused by a moderator's decision, by the automatic moderator or for lack of permission; the text gives the reason. */
        Forbidden: decoded.components["responses"]["Forbidden"];
        /** @description Nothing matches. */
        NoSegments: decoded.components["responses"]["NoSegments"];
        /** @description Nothing matches. */
        NotFound: decoded.components["responses"]["NotFound"];
        /** @description It is already there. */
        Conflict: decoded.components["responses"]["Conflict"];
        /** @description The body is larger than the operation accepts. */
        BodyTooLarge: decoded.components["responses"]["BodyTooLarge"];
        /** @description Too much from the same user or address. */
        TooManyRequests: decoded.components["responses"]["TooManyRequests"];
        /** @description A bug in the service. It has been logged. */
        InternalError: decoded.components["responses"]["InternalError"];
        /** @description The service cannot do this now; nothing was stored. */
        Unavailable: decoded.components["responses"]["Unavailable"];
        /** @description The service publishes no dumps, or none of this name. */
        NoDump: decoded.components["responses"]["NoDump"];
        /** @description A header is missing or malformed, the signature does not fit, or the payload is not what it has to be. Nothing was stored. */
        BadDelivery: decoded.components["responses"]["BadDelivery"];
        /** @description The service receives no webhooks. */
        SwitchedOff: decoded.components["responses"]["SwitchedOff"];
        /** @description No delivery has this id, or the service receives no webhooks. */
        UnknownDelivery: decoded.components["responses"]["UnknownDelivery"];
        /** @description A token is configured and the request has none or another one. */
        Unauthorized: decoded.components["responses"]["Unauthorized"];
        /** @description A web page of another origin asked; or the token is `none` and the caller is not on the same machine. */
        NotAllowedFrom: decoded.components["responses"]["NotAllowedFrom"];
        /** @description The delivery is being handled right now. */
        DeliveryRunning: decoded.components["responses"]["DeliveryRunning"];
        /** @description The body did not arrive in time. */
        RequestTimeout: decoded.components["responses"]["RequestTimeout"];
        /** @description The body has another media type than the operation lists, or is in a Content-Encoding; in the latter case Accept-Encoding says that only identity is accepted. */
        UnsupportedMediaType: decoded.components["responses"]["UnsupportedMediaType"];
        /** @description The service sends no webhooks. */
        OutgoingOff: decoded.components["responses"]["OutgoingOff"];
        /** @description No subscription has this name or no delivery of it this number, or the service sends no webhooks. */
        UnknownOutgoing: decoded.components["responses"]["UnknownOutgoing"];
    };
    parameters: {
        /**
         * @description Category to return; may be repeated. Names that are unknown or not well formed match nothing. Without one, the first of the vocabulary.
         * @example [
         *       "sponsor",
         *       "intro"
         *     ]
         */
        category: components["schemas"]["CategoryName"][];
        /** @description Categories to return as a JSON array; used instead of category. */
        categories: string;
        /**
         * @description Action type to return; may be repeated.
         * @example [
         *       "skip",
         *       "mute"
         *     ]
         */
        actionType: components["schemas"]["ActionName"][];
        /** @description Action types to return as a JSON array; used instead of actionType. */
        actionTypes: string;
        /**
         * @description UUID of a segment that must be returned, or its first characters (at least 4); may be repeated.
         * @example [
         *       "43daa096eb2050ca29f5eb871a6d6f0e2fabfc0cdfba147b3941c35d1f13a88c7"
         *     ]
         */
        requiredSegment: decoded.components["parameters"]["requiredSegment"];
        /** @description UUIDs of segments that must be returned as a JSON array; used instead of requiredSegment. */
        requiredSegments: string;
        /**
         * @description Id of the segment, or its beginning.
         * @example 43daa096eb2050ca29f5eb871a6d6f0e2fabfc0cdfba147b3941c35d1f13a88c7
         */
        segmentUUID: string;
        /**
         * @description Id of the video, when the UUID is shortened.
         * @example dQw4w9WgXcQ
         */
        videoOfShortUUID: decoded.components["parameters"]["videoOfShortUUID"];
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
        voteType: 0 | 1 | 20 | 30;
        /**
         * @description The category that the segment should have.
         * @example selfpromo
         */
        voteCategory: components["schemas"]["CategoryName"];
        /** @description Local user id of the voter, a secret. X-User-ID may have it instead, and one of them is needed. */
        voter: decoded.components["parameters"]["voter"];
        /** @description Local id of the user, a secret. */
        ownUserID: decoded.components["parameters"]["ownUserID"];
        /** @description Local id of the user, a secret. */
        askedUserID: decoded.components["parameters"]["askedUserID"];
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
        infoValue: components["schemas"]["UserInfoField"][];
        /** @description Fields to return as a JSON array; used instead of value. */
        infoValues: string;
        /**
         * @description 0 by minutes saved, 1 by views, 2 by submissions.
         * @example 0
         */
        sortType: decoded.components["parameters"]["sortType"];
        /**
         * @description Action type whose locks are asked for; may be repeated.
         * @example [
         *       "skip",
         *       "mute"
         *     ]
         */
        lockActionType: components["schemas"]["ActionName"][];
        /**
         * @description `true` asks as well whether a segment to skip or silence starts in the first 5 seconds.
         * @example true
         */
        hasStartSegment: boolean;
        /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
        callerID: decoded.components["parameters"]["callerID"];
        /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
        callerRequired: decoded.components["parameters"]["callerRequired"];
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
        deliveryID: decoded.components["parameters"]["deliveryID"];
        /**
         * @description Name of a subscription.
         * @example moderators
         */
        subscription: decoded.components["parameters"]["subscription"];
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
                actionType?: components["parameters"]["actionType"];
                /** @description Action types to return as a JSON array; used instead of actionType. */
                actionTypes?: components["parameters"]["actionTypes"];
                /**
                 * @description UUID of a segment that must be returned, or its first characters (at least 4); may be repeated.
                 * @example [
                 *       "43daa096eb2050ca29f5eb871a6d6f0e2fabfc0cdfba147b3941c35d1f13a88c7"
                 *     ]
                 */
                requiredSegment?: components["parameters"]["requiredSegment"];
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
        responses: decoded.operations["getSkipSegments"]["responses"];
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
        responses: decoded.operations["postSkipSegments"]["responses"];
    };
    getSkipSegmentsByHashPrefix: {
        parameters: {
            query?: {
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
                actionType?: components["parameters"]["actionType"];
                /** @description Action types to return as a JSON array; used instead of actionType. */
                actionTypes?: components["parameters"]["actionTypes"];
                /**
                 * @description UUID of a segment that must be returned, or its first characters (at least 4); may be repeated.
                 * @example [
                 *       "43daa096eb2050ca29f5eb871a6d6f0e2fabfc0cdfba147b3941c35d1f13a88c7"
                 *     ]
                 */
                requiredSegment?: components["parameters"]["requiredSegment"];
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
                trimUUIDs?: number;
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
        responses: decoded.operations["getSkipSegmentsByHashPrefix"]["responses"];
    };
    viewedVideoSponsorTimeByGet: decoded.operations["viewedVideoSponsorTimeByGet"];
    viewedVideoSponsorTime: decoded.operations["viewedVideoSponsorTime"];
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
                UUIDs?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: decoded.operations["getSegmentInfo"]["responses"];
    };
    getStatus: decoded.operations["getStatus"];
    getReady: decoded.operations["getReady"];
    getMetrics: decoded.operations["getMetrics"];
    getOpenapiYaml: decoded.operations["getOpenapiYaml"];
    getOpenapiJson: decoded.operations["getOpenapiJson"];
    getMigratorYaml: decoded.operations["getMigratorYaml"];
    getWebhookEventsYaml: decoded.operations["getWebhookEventsYaml"];
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
        responses: decoded.operations["voteOnSponsorTimeByGet"]["responses"];
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
        responses: decoded.operations["voteOnSponsorTime"]["responses"];
    };
    getSegmentID: decoded.operations["getSegmentID"];
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
        responses: decoded.operations["getUserInfo"]["responses"];
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
        responses: decoded.operations["getUserInfoByOldPath"]["responses"];
    };
    getViewsForUser: decoded.operations["getViewsForUser"];
    getSavedTimeForUser: decoded.operations["getSavedTimeForUser"];
    setUsername: decoded.operations["setUsername"];
    getUsername: decoded.operations["getUsername"];
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
                exact?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: decoded.operations["getUserID"]["responses"];
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
                fetchCategoryStats?: boolean;
                /**
                 * @description `true` adds actionTypeCount.
                 * @example true
                 */
                fetchActionTypeStats?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: decoded.operations["getUserStats"]["responses"];
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
                categoryStats?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: decoded.operations["getTopUsers"]["responses"];
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
        responses: decoded.operations["getTopCategoryUsers"]["responses"];
    };
    getTotalStats: {
        parameters: {
            query?: {
                /**
                 * @description `true` adds userCount; anything else means no.
                 * @example true
                 */
                countContributingUsers?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: decoded.operations["getTotalStats"]["responses"];
    };
    getDaysSavedFormatted: decoded.operations["getDaysSavedFormatted"];
    isUserVIP: decoded.operations["isUserVIP"];
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
        responses: decoded.operations["addUserAsVIP"]["responses"];
    };
    setFeature: {
        parameters: decoded.operations["setFeature"]["parameters"];
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeatureOrder"];
            };
        };
        responses: decoded.operations["setFeature"]["responses"];
    };
    getLockCategories: {
        parameters: {
            query?: {
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
                actionType?: components["parameters"]["lockActionType"];
                /** @description Action types to return as a JSON array; used instead of actionType. */
                actionTypes?: components["parameters"]["actionTypes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: decoded.operations["getLockCategories"]["responses"];
    };
    lockCategories: {
        parameters: decoded.operations["lockCategories"]["parameters"];
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockOrder"];
            };
        };
        responses: decoded.operations["lockCategories"]["responses"];
    };
    unlockCategories: {
        parameters: decoded.operations["unlockCategories"]["parameters"];
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockOrder"];
            };
        };
        responses: decoded.operations["unlockCategories"]["responses"];
    };
    lockCategoriesByOldName: {
        parameters: decoded.operations["lockCategoriesByOldName"]["parameters"];
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockOrder"];
            };
        };
        responses: decoded.operations["lockCategoriesByOldName"]["responses"];
    };
    unlockCategoriesByOldName: {
        parameters: decoded.operations["unlockCategoriesByOldName"]["parameters"];
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockOrder"];
            };
        };
        responses: decoded.operations["unlockCategoriesByOldName"]["responses"];
    };
    getLockCategoriesByHashPrefix: {
        parameters: {
            query?: {
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
                actionType?: components["parameters"]["lockActionType"];
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
        responses: decoded.operations["getLockCategoriesByHashPrefix"]["responses"];
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
                enabled?: boolean;
                /**
                 * @description Whether earlier submissions follow; anything but `false` means they do.
                 * @example true
                 */
                unHideOldSubmissions?: boolean;
                /** @description 1 hides earlier submissions from all but the submitting address, 2 from everybody. */
                type?: 1 | 2;
                /** @description Categories of earlier submissions that follow, as a JSON array; all when absent. */
                categories?: string;
                /**
                 * @description `true` bans the addresses the user submitted from as well, with everybody who submitted from them, and hides what was sent from there; it lifts such a ban together with that of the user. Of a user who erased their data (deleteMyData) no addresses are known: those that are banned stay so until somebody is unbanned who submitted from there.
                 * @example false
                 */
                lookForIPs2?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: decoded.operations["shadowBanUser"]["responses"];
    };
    warnUser: {
        parameters: decoded.operations["warnUser"]["parameters"];
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WarningOrder"];
            };
        };
        responses: decoded.operations["warnUser"]["responses"];
    };
    clearCache: decoded.operations["clearCache"];
    purgeAllSegments: {
        parameters: decoded.operations["purgeAllSegments"]["parameters"];
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurgeOrder"];
            };
        };
        responses: decoded.operations["purgeAllSegments"]["responses"];
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
                category?: components["schemas"]["CategoryName"][];
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
                actionType?: components["parameters"]["lockActionType"];
                /** @description Action types to return as a JSON array; used instead of actionType. */
                actionTypes?: components["parameters"]["actionTypes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: decoded.operations["getLockReason"]["responses"];
    };
    getModerationTrail: {
        parameters: {
            query?: {
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
                action?: "ban" | "unban" | "ban_addresses" | "unban_addresses" | "warn" | "unwarn" | "acknowledge" | "lock" | "unlock" | "purge" | "shift" | "add_vip" | "remove_vip" | "add_temporary_vip" | "remove_temporary_vip" | "add_feature" | "remove_feature" | "set_name" | "configure" | "segments" | "review" | "undo";
                /** @description Only entries with a smaller id. */
                before?: number;
                /** @description Entries to return at most. */
                limit?: number;
            };
            header?: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID"?: components["parameters"]["callerID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: decoded.operations["getModerationTrail"]["responses"];
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
        responses: decoded.operations["addUserAsTempVIP"]["responses"];
    };
    segmentShift: {
        parameters: decoded.operations["segmentShift"]["parameters"];
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftOrder"];
            };
        };
        responses: decoded.operations["segmentShift"]["responses"];
    };
    getConfig: decoded.operations["getConfig"];
    postConfig: {
        parameters: decoded.operations["postConfig"]["parameters"];
        /** @description The switch and its new value. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfigChange"];
            };
        };
        responses: decoded.operations["postConfig"]["responses"];
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
        responses: decoded.operations["getVideoLabels"]["responses"];
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
        responses: decoded.operations["getVideoLabelsByHashPrefix"]["responses"];
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
                category?: components["schemas"]["CategoryName"][];
                /** @description Categories to return as a JSON array; used instead of category. */
                categories?: string;
                /**
                 * @description Action type to return; may be repeated. All when absent.
                 * @example [
                 *       "skip"
                 *     ]
                 */
                actionType?: components["schemas"]["ActionName"][];
                /** @description Action types to return as a JSON array; used instead of actionType. */
                actionTypes?: string;
                /**
                 * @description Number of the page, from 0 on.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Segments on a page, 1 to 100; 10 when absent or anything else.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description What the segments are sorted by: timeSubmitted (the default), startTime, endTime, votes or views. Equal ones are in order of storage.
                 * @example votes
                 */
                sortBy?: "timeSubmitted" | "startTime" | "endTime" | "votes" | "views";
                /**
                 * @description asc (the default) or desc.
                 * @example desc
                 */
                sortDir?: "asc" | "desc";
                /**
                 * @description Fewest votes.
                 * @example -1
                 */
                minVotes?: number;
                /**
                 * @description Most votes.
                 * @example 10
                 */
                maxVotes?: number;
                /**
                 * @description Fewest views.
                 * @example 0
                 */
                minViews?: number;
                /**
                 * @description Most views.
                 * @example 1000
                 */
                maxViews?: number;
                /**
                 * @description `false` leaves out segments that a VIP vouched for.
                 * @example false
                 */
                locked?: boolean;
                /**
                 * @description `false` leaves out retired segments.
                 * @example false
                 */
                hidden?: boolean;
                /**
                 * @description `false` leaves out every segment that readers do not see: retired, shadow hidden or removed by votes.
                 * @example false
                 */
                ignored?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: decoded.operations["searchSegments"]["responses"];
    };
    getChapterNames: decoded.operations["getChapterNames"];
    deleteMyData: {
        parameters: decoded.operations["deleteMyData"]["parameters"];
        /** @description Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnDataRequest"];
            };
        };
        responses: decoded.operations["deleteMyData"]["responses"];
    };
    getVocabulary: decoded.operations["getVocabulary"];
    getChanges: {
        parameters: {
            query?: {
                /**
                 * @description Cursor of a snapshot, or `next` of the page before. Without it only the cursor of now is returned.
                 * @example AWmE5UHqxGhPAQAM
                 */
                after?: components["parameters"]["changesAfter"];
                /**
                 * @description Changes to return at most.
                 * @example 500
                 */
                limit?: number;
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
        responses: decoded.operations["getChanges"]["responses"];
    };
    streamChanges: decoded.operations["streamChanges"];
    listSegments: {
        parameters: {
            query?: {
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
                limit?: components["parameters"]["pageLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: decoded.operations["listSegments"]["responses"];
    };
    getSegmentHistory: decoded.operations["getSegmentHistory"];
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
        responses: decoded.operations["explainChoice"]["responses"];
    };
    listLocks: {
        parameters: {
            query?: {
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
                limit?: components["parameters"]["pageLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: decoded.operations["listLocks"]["responses"];
    };
    getLeaderboard: {
        parameters: {
            query?: {
                /**
                 * @description Which submissions count.
                 * @example 7d
                 */
                period?: "all" | "30d" | "7d";
                /**
                 * @description Only segments of this category.
                 * @example sponsor
                 */
                category?: components["schemas"]["CategoryName"];
                /**
                 * @description What is compared.
                 * @example segments
                 */
                sort?: "minutesSaved" | "views" | "segments";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: decoded.operations["getLeaderboard"]["responses"];
    };
    getDailyStats: {
        parameters: {
            query?: {
                /**
                 * @description How many days.
                 * @example 30
                 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: decoded.operations["getDailyStats"]["responses"];
    };
    getMe: decoded.operations["getMe"];
    getMyVotes: {
        parameters: {
            query?: {
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
                limit?: components["parameters"]["pageLimit"];
            };
            header: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID": components["parameters"]["callerRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: decoded.operations["getMyVotes"]["responses"];
    };
    exportMyData: decoded.operations["exportMyData"];
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
                limit?: components["parameters"]["pageLimit"];
            };
            header: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID": components["parameters"]["callerRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: decoded.operations["getModerationQueue"]["responses"];
    };
    moderateSegments: {
        parameters: decoded.operations["moderateSegments"]["parameters"];
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModerationOrder"];
            };
        };
        responses: decoded.operations["moderateSegments"]["responses"];
    };
    undoModeration: decoded.operations["undoModeration"];
    listBans: {
        parameters: {
            query?: {
                /**
                 * @description `next` of the page before.
                 * @example 1785000000000.12
                 */
                cursor?: components["parameters"]["cursor"];
                /**
                 * @description Elements to return at most.
                 * @example 50
                 */
                limit?: components["parameters"]["pageLimit"];
            };
            header: {
                /** @description Local id of the caller, a secret. Unlike a parameter it is in no address, log or history. */
                "X-User-ID": components["parameters"]["callerRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: decoded.operations["listBans"]["responses"];
    };
    banUser: {
        parameters: decoded.operations["banUser"]["parameters"];
        /** @description The JSON form. Fields that are not listed are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BanOrder"];
            };
        };
        responses: decoded.operations["banUser"]["responses"];
    };
    reviewUsers: decoded.operations["reviewUsers"];
    listTemporaryVips: decoded.operations["listTemporaryVips"];
    getDumpIndex: decoded.operations["getDumpIndex"];
    getDumpIndexByOldPath: decoded.operations["getDumpIndexByOldPath"];
    getDumpFile: decoded.operations["getDumpFile"];
    receiveWebhook: {
        parameters: decoded.operations["receiveWebhook"]["parameters"];
        /** @description The payload of the event, a JSON object in UTF-8. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"];
            };
        };
        responses: decoded.operations["receiveWebhook"]["responses"];
    };
    listDeliveries: {
        parameters: {
            query?: {
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
                limit?: number;
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
        responses: decoded.operations["listDeliveries"]["responses"];
    };
    getDelivery: decoded.operations["getDelivery"];
    redeliverDelivery: decoded.operations["redeliverDelivery"];
    listSubscriptions: decoded.operations["listSubscriptions"];
    testSubscription: decoded.operations["testSubscription"];
    disableSubscription: decoded.operations["disableSubscription"];
    enableSubscription: decoded.operations["enableSubscription"];
    listOutgoingDeliveries: {
        parameters: {
            query?: {
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
                limit?: number;
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
        responses: decoded.operations["listOutgoingDeliveries"]["responses"];
    };
    getOutgoingDelivery: decoded.operations["getOutgoingDelivery"];
    replayOutgoingDelivery: decoded.operations["replayOutgoingDelivery"];
    replayOutgoingDeliveries: decoded.operations["replayOutgoingDeliveries"];
}
