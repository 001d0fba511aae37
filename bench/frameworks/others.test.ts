import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compile, projectOptions } from "../../test/support/compiler.ts";
import { rootFolder } from "../../test/support/documents.ts";
import { type Asked, answerTo, badRequests, edgeRequests, goodRequests, summaryOf } from "./exchange.ts";
import { frameworks, ours } from "./framework.ts";
import { installed } from "./packages.ts";
import { documentedAnswers } from "./page.ts";
import { linkInstalled, linkSources, openProject, type Project } from "./project.ts";
import { type Server, startServer } from "./server.ts";

const first = { path: "/todos?owner=nobody", status: 200 } as const;
const options = projectOptions({ paths: {}, typeRoots: [`${rootFolder}node_modules/@types`] });
const others = frameworks.filter((framework) => framework !== ours);

/** Where programs serve the document that is generated from them. The one of tsoa is a file. */
const document = { what: "the document", path: "/openapi.json" };
const file = "generated/swagger.json";

/** What is answered in another way than from our specification when the document of a program takes its place. */
const generating: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tsoa: {},
  hono: {},
  orpc: {},
  nestjs: { "unknown key": "201" },
};

/** What the compiler says about our handlers when the document of a program takes the place of our specification. */
const complaints: Readonly<Record<string, readonly unknown[]>> = {
  hono: [expect.stringContaining("offset: number | null"), expect.stringContaining("Did you mean 'idempotency-key'?")],
  orpc: [expect.stringContaining("createTodo"), expect.stringContaining("Did you mean 'idempotency-key'?")],
};

async function answersOf(server: Server, requests: readonly Asked[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const request of requests) answers.set(request.what, summaryOf(await answerTo(server.base, request)));
  return answers;
}

describe.each(others)("the todo service with $name", ({ name, program }) => {
  let project: Project;
  let server: Server;
  beforeAll(async () => {
    project = openProject(program, linkInstalled(installed(name)));
    server = await startServer(project.entry, first);
  });
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
    project?.[Symbol.dispose]();
  });

  it("accepts a valid request to each of its operations", async () => {
    const statuses: (readonly [string, number])[] = [];
    for (const request of goodRequests) statuses.push([request.what, (await answerTo(server.base, request)).status]);
    expect(statuses).toEqual(goodRequests.map(({ what, status }) => [what, status]));
  });

  it("answers bad requests as the page says", async () => {
    expect(await answersOf(server, badRequests)).toEqual(documentedAnswers(name));
  });

  it("answers other requests as the page says", async () => {
    expect(await answersOf(server, edgeRequests)).toEqual(
      documentedAnswers(name, "What each answers where they differ more"),
    );
  });

  it.runIf(name in generating)("has a document that our handlers serve", async () => {
    const served = join(project.folder, "served.json");
    if (name !== "tsoa") writeFileSync(served, (await answerTo(server.base, document)).text);
    const specification = name === "tsoa" ? join(project.folder, file) : served;
    const files = { ...ours.program.files, "openapi.yaml": relative(import.meta.dirname, specification) };
    using moved = openProject({ ...ours.program, files }, linkSources);
    await using movedServer = await startServer(moved.entry, first);
    for (const request of goodRequests)
      expect((await answerTo(movedServer.base, request)).status, request.what).toBe(request.status);
    const expected = [...documentedAnswers(ours.name)].map(
      ([what, is]) => [what, generating[name]?.[what] ?? is] as const,
    );
    expect(await answersOf(movedServer, badRequests)).toEqual(new Map(expected));
    expect(compile([moved.entry], options).map(({ text }) => text.split("\n")[0])).toEqual(complaints[name] ?? []);
  });
});
