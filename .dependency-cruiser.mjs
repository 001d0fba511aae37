// The rooms of the service, the folders of packages, and what each may import (ARCHITECTURE.md says what they hold).
/** The rooms of the service. Packages are imported by name, and their manifests say what they export. */
const mayImport = {
  // The types of handlers, what validators call, and what sends.
  "generated/": [
    "packages/openapi/src/handlers",
    "packages/openapi/src/runtime/validation",
    "packages/openapi/src/send",
  ],
  "scripts/": [
    "packages/",
    "src/process/supervisor/stop-signals",
    "src/process/supervisor/worker-script",
    "test/support/cluster/",
    "test/support/operator",
  ],
  "migrations/": ["packages/database/src/tables", "packages/migrator/", "packages/webhooks/src/knex-store"],
  "src/exports/": ["packages/"],
  "src/config/": [
    "packages/database/",
    "packages/migrator/src/server/config/",
    "packages/openapi/src/http/connection-limits",
    "src/dumps/export/compression",
    "src/dumps/export/dump-format",
    "src/dumps/publish/licence",
  ],
  "src/errors": ["packages/openapi/src/operation/problem", "generated/"],
  "src/ordered-thread": [],
  "src/domain/": [
    "packages/database/src/error-message",
    "packages/openapi/src/document/patterns/",
    "src/errors",
    "generated/openapi/outgoing/",
    "generated/vocabulary/",
    "generated/webhooks-out/",
  ],
  "src/storage/": [
    "packages/database/",
    "packages/migrator/",
    "packages/webhooks/src/inbox/store",
    "packages/webhooks/src/knex-store",
    "src/domain/",
    "src/errors",
  ],
  "src/dumps/": ["packages/database/", "src/domain/", "src/storage/", "src/errors", "src/ordered-thread"],
  "src/caches/": ["packages/database/", "src/domain/", "src/storage/", "src/tasks/roll-up", "src/errors"],
  "src/adapters/": [
    "packages/database/src/error-message",
    "packages/database/src/periodic-task",
    "packages/database/src/unreadable-file",
    "packages/openapi/src/bounded-text",
    "packages/webhooks/src/standard",
    "src/domain/",
    "src/errors",
    "src/ordered-thread",
    "generated/vocabulary/",
    "generated/webhooks-out/",
  ],
  "src/tasks/": ["packages/database/", "src/storage/", "src/dumps/publish/", "src/errors"],
  "src/use-cases/": [
    "packages/database/src/back-off",
    "packages/database/src/error-message",
    "packages/database/src/pause",
    "packages/openapi/src/operation/caller",
    "packages/openapi/src/operation/handler",
    "packages/webhooks/",
    "src/domain/",
    "src/storage/",
    "src/caches/",
    "src/adapters/",
    "src/dumps/publish/",
    "src/errors",
    "generated/",
  ],
  "src/handlers/": [
    "packages/migrator/",
    "packages/openapi/src/index",
    "packages/openapi/src/operation/handler",
    "packages/webhooks/",
    "src/use-cases/",
    "src/domain/",
    "src/storage/",
    "src/errors",
    "generated/",
  ],
  "src/client/": [
    "packages/database/src/back-off",
    "packages/database/src/pause",
    "packages/openapi/src/known-options",
    "generated/openapi/client-types",
  ],
  // The pages know the service by its specifications alone.
  "web/": [
    "generated/openapi/client-types",
    "packages/migrator/src/generated/types",
    "packages/migrator/src/generated/problems",
    "src/client/ids",
  ],
  // The commands of the service import their parts when they run.
  "src/cli/": [
    "packages/",
    "src/process/",
    "src/doctor/",
    "src/config/",
    "src/storage/",
    "src/dumps/",
    "src/tasks/roll-up",
    "src/adapters/rounds",
    "src/domain/outgoing/",
    "src/use-cases/outgoing/test-message",
  ],
  "src/doctor/": [
    "packages/database/",
    "packages/openapi/src/edit-distance",
    "src/config/",
    "src/storage/",
    "src/domain/",
    "src/process/",
  ],
};

/** Folders of packages, and which others of the same package each imports beside its files and generated code. */
const inPackage = {
  openapi: {
    operation: [],
    runtime: ["operation/"],
    "runtime/decode": ["operation/"],
    http: ["operation/", "runtime/"],
    hapi: ["operation/", "runtime/", "http/"],
    node: ["operation/", "runtime/", "http/"],
    fetch: ["operation/", "runtime/"],
    send: ["operation/", "runtime/"],
    document: ["operation/"],
    "document/tree": ["operation/json-pointer"],
    "document/patterns": [],
    "document/read": ["document/tree/"],
    "document/model": ["document/tree/", "document/read/", "operation/"],
    "document/repair": ["document/tree/", "document/patterns/", "document/model/", "operation/"],
    "document/check": ["document/tree/", "document/patterns/", "document/model/", "operation/"],
    "document/events": ["document/tree/", "document/check/"],
    codegen: ["document/", "operation/"],
    cli: ["operation/", "document/", "codegen/", "runtime/"],
  },
  migrator: {
    protocol: [],
    engine: ["protocol/"],
    "engine/list": ["protocol/", "engine/sql/"],
    "engine/records": ["protocol/"],
    "engine/schema": ["protocol/", "engine/records/"],
    "engine/run": ["protocol/", "engine/list/", "engine/records/"],
    "engine/online": ["protocol/", "engine/run/"],
    "engine/lint": ["protocol/", "engine/online/", "engine/sql/"],
    "engine/sql": ["protocol/", "engine/records/", "engine/run/"],
    node: ["protocol/", "engine/"],
    cluster: ["protocol/", "engine/", "node/"],
    server: ["protocol/", "cluster/"],
    "server/handlers": ["protocol/", "cluster/"],
    "server/config": [],
  },
};
const folders = (name) =>
  Object.fromEntries(
    Object.entries(inPackage[name]).map(([folder, others]) => [
      `packages/${name}/src/${folder}/`,
      ["[^/]+[.][jt]s$", "generated/", ...others].map((other) => `packages/${name}/src/${other}`),
    ]),
  );
const rule = (name, from, to) => ({ name, severity: "error", from, to });
const within = (table, all) =>
  Object.entries(table).map(([room, others]) =>
    rule(
      `${room} imports too much`,
      { path: `^${room}` },
      { path: all, pathNot: [room, ...others].map((path) => `^${path}`) },
    ),
  );
/** What each package may import of the others. */
const above = { database: [], openapi: [], webhooks: [], migrator: ["database", "openapi"] };
const packages = Object.entries(above).map(([name, others]) =>
  rule(
    `${name} stands alone`,
    // The store over Knex is a door of its own, whose users install what it needs.
    { path: `^packages/${name}/(src|bin)/`, pathNot: "^packages/webhooks/src/knex-store" },
    {
      path: "^(src|web|test|scripts|generated|migrations|packages)/",
      pathNot: [name, ...others].map((one) => `^packages/${one}/src/`),
    },
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
    ...within(mayImport, "^(src|web|test|scripts|generated|migrations|packages)/"),
    ...within(folders("openapi"), "^packages/openapi/"),
    ...within(folders("migrator"), "^packages/migrator/"),
    ...packages,
    rule(
      "the store over Knex imports the toolkit and databases",
      { path: "^packages/webhooks/src/knex-store" },
      { path: "^(src|web|test|scripts|generated|migrations|packages)/", pathNot: "^packages/(webhooks|database)/src/" },
    ),
    rule(
      "the toolkit does not load the store over Knex",
      { path: "^packages/webhooks/src/", pathNot: "^packages/webhooks/src/knex-store" },
      { path: "^packages/webhooks/src/knex-store" },
    ),
    rule(
      "imports are resolved",
      { pathNot: ["^test/", "^packages/[^/]+/test/", "^bench/frameworks/"] },
      { couldNotResolve: true },
    ),
    rule(
      "dependencies are listed",
      { path: ["^src/", "^packages/[^/]+/src/"] },
      { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    ),
    onlyIn("knex", "packages/database/src/", "src/storage/"),
    onlyIn("@hapi/hapi", "packages/migrator/src/server/"),
    rule("no cycles", {}, { circular: true }),
    rule(
      "the fetch adapter and the sender run without node:http and hapi",
      { path: "^packages/openapi/src/(fetch|send)/" },
      { path: "^(node:)?(https?|http2|net|tls|zlib)$|node_modules/@hapi/", reachable: true },
    ),
    typesOnly("stores are given to handlers", "src/handlers/", "src/storage/"),
    rule(
      "the toolkit depends on no package",
      { path: "^packages/webhooks/src/", pathNot: "^packages/webhooks/src/knex-store" },
      { path: "node_modules/", dependencyTypesNot: ["type-only"] },
    ),
    typesOnly(
      "pages have types of what is generated, and the advice for problems",
      "web/",
      "generated/",
      "packages/migrator/src/generated/problems",
    ),
    typesOnly("adapters are given to handlers", "src/handlers/", "src/adapters/"),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^web/dist(-cluster)?/" },
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@segmark/source", "import", "types", "default"],
    },
  },
};
