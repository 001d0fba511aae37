import { expect, it } from "vitest";
import { countSteps, fairSteps } from "../support/steps.ts";
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
  const steps = countSteps();
  const { status, text } = await w.send(method, path, { body, headers });
  expect(steps()).toBeLessThan(fairSteps(body.length)); // it took ten seconds
  expect(status).toBe(400);
  expect(text.length).toBeLessThan(2_000);
});

it.each(["categories", "actionTypes", "requiredSegments"])("a long list in %s costs little", async (name) => {
  await using w = await world();
  const query = { videoID: "dQw4w9WgXcQ", [name]: `[${Array(3_500).fill("0").join(",")}]` };
  const steps = countSteps();
  expect([400, 404]).toContain((await w.send("GET", "/api/skipSegments", { query })).status);
  expect(steps()).toBeLessThan(fairSteps(query[name]?.length ?? 0));
});
