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
         *     With `METRICS=public` anybody may read them.
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
         * @description Tells the public id of a user and whether it belongs to a VIP.
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
         * @description A warned user can neither submit nor vote until the warning is taken back. Warning somebody who is warned is 409; taking back a
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
         * @description For VIPs. Bans, warnings, locks, purges, changes of segments and of rank, and names set by the administrator, newest first. Nothing is ever deleted from
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
         *     (-2 votes). Labels of the whole video stay, and stored durations get shorter by the cut.
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
         *     see are suggested.
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
         *     stays valid. An address has a quarter of the streams that may be open at once. The stream ends when the service stops, or when the client has fallen behind what is kept; connecting again
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
         * @description For VIPs. `newcomers`: shown segments of users who have fewer than 10 and are no VIPs; `downvoted`: segments with negative votes that are still shown or were just
         *     voted away; `reported`: segments that were voted malicious, in the order of the last such vote; `rejected`: submissions that the automatic moderator refused, the last
         *     one of each user and video, kept for 30 days. What is locked or hidden is done and not listed. The next page is what is asked with `cursor` set to the `next` of
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
         * Take back what moderateSegments did
         * @description For VIPs. Each segment gets back the state that the deed found, unless it was changed by somebody else since. A deed can be taken back once, and all of it or nothing
         *     is; `undo` of the reply does it again. 404 when the trail has no such deed.
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
         *     Lifting a ban that is not there, or has ended, is 400. Banned addresses stay as they are.
         */
        post: operations["banUser"];
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
         *     The headers are those that the setting `WEBHOOK_HEADERS` says. Its default `host` are those listed below; `github` means `X-GitHub-Event` and
         *     `X-GitHub-Delivery` in their place, `gitea` means `X-Gitea-Event` and `X-Gitea-Delivery`, and any other prefix can be given.
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
            /** @description Whether the user is a VIP. */
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
        VipStatus: {
            /** @description Public id of the user. */
            hashedUserID: string;
            /** @description Whether the user is a VIP. */
            vip: boolean;
        };
        /** @description Who is to be a VIP. */
        VipOrder: {
            userID?: components["schemas"]["PublicUserID"];
            adminUserID?: components["schemas"]["LocalUserID"];
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
             * @description What the warning is about. 0 is segments.
             * @enum {integer}
             */
            type?: 0;
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
        TrailEntry: {
            /** @description Number of the entry; later ones have greater numbers. */
            id: number;
            /** @description When it was done in milliseconds since 1970. */
            time: number;
            /** @description Public id of who did it. */
            actor: string;
            /**
             * @description What was done.
             * @enum {string}
             */
            action: "ban" | "unban" | "ban_addresses" | "unban_addresses" | "warn" | "unwarn" | "acknowledge" | "lock" | "unlock" | "purge" | "shift" | "add_vip" | "remove_vip" | "add_temporary_vip" | "remove_temporary_vip" | "set_name" | "configure" | "segments" | "undo";
            /** @description Public id of whom it befell. */
            user: string | null;
            /** @description Platform of the video. */
            service: string | null;
            /** @description Id of the video. */
            videoID: string | null;
            /** @description What else is known, depending on the action. */
            detail: {
                [key: string]: unknown;
            };
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
            value: number;
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
            /** @description Sum of the votes; readers see segments from -1 on. */
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
            mode?: "anonymise" | "delete";
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
            /** @description Sum of the votes; readers see segments from -1 on. */
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
            /** @description Whether the caller is a VIP. */
            vip: boolean;
            /** @description Whether the caller is the administrator. */
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
            /** @description Whether the caller is a VIP. */
            vip: boolean;
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
            /** @description Sum of the votes; readers see segments from -1 on. */
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
            /** @description Why it was refused. */
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
            /** @description What undoModeration needs to take it back, null when nothing changed. */
            undo: number | null;
        };
        /** @description Which deed to take back. */
        UndoOrder: {
            /** @description `undo` of the reply, which is also the id in the moderation trail. */
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
            enabled?: boolean;
            /** @description How long; for good when absent or null. */
            hours?: number | null;
            /**
             * @description Whether earlier submissions are hidden, or shown again when the ban is lifted.
             * @default true
             */
            hideSubmissions?: boolean;
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
        WebhookPayload: Record<string, never>;
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
        /** @description No token is configured and the caller is not on the same machine, or a web page of another origin asked. */
        NotAllowedFrom: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example Without WEBHOOK_TOKEN only callers on the same machine are served. */
                "text/plain": string;
                /**
                 * @example {
                 *       "type": "urn:segmark:not_local",
                 *       "title": "Not local",
                 *       "status": 403,
                 *       "detail": "Without WEBHOOK_TOKEN only callers on the same machine are served.",
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
        requiredSegment: string[];
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
        voteType: 0 | 1 | 20 | 30;
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
        infoValue: components["schemas"]["UserInfoField"][];
        /** @description Fields to return as a JSON array; used instead of value. */
        infoValues: string;
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
        lockActionType: components["schemas"]["ActionName"][];
        /**
         * @description `true` asks as well whether a segment to skip or silence starts in the first 5 seconds.
         * @example true
         */
        hasStartSegment: boolean;
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
    };
    requestBodies: never;
    headers: {
        /** @description Validator of this answer; send it back as If-None-Match. */
        ETag: string;
        /** @description Who may keep the answer. `private, no-store` when it holds a segment that not everybody sees. */
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
                UUIDs?: string;
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
                exact?: boolean;
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
                categoryStats?: boolean;
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
                countContributingUsers?: boolean;
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
            query?: {
                /** @description Local id of the calling VIP, a secret. X-User-ID may have it instead, and one of them is needed. */
                userID?: components["schemas"]["LocalUserID"];
                /** @description Only what the user with this public id did. */
                actor?: components["schemas"]["PublicUserID"];
                /** @description Only what befell the user with this public id. */
                user?: components["schemas"]["PublicUserID"];
                /** @description Only what happened on this video. */
                videoID?: components["schemas"]["VideoID"];
                /**
                 * @description Only deeds of this kind.
                 * @example ban
                 */
                action?: "ban" | "unban" | "ban_addresses" | "unban_addresses" | "warn" | "unwarn" | "acknowledge" | "lock" | "unlock" | "purge" | "shift" | "add_vip" | "remove_vip" | "add_temporary_vip" | "remove_temporary_vip" | "set_name" | "configure" | "segments" | "undo";
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
                 * @description `false` leaves out every segment that readers do not see: retired, shadow hidden or below -1 votes.
                 * @example false
                 */
                ignored?: boolean;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChapterName"][];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No name resembles the text. The body is an empty array. */
            404: {
                headers: {
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
}
