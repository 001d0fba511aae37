import { createServer } from "node:http";
import { createServer as createHttp2Server } from "node:http2";
import express from "express";
import { createNodeMiddleware, Webhooks } from "segmark/webhooks";

const middleware = createNodeMiddleware(new Webhooks({ secret: "0" }), { path: "/hooks" });
createServer(middleware);
createServer(async (request, response) => {
  if (!(await middleware(request, response))) response.writeHead(404).end();
});
createHttp2Server((request, response) => void middleware(request, response));
express().use(middleware);
