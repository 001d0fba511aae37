import type { Handlers } from "./generated/index.ts";
import * as todos from "./todos.ts";

export const handlers: Handlers = {
  listTodos: ({ query }) => ({ status: 200, body: todos.list(query) }),
  createTodo({ body, header }) {
    const todo = todos.create(body, header?.["Idempotency-Key"]);
    return { status: 201, body: todo, headers: { Location: `/todos/${todo.id}` } };
  },
  readTodo({ path, problem }) {
    const todo = todos.read(path.id);
    if (todo === undefined) throw problem("not_found");
    return { status: 200, body: todo };
  },
  replaceTodo({ path, body, problem }) {
    const todo = todos.replace(path.id, body);
    if (todo === undefined) throw problem("not_found");
    return { status: 200, body: todo };
  },
  deleteTodo({ path, problem }) {
    if (!todos.remove(path.id)) throw problem("not_found");
    return { status: 204 };
  },
  completeTodos: ({ body }) => ({ status: 200, body: { completed: todos.complete(body) } }),
};
