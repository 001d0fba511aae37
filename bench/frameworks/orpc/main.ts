import { createServer, type IncomingHttpHeaders } from "node:http";
import { OpenAPIGenerator, oo } from "@orpc/openapi";
import { OpenAPIHandler } from "@orpc/openapi/node";
import { os } from "@orpc/server";
import { BodyLimitPlugin } from "@orpc/server/node";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import * as z from "zod";
import * as todos from "./todos.ts";

const NewTodo = z.strictObject({ owner: z.string().min(1).max(50), title: z.string().min(1).max(200) });
const Todo = z.object({ id: z.int(), owner: z.string(), title: z.string(), done: z.boolean() });
const Page = z.object({ items: z.array(Todo), total: z.int() });
const id = z.coerce.number().int().min(1);

const base = os.$context<{ headers: IncomingHttpHeaders }>().errors({ BAD_REQUEST: {} });
const checkKey = base.errors({ UNAUTHORIZED: {} }).middleware(({ context, next, errors }) => {
  if (context.headers["x-api-key"] !== todos.apiKey) throw errors.UNAUTHORIZED();
  return next();
});
const writer = base.use(oo.spec(checkKey, { security: [{ key: [] }] }));

const router = {
  listTodos: base
    .route({ method: "GET", path: "/todos" })
    .input(
      z.object({
        owner: z.string().min(1).max(50),
        state: z.enum(["open", "done"]).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
        offset: z.coerce.number().int().min(0).default(0),
      }),
    )
    .output(Page)
    .handler(({ input }) => todos.list(input)),
  createTodo: writer
    .route({
      method: "POST",
      path: "/todos",
      successStatus: 201,
      inputStructure: "detailed",
      outputStructure: "detailed",
    })
    .input(z.object({ headers: z.object({ "idempotency-key": z.string().min(8).max(64).optional() }), body: NewTodo }))
    .output(z.object({ headers: z.object({ location: z.string() }), body: Todo }))
    .handler(({ input: { headers, body } }) => {
      const todo = todos.create(body, headers["idempotency-key"]);
      return { headers: { location: `/todos/${todo.id}` }, body: todo };
    }),
  completeTodos: writer
    .route({ method: "POST", path: "/todos/complete" })
    .input(z.array(z.int().min(1)).min(1).max(100))
    .output(z.object({ completed: z.int() }))
    .handler(({ input }) => ({ completed: todos.complete(input) })),
  readTodo: base
    .route({ method: "GET", path: "/todos/{id}" })
    .input(z.object({ id }))
    .output(Todo)
    .errors({ NOT_FOUND: {} })
    .handler(({ input, errors }) => {
      const todo = todos.read(input.id);
      if (todo === undefined) throw errors.NOT_FOUND();
      return todo;
    }),
  replaceTodo: writer
    .route({ method: "PUT", path: "/todos/{id}" })
    .input(NewTodo.extend({ id }))
    .output(Todo)
    .errors({ NOT_FOUND: {} })
    .handler(({ input: { id, ...newTodo }, errors }) => {
      const todo = todos.replace(id, newTodo);
      if (todo === undefined) throw errors.NOT_FOUND();
      return todo;
    }),
  deleteTodo: writer
    .route({ method: "DELETE", path: "/todos/{id}", successStatus: 204 })
    .input(z.object({ id }))
    .output(z.void())
    .errors({ NOT_FOUND: {} })
    .handler(({ input, errors }) => {
      if (!todos.remove(input.id)) throw errors.NOT_FOUND();
    }),
};

const document = await new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(router, {
  info: { title: "Todos", version: "1.0.0" },
  commonSchemas: { NewTodo: { schema: NewTodo }, Todo: { schema: Todo }, Page: { schema: Page } },
  components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Api-Key" } } },
});

const handler = new OpenAPIHandler(router, { plugins: [new BodyLimitPlugin({ maxBodySize: 1 << 20 })] });
const server = createServer(async (request, response) => {
  if (request.url === "/openapi.json") {
    response.setHeader("content-type", "application/json").end(JSON.stringify(document));
    return;
  }
  const { matched } = await handler.handle(request, response, { context: { headers: request.headers } });
  if (!matched) response.writeHead(404, { "content-type": "application/json" }).end('{"message":"not found"}');
});
server.listen(Number(process.env.PORT), "127.0.0.1");
