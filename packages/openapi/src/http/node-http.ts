/**
 * An `import` of node:http evaluates all of its exports, WebSocket among them, which loads the whole client behind
 * `fetch`: 13 MB and 60 ms that a server does not need. `getBuiltinModule` avoids that.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule("node:http");
