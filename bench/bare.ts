import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { server as hapi, type Request, type ResponseToolkit } from "@hapi/hapi";
import type { Answer } from "./record.ts";

/**
 * The platform without a service, as a process of its own: it replays recorded answers of the service, looked up by
 * target in a map, and accepts any write; a read that was not recorded gets a 500. `PLATFORM=hapi` is hapi with the
 * settings of the service, `PLATFORM=http` is plain node:http, without writes.
 */
const file = process.env["ANSWERS_FILE"];
const answers = new Map<string, Answer>(file === undefined ? [] : JSON.parse(readFileSync(file, "utf8")));
const port = Number(process.env["PORT"]);

async function listenHapi(): Promise<string> {
  const server = hapi({
    host: "127.0.0.1",
    port,
    router: { isCaseSensitive: false, stripTrailingSlash: true },
    query: { parser: () => ({}) },
    debug: false,
    routes: { response: { emptyStatusCode: 200 }, state: { parse: false, failAction: "ignore" } },
    compression: { minBytes: 1024 },
  });
  const replay = ({ raw }: Request, h: ResponseToolkit) => {
    const answer = answers.get(raw.req.url ?? "");
    return answer === undefined
      ? h.response().code(500)
      : h.response(answer.body).type(answer.type).code(answer.status);
  };
  for (const path of ["skipSegments/{prefix}", "skipSegments", "segmentInfo", "userInfo", "status"])
    server.route({ method: "GET", path: `/api/${path}`, handler: replay });
  for (const path of ["skipSegments", "voteOnSponsorTime", "viewedVideoSponsorTime"])
    server.route({ method: "POST", path: `/api/${path}`, handler: (_request, h) => h.response("") });
  await server.start();
  return server.info.uri;
}

async function listenHttp(): Promise<string> {
  const bytes = new Map(Array.from(answers, ([path, answer]) => [path, Buffer.from(answer.body)]));
  const server = createServer(({ url = "" }, response) => {
    const { status, type } = answers.get(url) ?? { status: 500, type: "text/plain" };
    const body = bytes.get(url) ?? Buffer.alloc(0);
    response.writeHead(status, { "content-type": type, "content-length": body.length });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const address = process.env["PLATFORM"] === "http" ? await listenHttp() : await listenHapi();
console.log(JSON.stringify({ address }));
process.on("disconnect", () => process.exit(0)); // the benchmark process was killed
process.on("SIGTERM", () => process.exit(0));
