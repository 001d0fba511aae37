import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerTo, badRequests, goodRequests } from "../../bench/frameworks/exchange.ts";
import { ours } from "../../bench/frameworks/framework.ts";
import { linesOf, writtenLines } from "../../bench/frameworks/lines.ts";
import { linkSources, openProject, type Project } from "../../bench/frameworks/project.ts";
import { type Server, startServer } from "../../bench/frameworks/server.ts";
import { rootFolder } from "../support/documents.ts";

/** The statuses of the bad requests, as docs/openapi/coming-from.md says. */
const refusals: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  "unknown path": [404, "There is nothing here."],
  "wrong method": [405, "This path answers DELETE, GET, PUT, HEAD, OPTIONS."],
  "missing query value": [400, "No owner provided."],
  "wrong type": [400, "limit must be a whole number from 1 to 100."],
  "malformed JSON": [400, "The body is not valid JSON"],
  "missing field": [400, "No title provided."],
  "unknown key": [400, "body"],
  "wrong media type": [415, "application/json"],
  "body too large": [413, "The body is longer than"],
  "missing credentials": [401, "The request has no valid credentials."],
};

/** What the compiler says about a program, under the settings of this project. */
function compile(file: string): string[] {
  const { config } = ts.readConfigFile(`${rootFolder}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, rootFolder);
  const program = ts.createProgram([file], { ...options, paths: {}, typeRoots: [`${rootFolder}/node_modules/@types`] });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

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
    expect(compile(project.entry)).toEqual([]);
  });

  it("answers a good request to each of its operations", async () => {
    const statuses: (readonly [string, number])[] = [];
    for (const request of goodRequests) statuses.push([request.what, (await answerTo(server.base, request)).status]);
    expect(statuses).toEqual(goodRequests.map(({ what, status }) => [what, status]));
  });

  it("refuses ten bad requests, each for a reason of its own", () => {
    expect(badRequests.map(({ what }) => what)).toEqual(Object.keys(refusals));
  });

  it.each(badRequests)("refuses $what with problem details that say why", async (request) => {
    const { status, type, text } = await answerTo(server.base, request);
    const [wanted, detail] = refusals[request.what] ?? [];
    expect({ status, type }).toEqual({ status: wanted, type: "application/problem+json; charset=utf-8" });
    expect(text).toContain(detail);
  });

  it("has at most 12 lines that put specification, handlers and security together", () => {
    expect(Object.fromEntries(writtenLines(ours.name))["main.ts"]).toBeLessThanOrEqual(12);
  });
});

it.each([
  ["blank lines", "a\n\n  \nb\n", 2],
  ["comments", "// a\n/** b\n * c\n */\nd // e\n", 1],
  ["no comments with tags that tsoa reads", "/**\n * @minLength 1\n */\nd\n", 4],
])("lines written by hand are counted without %s", (_, text, lines) => {
  expect(linesOf(text)).toBe(lines);
});
