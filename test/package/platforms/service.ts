import { Problem } from "@segmark/openapi/handlers";
import type { Handlers } from "./generated/index.ts";
import * as generated from "./generated/index.ts";

async function* events() {
  yield { event: "added", id: "1", data: { text: "Tea" } };
  yield { data: "two\nlines" };
}

const handlers: Handlers = {
  listNotes: ({ query, header }) => ({ status: 200, body: { query, header } }),
  addNote: ({ body }) => ({ status: 201, body, headers: { Location: "/v1/notes/1" } }),
  readNote({ path }) {
    if (path.id === 404) throw new Problem("not_found");
    return { status: 200, body: path };
  },
  removeNote: () => ({ status: 204 }),
  storeFile: ({ body }) => ({ status: 200, body: [...body] }),
  upload: async ({ body: { title, file } }) => ({ status: 200, body: { title, file: await file?.text() } }),
  follow: () => ({ status: 200, body: events() }),
  broken() {
    throw new Error("a secret");
  },
};

export const options = {
  generated,
  handlers,
  security: { token: (token: string) => (token === "t" ? { name: "writer" } : undefined) },
  validateReplies: "error",
  onError: () => undefined,
} as const;
