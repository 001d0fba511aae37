import { createServer } from "node:http";
import * as todos from "./todos.ts";

const server = createServer((request, response) => {
  const reply = (status: number, value: unknown): void => {
    const body = JSON.stringify(value);
    response.writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
    response.end(body);
  };
  if (request.method === "GET") {
    const [, id] = /^\/todos\/(\d+)$/.exec(request.url ?? "") ?? [];
    reply(200, id === undefined ? todos.list({ owner: "ann", limit: 20, offset: 0 }) : todos.read(Number(id)));
    return;
  }
  let text = "";
  request.setEncoding("utf8");
  request.on("data", (chunk) => {
    text += chunk;
  });
  request.on("end", () => reply(201, todos.create(JSON.parse(text))));
});
server.listen(Number(process.env.PORT), "127.0.0.1");
