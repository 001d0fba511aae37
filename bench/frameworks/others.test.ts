import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerTo, badRequests, goodRequests, summaryOf } from "./exchange.ts";
import { frameworks, ours } from "./framework.ts";
import { installed } from "./packages.ts";
import { documentedAnswers } from "./page.ts";
import { linkInstalled, linkSources, openProject, type Project } from "./project.ts";
import { type Server, startServer } from "./server.ts";

const first = { path: "/todos?owner=nobody", status: 200 } as const;
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
    const answers = new Map<string, string>();
    for (const request of badRequests) answers.set(request.what, summaryOf(await answerTo(server.base, request)));
    expect(answers).toEqual(documentedAnswers(name));
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
    const answers = new Map<string, string>();
    for (const request of badRequests) answers.set(request.what, summaryOf(await answerTo(movedServer.base, request)));
    const expected = [...documentedAnswers(ours.name)].map(
      ([what, is]) => [what, generating[name]?.[what] ?? is] as const,
    );
    expect(answers).toEqual(new Map(expected));
  });
});
