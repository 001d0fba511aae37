import { readFileSync } from "node:fs";
import { server as hapi } from "@hapi/hapi";

// The platform without a service: one route that answers with the same text, under the settings of the service.
const body = readFileSync(process.env["BODY_FILE"] ?? "", "utf8");
const server = hapi({
  host: "127.0.0.1",
  port: Number(process.env["PORT"]),
  router: { isCaseSensitive: false, stripTrailingSlash: true },
  query: { parser: () => ({}) },
  debug: false,
  routes: { response: { emptyStatusCode: 200 }, state: { parse: false, failAction: "ignore" } },
  compression: { minBytes: 1024 },
});
server.route({
  method: "GET",
  path: "/api/bare/{prefix}",
  handler: (_request, h) => h.response(body).type("application/json; charset=utf-8"),
});
await server.start();
console.log(JSON.stringify({ address: server.info.uri }));
process.on("disconnect", () => process.exit(0)); // the benchmark was killed
process.on("SIGTERM", () => void server.stop().then(() => process.exit(0)));
