import { serve } from "@hono/node-server";
import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { methodNotAllowed } from "hono/method-not-allowed";
import * as todos from "./todos.ts";

const NewTodo = z
  .strictObject({ owner: z.string().min(1).max(50), title: z.string().min(1).max(200) })
  .openapi("NewTodo");
const Todo = z.object({ id: z.int(), owner: z.string(), title: z.string(), done: z.boolean() }).openapi("Todo");
const Page = z.object({ items: z.array(Todo), total: z.int() }).openapi("Page");
const Completed = z.object({ completed: z.int() });
const Invalid = z.object({ success: z.boolean(), error: z.object({ name: z.string(), message: z.string() }) });
const Message = z.object({ message: z.string() });
const ById = z.object({ id: z.coerce.number().int().min(1) });

const json = <T extends z.ZodType>(schema: T, description: string) => ({
  content: { "application/json": { schema } },
  description,
});
const body = <T extends z.ZodType>(schema: T) => ({ ...json(schema, ""), required: true });
const invalid = { 400: json(Invalid, "The request is not as described.") };
const unauthorized = { 401: json(Message, "The key is missing or wrong.") };
const notFound = { 404: json(Message, "There is no such todo.") };

const writer = createMiddleware(async (c, next) => {
  if (c.req.header("x-api-key") !== todos.apiKey) return c.json({ message: "unauthorized" }, 401);
  await next();
});
const secured = { security: [{ key: [] }], middleware: writer };

const listTodos = createRoute({
  operationId: "listTodos",
  method: "get",
  path: "/todos",
  request: {
    query: z.object({
      owner: z.string().min(1).max(50),
      state: z.enum(["open", "done"]).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      offset: z.coerce.number().int().min(0).default(0),
    }),
  },
  responses: { 200: json(Page, "A page of todos."), ...invalid },
});
const createTodo = createRoute({
  operationId: "createTodo",
  method: "post",
  path: "/todos",
  ...secured,
  request: {
    headers: z.object({ "idempotency-key": z.string().min(8).max(64).optional() }),
    body: body(NewTodo),
  },
  responses: { 201: json(Todo, "The todo was created."), ...invalid, ...unauthorized },
});
const completeTodos = createRoute({
  operationId: "completeTodos",
  method: "post",
  path: "/todos/complete",
  ...secured,
  request: { body: body(z.array(z.int().min(1)).min(1).max(100)) },
  responses: { 200: json(Completed, "The number of todos that were open and exist."), ...invalid, ...unauthorized },
});
const readTodo = createRoute({
  operationId: "readTodo",
  method: "get",
  path: "/todos/{id}",
  request: { params: ById },
  responses: { 200: json(Todo, "The todo."), ...invalid, ...notFound },
});
const replaceTodo = createRoute({
  operationId: "replaceTodo",
  method: "put",
  path: "/todos/{id}",
  ...secured,
  request: { params: ById, body: body(NewTodo) },
  responses: { 200: json(Todo, "The todo."), ...invalid, ...unauthorized, ...notFound },
});
const deleteTodo = createRoute({
  operationId: "deleteTodo",
  method: "delete",
  path: "/todos/{id}",
  ...secured,
  request: { params: ById },
  responses: { 204: { description: "The todo is gone." }, ...invalid, ...unauthorized, ...notFound },
});

const app = new OpenAPIHono();
app.use(methodNotAllowed({ app }));
app.use(bodyLimit({ maxSize: 1 << 20 }));
app.openAPIRegistry.registerComponent("securitySchemes", "key", { type: "apiKey", in: "header", name: "X-Api-Key" });
app.openapi(listTodos, (c) => c.json(todos.list(c.req.valid("query")), 200));
app.openapi(createTodo, (c) => {
  const todo = todos.create(c.req.valid("json"), c.req.valid("header")["idempotency-key"]);
  return c.json(todo, 201, { Location: `/todos/${todo.id}` });
});
app.openapi(completeTodos, (c) => c.json({ completed: todos.complete(c.req.valid("json")) }, 200));
app.openapi(readTodo, (c) => {
  const todo = todos.read(c.req.valid("param").id);
  return todo === undefined ? c.json({ message: "not found" }, 404) : c.json(todo, 200);
});
app.openapi(replaceTodo, (c) => {
  const todo = todos.replace(c.req.valid("param").id, c.req.valid("json"));
  return todo === undefined ? c.json({ message: "not found" }, 404) : c.json(todo, 200);
});
app.openapi(deleteTodo, (c) =>
  todos.remove(c.req.valid("param").id) ? c.body(null, 204) : c.json({ message: "not found" }, 404),
);
app.doc31("/openapi.json", { openapi: "3.1.0", info: { title: "Todos", version: "1.0.0" } });

serve({ fetch: app.fetch, hostname: "127.0.0.1", port: Number(process.env.PORT) });
