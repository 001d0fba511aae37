import fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import openapiGlue from "fastify-openapi-glue";
import type { NewTodo, Search } from "./todos.ts";
import * as todos from "./todos.ts";

type ById = { Params: { id: number } };

const notFound = (reply: FastifyReply) => reply.code(404).send({ message: "not found" });

const serviceHandlers = {
  listTodos: async (request: FastifyRequest<{ Querystring: Search }>) => todos.list(request.query),
  async createTodo(request: FastifyRequest<{ Body: NewTodo }>, reply: FastifyReply) {
    const todo = todos.create(request.body, request.headers["idempotency-key"] as string | undefined);
    return reply.code(201).header("location", `/todos/${todo.id}`).send(todo);
  },
  readTodo: async (request: FastifyRequest<ById>, reply: FastifyReply) =>
    todos.read(request.params.id) ?? notFound(reply),
  replaceTodo: async (request: FastifyRequest<ById & { Body: NewTodo }>, reply: FastifyReply) =>
    todos.replace(request.params.id, request.body) ?? notFound(reply),
  deleteTodo: async (request: FastifyRequest<ById>, reply: FastifyReply) =>
    todos.remove(request.params.id) ? reply.code(204).send() : notFound(reply),
  completeTodos: async (request: FastifyRequest<{ Body: number[] }>) => ({ completed: todos.complete(request.body) }),
};
const securityHandlers = {
  async key(request: FastifyRequest) {
    if (request.headers["x-api-key"] !== todos.apiKey) throw new Error("wrong key");
  },
};

const app = fastify({ ajv: { customOptions: { removeAdditional: false } } });
app.register(openapiGlue, { specification: "./openapi.yaml", serviceHandlers, securityHandlers });
await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
