import { expect, it } from "vitest";
import { local, world } from "../support/world.ts";

const many = (element: string): string =>
  Array(Math.floor(100_000 / (element.length + 1)))
    .fill(element)
    .join(",");

it.each([
  ["POST", "/api/skipSegments", `{"segments":[${many("0")}]}`],
  ["POST", "/api/skipSegments", `{"segments":[${many("{}")}]}`],
  ["POST", "/api/lockCategories", `{"categories":[${many("0")}]}`],
  ["POST", "/api/lockCategories", `{"actionTypes":[${many("{}")}]}`],
  ["POST", "/api/skipSegments", `{"userID":"${local("ann")}","videoID":"${"a".repeat(90_000)}"}`],
])("an excessive %s %s gets a short response, without delaying others", async (method, path, body) => {
  await using w = await world();
  const headers = { "content-type": "application/json" };
  await w.send(method, path, { body: "{}", headers });
  const before = process.cpuUsage();
  const { status, text } = await w.send(method, path, { body, headers });
  const { user, system } = process.cpuUsage(before);
  expect(status).toBe(400);
  expect(text.length).toBeLessThan(2_000);
  // It took ten seconds; what is left is what the client and the clock of a busy machine take.
  expect((user + system) / 1000).toBeLessThan(500);
});

it.each(["categories", "actionTypes", "requiredSegments"])("a long list in %s costs little", async (name) => {
  await using w = await world();
  const query = { videoID: "dQw4w9WgXcQ", [name]: `[${Array(3_500).fill("0").join(",")}]` };
  const before = process.cpuUsage();
  expect([400, 404]).toContain((await w.send("GET", "/api/skipSegments", { query })).status);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(500);
});
