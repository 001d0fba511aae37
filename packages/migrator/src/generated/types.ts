// Generated from spec/migrator.yaml by `npm run generate`. Edit the specification, not this file.
export interface paths {
    "/migrations/up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply pending migrations everywhere
         * @description Runs on every leader what is not applied there yet, in order, and writes the schema of the cluster. The answer waits for all leaders;
         *     a client that disconnects does not stop the run. Leaders with nothing to do are left out of the answer.
         */
        post: operations["migrationsUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/runs/{run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop a run
         * @description Stops it as its time limit would, on whatever instances it is going on: what is finished stays applied, the migration that is cut off
         *     is not recorded. The call that started the run is answered with `cancelled`.
         */
        delete: operations["cancelRun"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a run would apply
         * @description Everything that a run looks at before it begins, without running anything: what would be applied on each leader, or the refusal.
         *     Whether the code works is not tried.
         */
        get: operations["migrationsPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is going on
         * @description Every replica set at one look: its leader, what is applied and pending there, what runs, how the last attempt ended. A replica set
         *     without a leader is in the answer with the reason, and hides no other.
         */
        get: operations["migrationsStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/applied": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is applied on every leader
         * @description Takes no lock and may be asked while migrations run. Every leader is in the answer, also one without migrations.
         */
        get: operations["migrationsApplied"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what was done to every leader, and when
         * @description Attempts to run migrations, and records that came in another way, newest last. A leader keeps its newest 1000 attempts; an older
         *     record is there without times. Takes no lock.
         */
        get: operations["migrationsHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/baseline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record migrations that are there already
         * @description Records everything up to a migration as applied, without running it: for a database that was there before its migrations. Refused
         *     when a table differs between leaders, when there is none at all, and when what is recorded is not the beginning of the list.
         */
        post: operations["baselineMigrations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/repair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an edited text, forget a failed attempt
         * @description Records the present text of an applied migration that was edited, and forgets an attempt that failed or whose process died; a file of
         *     SQL that is half done begins at its start again. Runs nothing, and changes nothing in the tables of the application. With `apply`
         *     the migrations have to be named when there are several.
         */
        post: operations["repairMigrations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/adopt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over what another tool has applied
         * @description Reads on every leader what another tool has recorded, in its own table, which is never written to, and records the same migrations
         *     here, without running any. Refused when the tool is at work or left something half done, when it has applied what the list does not
         *     have, and when what it has applied is not the beginning of the list.
         */
        post: operations["adoptMigrations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migrations/move_migrations_state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the list of applied migrations to the leaders
         * @description Needed once after an upgrade from a version that kept the list in the cluster-wide configuration: copies it to every leader and removes
         *     it from the configuration. Nothing is executed. A second call answers with an empty map.
         */
        post: operations["moveMigrationsState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the cluster-wide configuration
         * @description All sections as they are now, sorted by name. Never from a cache.
         */
        get: operations["getClusterConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the cluster-wide configuration
         * @description Replaces whole sections, all of them or none. Sections that are not named stay as they are. The change is made for a version that was
         *     read before; when the configuration has moved on since, it is refused. What the manager knows to be wrong is refused too: a topology
         *     or options that do not fit, migrations that do not parse.
         *
         *     Sections below `migrations/source/` are code that runs with the rights of the instances.
         */
        patch: operations["patchClusterConfig"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Names of migrations in the order in which they were applied.
         * @example [
         *       "01_first.ts",
         *       "02_second.ts"
         *     ]
         */
        MigrationNames: string[];
        /**
         * @description Names of migrations by the alias of the leader.
         * @example {
         *       "storage-1-1": [
         *         "01_first.ts"
         *       ]
         *     }
         */
        NamesByLeader: {
            [key: string]: components["schemas"]["MigrationNames"];
        };
        /** @description What is applied on each leader. */
        Applied: {
            applied: components["schemas"]["NamesByLeader"];
        };
        /** @description What was applied on each leader by this call. */
        AppliedNow: {
            applied: components["schemas"]["NamesByLeader"];
            warnings?: components["schemas"]["Warnings"];
        };
        /** @description What is remarkable about the migrations of the instance that was asked: files that were left out, two with the same number. Nothing is refused for it. */
        Warnings: string[];
        /** @description What was copied to each leader by this call. */
        Moved: {
            migrations_moved: components["schemas"]["NamesByLeader"];
        };
        /** @description A change of records that runs nothing. */
        Amendments: {
            /** @description Whether it was done. */
            written: boolean;
            /** @description What changed, or would, by the alias of the leader. */
            leaders: {
                [key: string]: components["schemas"]["Amendment"];
            };
        };
        /** @description A file of another tool. */
        ForeignFile: {
            /** @description Its text. */
            file: string;
        };
        /** @description What changed, or would, on one leader. */
        Amendment: {
            /** @description In the order of the list. */
            changes: components["schemas"]["AmendedMigration"][];
            /** @description What a person should know before it is done. */
            remarks: string[];
        };
        /** @description A migration whose record changes. */
        AmendedMigration: {
            /** @description Its name. */
            migration: string;
            /** @description What its line in the history says: baseline, adopted, accepted or forgotten. */
            change: string;
            /** @description What it was before, for a person to read. */
            detail: string | null;
        };
        /** @description What was done to each leader. */
        History: {
            /** @description Lines by the alias of the leader, newest last. */
            history: {
                [key: string]: components["schemas"]["HistoryLine"][];
            };
        };
        /** @description One attempt to run a migration, or a record that came in another way. */
        HistoryLine: {
            /** @description Its name. */
            migration: string;
            /**
             * @description How an attempt ended: applied, failed, timed_out, leadership_lost, interrupted, or running when it has not. How a record came
             *     without running: baseline, adopted, moved; recorded when nobody knows any more. What a repair did: accepted another text, or
             *     forgotten a failed attempt.
             */
            outcome: string;
            /** @description Milliseconds since 1970, null when nobody knows any more. */
            started_at: number | null;
            /** @description Milliseconds since 1970, null while it runs and when its end is unknown. */
            ended_at: number | null;
            /** @description Milliseconds from its start to its end. */
            duration_ms: number | null;
            /** @description Alias of the instance that coordinated it. */
            coordinator: string | null;
            /** @description Number of the run. */
            run_id: string | null;
            /** @description The checksum that is recorded now, on the line that recorded the migration. */
            checksum: string | null;
            /** @description The message of the error. */
            error: string | null;
        };
        /** @description What happened on one leader. */
        LeaderOutcome: {
            /**
             * @description How its part ended: all was applied, there was nothing to do, a migration failed, the time limit ran out, it stopped being the leader,
             *     it stopped answering, it refused before running anything, it was stopped before its next migration because another leader failed, or it was never started.
             * @enum {string}
             */
            outcome: "applied" | "nothing_to_do" | "failed" | "timed_out" | "leadership_lost" | "unreachable" | "refused" | "halted" | "not_started";
            /** @description Names applied by this call, also when a later one failed. */
            applied_now: components["schemas"]["MigrationNames"];
            /** @description All names applied there, as far as they are known. */
            applied: components["schemas"]["MigrationNames"];
            /** @description The migration that failed or ran out of time. */
            failed?: string;
            /** @description The message of the error. */
            error?: string;
            place?: components["schemas"]["FailurePlace"];
            /** @description True when the database could not stop the statement and still works on it. */
            still_running?: boolean;
        };
        /** @description Where a migration failed, as far as its error tells. The stack is in the log of the leader. */
        FailurePlace: {
            /** @description The text of the migration, or the nearest one of the application: a path, or the name of a section. */
            file: string | null;
            /** @description Line of the file. */
            line: number | null;
            /** @description The statement that the database refused, without the values in it. */
            statement: string | null;
        };
        /** @description What a run would apply on each leader. */
        Plan: {
            pending: components["schemas"]["NamesByLeader"];
        };
        /** @description The run that is being stopped. */
        Cancelled: {
            /**
             * Format: uuid
             * @description Number of the run.
             */
            run_id: string;
        };
        /** @description Milliseconds since 1970. */
        Time: number;
        /** @description Who holds a lock. */
        Holder: {
            /** @description Number of the run. */
            run_id: string | null;
            /** @description Alias of the instance that coordinates it. */
            owner: string | null;
            /** @description Milliseconds since 1970. */
            since: number | null;
        };
        /** @description The cluster at one look. */
        Status: {
            /** @description Name of the cluster. */
            cluster: string;
            /** @description Version of the cluster-wide configuration. */
            config_version: number;
            /** @description The run that is going on, null when there is none. */
            run: components["schemas"]["Holder"] | null;
            /** @description True when two leaders have applied different names, or the same in another order. */
            lists_differ: boolean;
            /** @description What `POST /migrations/up` would be refused with now, or fail with although nothing is pending; null when it would not. */
            refused: components["schemas"]["Trouble"] | null;
            warnings: components["schemas"]["Warnings"];
            /** @description In the order of the topology. */
            replicasets: components["schemas"]["ReplicaSetStatus"][];
        };
        /** @description A replica set. */
        ReplicaSetStatus: {
            /** @description Name of the replica set. */
            name: string;
            /** @description Alias of its leader. */
            leader: string | null;
            /** @description Why there is no leader or nothing is known of it, null when all is well. */
            problem: components["schemas"]["Trouble"] | null;
            /** @description Its enabled instances. */
            instances: components["schemas"]["InstanceStatus"][];
            /** @description What the leader says, null when there is none or it does not answer. */
            state: components["schemas"]["LeaderState"] | null;
        };
        /** @description What is wrong. */
        Trouble: {
            /** @description Stable name of the problem, see `x-problems`. */
            code: string;
            /** @description What is wrong, for a person to read. */
            detail: string;
        };
        /** @description An instance as it answered. */
        InstanceStatus: {
            /** @description Name of the instance. */
            alias: string;
            /** @description Whether it answered. */
            reachable: boolean;
            /** @description Whether its database accepts writes. */
            writable: boolean;
            /**
             * @description How its database replicates.
             * @enum {string|null}
             */
            mode: "sqlite" | "galera" | "group" | "async" | null;
            /** @description Version of its database. */
            version: string | null;
            /** @description Why it is not writable or does not answer. */
            why: string | null;
        };
        /** @description What a leader says of itself. */
        LeaderState: {
            /** @description What is applied there. */
            applied: components["schemas"]["MigrationNames"];
            /** @description What its own list has beyond that. */
            pending: components["schemas"]["MigrationNames"];
            /** @description Migrations whose process died half-way. The next run starts them again. */
            interrupted: components["schemas"]["MigrationNames"];
            /** @description The run that is going on there, null when there is none. */
            running: components["schemas"]["Running"] | null;
            /** @description The last attempt to run a migration, null before the first. */
            last: components["schemas"]["Attempt"] | null;
            /** @description Who holds the lock of this leader, null when nobody does. */
            lock: components["schemas"]["Holder"] | null;
        };
        /** @description A run on one leader. */
        Running: {
            /** @description Number of the run. */
            run_id: string;
            /** @description The migration that runs now. */
            name: string | null;
            since: components["schemas"]["Time"];
            /** @description Milliseconds since the run began there. */
            elapsed_ms: number;
            /** @description Milliseconds that the run has there. */
            limit_ms: number;
            /** @description Percent of the statement that runs, where the database tells. */
            progress: number | null;
            /** @description Set while a statement waits for a table that another transaction uses. It asks for the table every few seconds, so that readers get in between. */
            waiting: {
                /** @description Milliseconds since it began to wait. */
                elapsed_ms: number;
                /** @description Who has the table, as far as the database tells, and what ends it. */
                detail: string;
            } | null;
        };
        /** @description One attempt to run a migration. */
        Attempt: {
            /** @description Number of the run. */
            run_id: string;
            /** @description The migration. */
            name: string;
            /** @description How it ended: applied, failed, timed_out, leadership_lost, interrupted, or running when it has not. */
            outcome: string;
            started_at: components["schemas"]["Time"];
            /** @description Milliseconds since 1970. */
            ended_at: number | null;
            /** @description The message of the error. */
            error: string | null;
            /** @description Where it failed, null when it did not or nobody can tell. */
            place: components["schemas"]["FailurePlace"] | null;
        };
        /** @description A section of the configuration. */
        Section: {
            /** @description Name of the section. */
            filename: string;
            /** @description Its text. */
            content: string;
        };
        /** @description The cluster-wide configuration. */
        ClusterConfig: {
            /** @description Grows with every change. */
            version: number;
            changed_at: components["schemas"]["Time"];
            /** @description Who made the last change, empty before the first. */
            changed_by: string;
            /** @description Sorted by name. */
            sections: components["schemas"]["Section"][];
        };
        /** @description Sections as they shall be. */
        ConfigPatch: {
            /** @description The version that was read. */
            version: number;
            /** @description Those that change. */
            sections: components["schemas"]["SectionChange"][];
        };
        /** @description A section as it shall be. */
        SectionChange: {
            /** @description Name of the section. */
            filename: string;
            /** @description Its whole text; null removes it. */
            content: string | null;
        };
        /** @description Why a request failed (RFC 9457). */
        Problem: {
            /** @description Identifies the problem, `urn:migrator:` and the code. */
            type: string;
            /** @description The problem in a few words. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description What is wrong and what would be right, for a person to read. */
            detail: string;
            /** @description Stable name of the problem, see `x-problems`. */
            code: string;
            /**
             * Format: uuid
             * @description Identifies the run in the logs of all instances.
             */
            run_id?: string;
            /** @description What happened on each leader that was asked, by alias. */
            leaders?: {
                [key: string]: components["schemas"]["LeaderOutcome"];
            };
        };
        /** @description A problem with status 400. */
        BadRequestProblem: components["schemas"]["Problem"] & {
            /**
             * @description Stable name of the problem.
             * @enum {string}
             */
            code?: "bad_request" | "malformed_json";
        };
        /** @description A problem with status 404. */
        NotFoundProblem: components["schemas"]["Problem"] & {
            /**
             * @description Stable name of the problem.
             * @enum {string}
             */
            code?: "not_found" | "unknown_run";
        };
        /** @description A problem with status 408. */
        RequestTimeoutProblem: components["schemas"]["Problem"] & {
            /**
             * @description Stable name of the problem.
             * @enum {string}
             */
            code?: "request_timeout";
        };
        /** @description A problem with status 413. */
        TooLargeProblem: components["schemas"]["Problem"] & {
            /**
             * @description Stable name of the problem.
             * @enum {string}
             */
            code?: "body_too_large";
        };
        /** @description A problem with status 415. */
        UnsupportedMediaTypeProblem: components["schemas"]["Problem"] & {
            /**
             * @description Stable name of the problem.
             * @enum {string}
             */
            code?: "unsupported_media_type";
        };
        /** @description A problem with status 422. */
        BadConfigProblem: components["schemas"]["Problem"] & {
            /**
             * @description Stable name of the problem.
             * @enum {string}
             */
            code?: "bad_config";
        };
        /** @description A problem with status 401. */
        UnauthorizedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Stable name of the problem.
             * @enum {string}
             */
            code?: "unauthorized";
        };
        /** @description A problem with status 403. */
        ForbiddenProblem: components["schemas"]["Problem"] & {
            /**
             * @description Stable name of the problem.
             * @enum {string}
             */
            code?: "not_local" | "cross_site";
        };
        /** @description A problem with status 409. */
        ConflictProblem: components["schemas"]["Problem"] & {
            /**
             * @description Stable name of the problem.
             * @enum {string}
             */
            code?: "run_in_progress" | "applied_list_in_config" | "lists_differ" | "order_violation" | "applied_migration_changed" | "schema_differs" | "schema_invalid" | "config_conflict" | "state_inconsistent" | "user_bypasses_read_only";
        };
        /** @description A problem with status 500. */
        FailedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Stable name of the problem.
             * @enum {string}
             */
            code?: "migration_failed" | "loader_failed" | "internal";
        };
        /** @description A problem with status 503. */
        UnavailableProblem: components["schemas"]["Problem"] & {
            /**
             * @description Stable name of the problem.
             * @enum {string}
             */
            code?: "leader_not_found" | "several_leaders" | "leader_unreachable" | "leadership_lost" | "config_store_unavailable" | "overloaded" | "shutting_down";
        };
        /** @description A problem with status 504. */
        TimeoutProblem: components["schemas"]["Problem"] & {
            /**
             * @description Stable name of the problem.
             * @enum {string}
             */
            code?: "storage_timeout" | "cancelled";
        };
    };
    responses: {
        /** @description The request has no token or another one. */
        Unauthorized: {
            headers: {
                /** @description How to authenticate. */
                "WWW-Authenticate"?: "Bearer";
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:migrator:unauthorized",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "detail": "A bearer token is needed.",
                 *       "code": "unauthorized"
                 *     }
                 */
                "application/problem+json": components["schemas"]["UnauthorizedProblem"];
            };
        };
        /** @description A web page of another origin made the request; or the token is `none` and the caller is not on this machine. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:migrator:not_local",
                 *       "title": "Not local",
                 *       "status": 403,
                 *       "detail": "With OPERATOR_TOKEN=none only callers on the same machine are served.",
                 *       "code": "not_local"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ForbiddenProblem"];
            };
        };
        /** @description A parameter or the body is not as the specification says. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:migrator:bad_request",
                 *       "title": "Bad request",
                 *       "status": 400,
                 *       "detail": "No valid wait. wait must be a number from 0 to 86400.",
                 *       "code": "bad_request"
                 *     }
                 */
                "application/problem+json": components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The topology says that this instance does not serve the endpoints. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:migrator:not_found",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "detail": "Not Found",
                 *       "code": "not_found"
                 *     }
                 */
                "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description The run is not going on, or the topology says that this instance does not serve the endpoints. */
        UnknownRun: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:migrator:unknown_run",
                 *       "title": "Unknown run",
                 *       "status": 404,
                 *       "detail": "This run is not going on.",
                 *       "code": "unknown_run"
                 *     }
                 */
                "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description The body did not arrive whole. Nothing was run. */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:migrator:request_timeout",
                 *       "title": "Request timeout",
                 *       "status": 408,
                 *       "detail": "The body did not arrive in time.",
                 *       "code": "request_timeout"
                 *     }
                 */
                "application/problem+json": components["schemas"]["RequestTimeoutProblem"];
            };
        };
        /** @description The body is larger than the operation accepts. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:migrator:body_too_large",
                 *       "title": "Body too large",
                 *       "status": 413,
                 *       "detail": "The body is larger than this operation accepts.",
                 *       "code": "body_too_large"
                 *     }
                 */
                "application/problem+json": components["schemas"]["TooLargeProblem"];
            };
        };
        /** @description The body is in a Content-Encoding. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:migrator:unsupported_media_type",
                 *       "title": "Unsupported media type",
                 *       "status": 415,
                 *       "detail": "The Content-Encoding must be identity, not gzip: send the body as it is.",
                 *       "code": "unsupported_media_type"
                 *     }
                 */
                "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
            };
        };
        /** @description A section of the configuration is not valid. Nothing was changed. */
        BadConfiguration: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:migrator:bad_config",
                 *       "title": "Bad configuration",
                 *       "status": 422,
                 *       "detail": "migrations.yml options.storage_timeout: expected a number of seconds, from 0 to 31536000.",
                 *       "code": "bad_config"
                 *     }
                 */
                "application/problem+json": components["schemas"]["BadConfigProblem"];
            };
        };
        /** @description The cluster is not in a state in which this can be done. The code says which. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ConflictProblem"];
            };
        };
        /** @description A migration failed on at least one leader, or the migrations could not be loaded. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["FailedProblem"];
            };
        };
        /** @description A leader or the configuration cannot be reached. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:migrator:leader_not_found",
                 *       "title": "Leader not found",
                 *       "status": 503,
                 *       "detail": "storage-1 has no leader.",
                 *       "code": "leader_not_found",
                 *       "run_id": "7d3f8a52-9c1e-4b6a-8f0d-2e5c7a9b1d34"
                 *     }
                 */
                "application/problem+json": components["schemas"]["UnavailableProblem"];
            };
        };
        /** @description A leader did not finish within `storage_timeout`, or the run was cancelled. */
        Timeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "urn:migrator:storage_timeout",
                 *       "title": "Storage timeout",
                 *       "status": 504,
                 *       "detail": "storage-1-1 did not finish within 3600 seconds.",
                 *       "code": "storage_timeout",
                 *       "run_id": "7d3f8a52-9c1e-4b6a-8f0d-2e5c7a9b1d34",
                 *       "leaders": {
                 *         "storage-1-1": {
                 *           "outcome": "timed_out",
                 *           "applied_now": [],
                 *           "applied": [],
                 *           "failed": "01_first.ts",
                 *           "still_running": false
                 *         }
                 *       }
                 *     }
                 */
                "application/problem+json": components["schemas"]["TimeoutProblem"];
            };
        };
    };
    parameters: never;
    requestBodies: {
        /** @description Read and dropped, whatever it is. */
        Ignored: {
            content: {
                /** @example  */
                "*/*": unknown;
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    migrationsUp: {
        parameters: {
            query: {
                /**
                 * @description Seconds to stand in line when another run holds the lock.
                 * @example 60
                 */
                wait: number;
                /**
                 * @description Alias of the one leader to run on. The schema of the cluster is left to the run that completes the others.
                 * @example storage-1-1
                 */
                only?: string;
                /**
                 * @description The last migration to apply.
                 * @example 02_second.ts
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Ignored"];
        responses: {
            /** @description Everything is applied. The names are those applied by this call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppliedNow"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BadConfiguration"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["Timeout"];
        };
    };
    cancelRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the run, from the status or a problem.
                 * @example 7d3f8a52-9c1e-4b6a-8f0d-2e5c7a9b1d34
                 */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Ignored"];
        responses: {
            /** @description It is being stopped. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "run_id": "7d3f8a52-9c1e-4b6a-8f0d-2e5c7a9b1d34"
                     *     }
                     */
                    "application/json": components["schemas"]["Cancelled"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownRun"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BadConfiguration"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    migrationsPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names that would be applied on each leader, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["BadConfiguration"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    migrationsStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the cluster. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["BadConfiguration"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    migrationsApplied: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names applied on each leader, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Applied"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["BadConfiguration"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    migrationsHistory: {
        parameters: {
            query: {
                /**
                 * @description How many lines of each leader, the newest.
                 * @example 20
                 */
                limit: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines of each leader, newest last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["History"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["BadConfiguration"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    baselineMigrations: {
        parameters: {
            query: {
                /**
                 * @description The last migration that is there already.
                 * @example 01_first.ts
                 */
                name: string;
                /**
                 * @description Do it. Without it nothing is written, and the answer tells what would be.
                 * @example true
                 */
                apply: boolean;
                /**
                 * @description With `apply`, seconds to stand in line when another run holds the lock.
                 * @example 60
                 */
                wait: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Ignored"];
        responses: {
            /** @description What is changed on each leader, or would be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Amendments"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BadConfiguration"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    repairMigrations: {
        parameters: {
            query: {
                /**
                 * @description Only this one; may be repeated.
                 * @example [
                 *       "01_first.ts"
                 *     ]
                 */
                migration: string[];
                /**
                 * @description Do it. Without it nothing is written, and the answer tells what would be.
                 * @example true
                 */
                apply: boolean;
                /**
                 * @description With `apply`, seconds to stand in line when another run holds the lock.
                 * @example 60
                 */
                wait: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Ignored"];
        responses: {
            /** @description What is changed on each leader, or would be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Amendments"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BadConfiguration"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    adoptMigrations: {
        parameters: {
            query: {
                /**
                 * @description The tool.
                 * @example knex
                 */
                from: "knex" | "umzug" | "flyway" | "liquibase" | "dbmate" | "golang-migrate" | "prisma" | "drizzle" | "tarantool";
                /**
                 * @description Its table of applied migrations, where that is not called as usual.
                 * @example my_migrations
                 */
                table?: string;
                /**
                 * @description Do it. Without it nothing is written, and the answer tells what would be.
                 * @example true
                 */
                apply: boolean;
                /**
                 * @description With `apply`, seconds to stand in line when another run holds the lock.
                 * @example 60
                 */
                wait: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A file that some tools keep: `meta/_journal.json` of Drizzle, `umzug.json`, the answer of `GET /migrations/applied` of tarantool/migrations. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ForeignFile"];
            };
        };
        responses: {
            /** @description What is changed on each leader, or would be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Amendments"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BadConfiguration"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveMigrationsState: {
        parameters: {
            query: {
                /**
                 * @description Seconds to stand in line when another run holds the lock.
                 * @example 60
                 */
                wait: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Ignored"];
        responses: {
            /** @description The names copied to each leader by this call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["BadConfiguration"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClusterConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration and its version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClusterConfig"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchClusterConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The sections as they shall be. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfigPatch"];
            };
        };
        responses: {
            /** @description The configuration as it is now. Its version is one more, unless nothing was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClusterConfig"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BadConfiguration"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
}
