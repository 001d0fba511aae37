import { expect, it } from "vitest";
import { entryFinder } from "../../src/runtime/answer.ts";

const replies = {
  "200": { mediaType: "*/*", contents: { "*/*": "bytes" }, optional: false },
  "404": { mediaType: "application/problem+json", contents: { "application/problem+json": "json" }, optional: false },
} as const;

it("the type of a reply is that of its body where the specification has a range of types, whatever was replied before", () => {
  const findEntry = entryFinder(replies);
  const bodies = [{ a: 1 }, "text", new Uint8Array([1]), "text", { a: 2 }];
  expect(bodies.map((body) => findEntry({ status: 200, body }).mediaType)).toEqual([
    "application/json",
    "text/plain",
    "application/octet-stream",
    "text/plain",
    "application/json",
  ]);
});

it("a status means the same each time, with a body and without", () => {
  const findEntry = entryFinder(replies);
  for (let round = 0; round < 2; round++) {
    expect(findEntry({ status: 404, body: {} })).toMatchObject({
      status: "404",
      mediaType: "application/problem+json",
    });
    expect(findEntry({ status: 404 })).toMatchObject({ status: "404", mediaType: null });
    expect(() => findEntry({ status: 409, body: {} })).toThrow("A handler replied 409");
  }
});
