import express, { type Request, type Response } from "express";
import { type Context, OpenAPIBackend } from "openapi-backend";
import type { NewTodo, Search } from "./todos.ts";
import * as todos from "./todos.ts";

const api = new OpenAPIBackend({
  definition: "./openapi.yaml",
  coerceTypes: true,
  ajvOpts: { useDefaults: true },
  handlers: {
    listTodos: (c: Context, _req: Request, res: Response) => res.json(todos.list(c.request.query as unknown as Search)),
    createTodo(c: Context<NewTodo>, req: Request, res: Response) {
      const todo = todos.create(c.request.requestBody, req.get("idempotency-key"));
      return res.status(201).location(`/todos/${todo.id}`).json(todo);
    },
    readTodo(c: Context, _req: Request, res: Response) {
      const todo = todos.read(Number(c.request.params.id));
      return todo === undefined ? res.status(404).json({ error: "not found" }) : res.json(todo);
    },
    replaceTodo(c: Context<NewTodo>, _req: Request, res: Response) {
      const todo = todos.replace(Number(c.request.params.id), c.request.requestBody);
      return todo === undefined ? res.status(404).json({ error: "not found" }) : res.json(todo);
    },
    deleteTodo: (c: Context, _req: Request, res: Response) =>
      todos.remove(Number(c.request.params.id)) ? res.status(204).end() : res.status(404).json({ error: "not found" }),
    completeTodos: (c: Context<number[]>, _req: Request, res: Response) =>
      res.json({ completed: todos.complete(c.request.requestBody) }),
    validationFail: (c: Context, _req: Request, res: Response) => res.status(400).json({ error: c.validation.errors }),
    unauthorizedHandler: (_c: Context, _req: Request, res: Response) => res.status(401).json({ error: "unauthorized" }),
    notFound: (_c: Context, _req: Request, res: Response) => res.status(404).json({ error: "not found" }),
    methodNotAllowed: (_c: Context, _req: Request, res: Response) =>
      res.status(405).json({ error: "method not allowed" }),
  },
  securityHandlers: { key: (c: Context) => c.request.headers["x-api-key"] === todos.apiKey },
});
await api.init();

const app = express();
app.use(express.json());
app.use((req, res) => {
  const { method, path, query, body, headers } = req;
  return api.handleRequest(
    { method, path, query: query as Record<string, string>, body, headers: headers as Record<string, string> },
    req,
    res,
  );
});
app.listen(Number(process.env.PORT), "127.0.0.1");
