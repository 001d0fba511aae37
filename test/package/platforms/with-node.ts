import { createServer } from "node:http";
import { createNodeHandler } from "@segmark/openapi/node";
import { options } from "./service.ts";

const server = createServer(createNodeHandler(options));
server.listen(0, "127.0.0.1", () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as { port: number }).port}\n`),
);
