export type NewTodo = { owner: string; title: string };
export type Todo = NewTodo & { id: number; done: boolean };
export type Search = { owner: string; state?: "open" | "done" | undefined; limit: number; offset: number };

/** The key that writes need. */
export const apiKey = "a key that only writers know";

const capacity = 1000;

/** Todos in memory, the same for all frameworks; the oldest one leaves when a load test has made too many. */
const todos = new Map<number, Todo>([[1, { id: 1, owner: "ann", title: "Buy milk", done: false }]]);
const created = new Map<string, Todo>();
let lastId = 1;

export const read = (id: number): Todo | undefined => todos.get(id);

export function list({ owner, state, limit, offset }: Search): { items: Todo[]; total: number } {
  const found = [...todos.values()].filter(
    (todo) => todo.owner === owner && (state === undefined || todo.done === (state === "done")),
  );
  return { items: found.slice(offset, offset + limit), total: found.length };
}

/** @param idempotencyKey a second call with the same one returns what the first one created */
export function create({ owner, title }: NewTodo, idempotencyKey?: string): Todo {
  const before = idempotencyKey === undefined ? undefined : created.get(idempotencyKey);
  if (before !== undefined) return before;
  const todo = { id: ++lastId, owner, title, done: false };
  todos.set(todo.id, todo);
  todos.delete(todo.id - capacity);
  if (idempotencyKey !== undefined) created.set(idempotencyKey, todo);
  return todo;
}

export function replace(id: number, { owner, title }: NewTodo): Todo | undefined {
  if (!todos.has(id)) return undefined;
  const todo = { id, owner, title, done: false };
  todos.set(id, todo);
  return todo;
}

export const remove = (id: number): boolean => todos.delete(id);

export function complete(ids: readonly number[]): number {
  const open = ids.flatMap((id) => todos.get(id) ?? []).filter(({ done }) => !done);
  for (const todo of open) todos.set(todo.id, { ...todo, done: true });
  return new Set(open).size;
}
