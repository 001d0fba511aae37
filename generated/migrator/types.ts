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
        /** @description What is applied on each leader, or was applied by this call. */
        Applied: {
            applied: components["schemas"]["NamesByLeader"];
        };
        /** @description What was copied to each leader by this call. */
        Moved: {
            migrations_moved: components["schemas"]["NamesByLeader"];
        };
        /** @description What happened on one leader. */
        LeaderOutcome: {
            /**
             * @description How its part ended: all was applied, there was nothing to do, a migration failed, the time limit ran out, it stopped being the leader,
             *     it stopped answering, it refused before running anything, or it was never started.
             * @enum {string}
             */
            outcome: "applied" | "nothing_to_do" | "failed" | "timed_out" | "leadership_lost" | "unreachable" | "refused" | "not_started";
            /** @description Names applied by this call, also when a later one failed. */
            applied_now: components["schemas"]["MigrationNames"];
            /** @description All names applied there, as far as they are known. */
            applied: components["schemas"]["MigrationNames"];
            /** @description The migration that failed or ran out of time. */
            failed?: string;
            /** @description The message of the error. */
            error?: string;
            /** @description True when the database could not stop the statement and still works on it. */
            still_running?: boolean;
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
            code?: "leader_not_found" | "several_leaders" | "leader_unreachable" | "leadership_lost" | "config_store_unavailable";
        };
        /** @description A problem with status 504. */
        TimeoutProblem: components["schemas"]["Problem"] & {
            /**
             * @description Stable name of the problem.
             * @enum {string}
             */
            code?: "storage_timeout";
        };
        /**
         * @description Section `topology.yml`, which replica sets there are and which instances belong to them. It never holds database credentials.
         * @example {
         *       "cluster": "shop",
         *       "replicasets": {
         *         "api": {
         *           "roles": [
         *             "vshard-router"
         *           ]
         *         },
         *         "storage-1": {
         *           "roles": [
         *             "vshard-storage"
         *           ]
         *         }
         *       },
         *       "instances": {
         *         "api-1": {
         *           "replicaset": "api",
         *           "url": "http://127.0.0.1:8081"
         *         },
         *         "storage-1-1": {
         *           "replicaset": "storage-1",
         *           "url": "http://127.0.0.1:8082",
         *           "public": false
         *         }
         *       }
         *     }
         */
        Topology: {
            /** @description Name of the cluster. */
            cluster: string;
            /** @description Replica sets by name. */
            replicasets: {
                [key: string]: components["schemas"]["ReplicaSet"];
            };
            /** @description Instances by alias. Their order is the order of preference where several could lead. */
            instances: {
                [key: string]: components["schemas"]["Instance"];
            };
        };
        /** @description Instances whose databases replicate from each other. */
        ReplicaSet: {
            /** @description Roles that are enabled here, beside `migrator` and `ddl-manager`, which always are. */
            roles: string[];
        };
        /** @description One process that runs the application. */
        Instance: {
            /** @description Name of the replica set it belongs to. */
            replicaset: string;
            /**
             * Format: uri
             * @description Where the other instances reach it.
             */
            url: string;
            /**
             * @description Whether it serves the endpoints of this document. It is migrated in any case.
             * @default true
             */
            public?: boolean;
            /**
             * @description Whether it is left out of everything.
             * @default false
             */
            disabled?: boolean;
        };
        /** @description Key `options` of section `migrations.yml`. */
        Options: {
            /**
             * @description Seconds that one leader has for all its pending migrations together. 0 fails as soon as one is pending.
             * @default 3600
             */
            storage_timeout?: number;
        };
    };
    responses: {
        /** @description The instance has a token and the request has none or another one. */
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
        /** @description The caller is not on this machine, or a web page of another origin made the request. */
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
                 *       "detail": "Without a configured token only callers on the same machine are served.",
                 *       "code": "not_local"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ForbiddenProblem"];
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
        /** @description A leader did not finish within `storage_timeout`. */
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
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    migrationsUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything is applied. The names are those applied by this call. */
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
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["Timeout"];
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveMigrationsState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["Timeout"];
        };
    };
}
