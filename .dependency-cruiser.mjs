// The rooms of the program and what each may import (ARCHITECTURE.md draws the same picture).
const mayImport = {
  // The types of handlers, and what validators call.
  "generated/": ["src/openapi/index", "src/openapi/runtime/validation"],
  "scripts/": [
    "src/cli/",
    "src/openapi/",
    "src/process/stop-signals",
    "src/process/worker-script",
    "src/webhooks/",
    "test/support/cluster/",
  ],
  "migrations/": ["src/migrator/"],
  "src/config/": [
    "src/openapi/http/connection-limits",
    "src/database/url",
    "src/dumps/export/compression",
    "src/dumps/export/dump-format",
    "src/dumps/publish/licence",
  ],
  "src/migrator/": ["src/database/", "src/make-folder", "src/process/node-version", "generated/migrator/problems"],
  "src/errors": ["src/openapi/runtime/problem", "generated/"],
  "src/ordered-thread": [],
  "src/byte-collector": [],
  "src/make-folder": [],
  "src/webhooks/": ["generated/", "src/byte-collector"],
  "src/domain/": ["src/errors", "src/openapi/document/pattern-", "generated/vocabulary/"],
  "src/database/": ["src/make-folder"],
  "src/storage/": ["src/domain/", "src/database/", "src/migrator/", "src/webhooks/inbox/store", "src/errors"],
  "src/dumps/": ["src/domain/", "src/database/", "src/storage/", "src/errors", "src/make-folder", "src/ordered-thread"],
  "src/caches/": ["src/domain/", "src/database/", "src/storage/", "src/tasks/roll-up", "src/errors"],
  "src/adapters/": [
    "src/domain/",
    "src/config/unreadable-file",
    "src/errors",
    "src/ordered-thread",
    "generated/vocabulary/",
  ],
  "src/tasks/": ["src/database/", "src/storage/", "src/dumps/publish/", "src/errors"],
  "src/use-cases/": [
    "src/domain/",
    "src/storage/",
    "src/caches/",
    "src/adapters/",
    "src/dumps/publish/",
    "src/webhooks/",
    "src/openapi/runtime/caller",
    "src/openapi/runtime/handler",
    "src/errors",
    "generated/",
  ],
  "src/handlers/": [
    "src/use-cases/",
    "src/domain/",
    "src/storage/",
    "src/webhooks/",
    "src/migrator/",
    "src/openapi/runtime/handler",
    "src/openapi/runtime/not-implemented",
    "src/errors",
    "generated/",
  ],
  "src/client/": ["generated/openapi/client-types"],
  // The pages know the service by its specifications alone.
  "web/": [
    "generated/openapi/client-types",
    "generated/migrator/types",
    "generated/migrator/problems",
    "src/client/ids",
  ],
  // The commands of the service import their parts when they run.
  "src/cli/": [
    "src/openapi/",
    "src/process/",
    "src/doctor/",
    "src/config/",
    "src/storage/",
    "src/dumps/",
    "src/tasks/roll-up",
    "src/adapters/rounds",
    "src/make-folder",
  ],
  "src/doctor/": [
    "src/config/",
    "src/database/",
    "src/storage/",
    "src/domain/",
    "src/process/",
    "src/openapi/document/edit-distance",
  ],
  // The spec framework knows nothing of the service: its parts import each other in one direction, and nothing else.
  "src/openapi/": ["src/byte-collector", "src/make-folder"],
  "src/openapi/runtime/": [],
  "src/openapi/http/": ["src/openapi/runtime/", "src/byte-collector"],
  "src/openapi/hapi/": ["src/openapi/runtime/", "src/openapi/http/"],
  "src/openapi/node/": ["src/openapi/runtime/", "src/openapi/http/"],
  "src/openapi/fetch/": ["src/openapi/runtime/", "src/byte-collector"],
  "src/openapi/document/": [
    "src/openapi/runtime/operation",
    "src/openapi/runtime/caller",
    "src/openapi/runtime/decode/json-pointer",
    "src/openapi/runtime/path-template",
    "src/openapi/runtime/problem",
  ],
  "src/openapi/codegen/": [
    "src/openapi/document/",
    "src/openapi/runtime/operation",
    "src/openapi/runtime/caller",
    "src/openapi/runtime/decode/json-pointer",
    "src/make-folder",
  ],
};
const rule = (name, from, to) => ({ name, severity: "error", from, to });
const rooms = Object.entries(mayImport).map(([room, others]) =>
  rule(
    `${room} imports too much`,
    { path: `^${room}` },
    { path: "^(src|web|test|scripts|generated|migrations)/", pathNot: [room, ...others].map((path) => `^${path}`) },
  ),
);
const onlyIn = (library, ...owners) =>
  rule(
    `${library} only in ${owners.join(", ")}`,
    { path: "^src/", pathNot: [...owners.map((room) => `^${room}`), "^src/process/composition"] },
    { path: `node_modules/${library}/` },
  );
const typesOnly = (name, room, other, ...data) =>
  rule(
    name,
    { path: `^${room}` },
    { path: `^${other}`, pathNot: data.map((path) => `^${path}`), dependencyTypesNot: ["type-only"] },
  );

export default {
  forbidden: [
    ...rooms,
    onlyIn("knex", "src/database/", "src/storage/", "src/migrator/"),
    onlyIn("@hapi/hapi", "src/openapi/hapi/", "src/webhooks/middleware/platforms/hapi", "src/migration-server/"),
    rule("no cycles", { pathNot: "^web/" }, { circular: true }),
    // The list of pages loads them when they are opened, and they take the type of what they are given from it.
    rule("no cycles of pages", { path: "^web/" }, { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } }),
    rule(
      "the fetch adapter runs without node:http and hapi",
      { path: "^src/openapi/fetch/" },
      { path: "^(node:)?(https?|http2|net|tls|zlib)$|node_modules/@hapi/", reachable: true },
    ),
    typesOnly("stores are given to handlers", "src/handlers/", "src/storage/"),
    rule(
      "the toolkit depends on no package",
      { path: "^src/webhooks/" },
      { path: "node_modules/", dependencyTypesNot: ["type-only"] },
    ),
    typesOnly(
      "pages have types of what is generated, and the advice for problems",
      "web/",
      "generated/",
      "generated/migrator/problems",
    ),
    typesOnly("adapters are given to handlers", "src/handlers/", "src/adapters/"),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^web/dist/" },
    tsConfig: { fileName: "tsconfig.json" },
  },
};
