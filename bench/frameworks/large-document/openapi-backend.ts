import express, { type Request, type Response } from "express";
import { type Context, OpenAPIBackend } from "openapi-backend";

const api = new OpenAPIBackend({
  definition: "./openapi.json",
  ajvOpts: { logger: false },
  handlers: { notImplemented: (_c: Context, _req: Request, res: Response) => res.status(501).end() },
});
await api.init();

const app = express();
app.use((req, res) => api.handleRequest(req as never, req, res));
app.listen(Number(process.env.PORT), "127.0.0.1");
