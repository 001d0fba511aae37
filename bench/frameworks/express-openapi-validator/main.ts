import express, { type NextFunction, type Request, type Response } from "express";
import * as OpenApiValidator from "express-openapi-validator";
import type { Search } from "./todos.ts";
import * as todos from "./todos.ts";

const app = express();
app.use(express.json());
app.use(
  OpenApiValidator.middleware({
    apiSpec: "./openapi.yaml",
    validateSecurity: { handlers: { key: (req: Request) => req.get("x-api-key") === todos.apiKey } },
  }),
);
app.get("/todos", (req, res) => {
  res.json(todos.list(req.query as unknown as Search));
});
app.post("/todos", (req, res) => {
  const todo = todos.create(req.body, req.get("idempotency-key"));
  res.status(201).location(`/todos/${todo.id}`).json(todo);
});
app.post("/todos/complete", (req, res) => {
  res.json({ completed: todos.complete(req.body) });
});
app.get("/todos/:id", (req, res) => {
  const todo = todos.read(Number(req.params.id));
  if (todo === undefined) res.status(404).json({ message: "not found" });
  else res.json(todo);
});
app.put("/todos/:id", (req, res) => {
  const todo = todos.replace(Number(req.params.id), req.body);
  if (todo === undefined) res.status(404).json({ message: "not found" });
  else res.json(todo);
});
app.delete("/todos/:id", (req, res) => {
  if (todos.remove(Number(req.params.id))) res.status(204).end();
  else res.status(404).json({ message: "not found" });
});
app.use((error: Error & { status?: number; errors?: unknown }, _req: Request, res: Response, _next: NextFunction) => {
  res.status(error.status ?? 500).json({ message: error.message, errors: error.errors });
});
app.listen(Number(process.env.PORT), "127.0.0.1");
