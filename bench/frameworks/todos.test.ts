import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compile, projectOptions } from "../../test/support/compiler.ts";
import { rootFolder } from "../../test/support/documents.ts";
import { answerTo, badRequests, edgeRequests, goodRequests, summaryOf } from "./exchange.ts";
import { ours } from "./framework.ts";
import { linesOf, writtenLines } from "./lines.ts";
import { documentedAnswers } from "./page.ts";
import { linkSources, openProject, type Project } from "./project.ts";
import { type Server, startServer } from "./server.ts";

/** What the page says about this project. */
const documented = documentedAnswers(ours.name);

/** What the refusal of each bad request says to a human reader. */
const details: Readonly<Record<string, RegExp>> = {
  "unknown path": /There is no path \/\w+ here/,
  "wrong method": /This path answers DELETE, GET, PUT/,
  "missing query value": /owner/,
  "wrong type": /limit must be a whole number from 1 to 100/,
  "malformed JSON": /not valid JSON/,
  "missing field": /title/,
  "unknown key": /body|urgent/,
  "wrong media type": /application\/json/,
  "body too large": /longer than allowed/,
  "missing credentials": /no valid credentials/,
};

let project: Project;
let server: Server;
beforeAll(async () => {
  project = openProject(ours.program, linkSources);
  server = await startServer(project.entry, { path: "/todos?owner=nobody", status: 200 });
});
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  project?.[Symbol.dispose]();
});

describe("the todo service of the comparison", () => {
  it("compiles under the settings of this project", () => {
    const options = projectOptions({ paths: {}, typeRoots: [`${rootFolder}node_modules/@types`] });
    expect(compile([project.entry], options)).toEqual([]);
  });

  it("accepts a valid request to each of its operations", async () => {
    const statuses: (readonly [string, number])[] = [];
    for (const request of goodRequests) statuses.push([request.what, (await answerTo(server.base, request)).status]);
    expect(statuses).toEqual(goodRequests.map(({ what, status }) => [what, status]));
  });

  it("is tested with the ten bad requests that its page lists", () => {
    expect([...documented.keys()]).toEqual(badRequests.map(({ what }) => what));
  });

  it.each(badRequests)("refuses $what as its page says, with problem details that give the reason", async (request) => {
    const { status, type, text } = await answerTo(server.base, request);
    expect(String(status)).toBe(documented.get(request.what));
    expect(type).toBe("application/problem+json; charset=utf-8");
    expect(JSON.parse(text).detail).toMatch(details[request.what] ?? "");
  });

  it("answers other requests as its page says", async () => {
    const answers = new Map<string, string>();
    for (const request of edgeRequests) answers.set(request.what, summaryOf(await answerTo(server.base, request)));
    expect(answers).toEqual(documentedAnswers(ours.name, "What each answers where they differ more"));
  });

  it("has at most 12 lines that put specification, handlers and security together", () => {
    expect(Object.fromEntries(writtenLines(ours.name))["main.ts"]).toBeLessThanOrEqual(12);
  });
});

it.each([
  ["blank lines", "a\n\n  \nb\n", 2],
  ["comments", "// a\n/** b\n * c\n */\nd // e\n", 1],
  ["comments, except those with tags that tsoa reads", "/**\n * @minLength 1\n */\nd\n", 4],
])("hand-written lines are counted without %s", (_, text, lines) => {
  expect(linesOf(text)).toBe(lines);
});
