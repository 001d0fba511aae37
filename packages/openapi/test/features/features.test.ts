import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { type AnyHandler, type AnyReply, serve } from "../../src/index.ts";
import { generated, modelOf, root } from "../codegen/support.ts";
import { bodies } from "./bodies.ts";
import { documents } from "./documents.ts";
import type { Feature } from "./feature.ts";
import { handlers } from "./handlers.ts";
import { outgoing } from "./outgoing.ts";
import { parameters } from "./parameters.ts";
import { replies } from "./replies.ts";
import { security } from "./security.ts";

const areas = {
  Documents: documents,
  Parameters: parameters,
  Bodies: bodies,
  Handlers: handlers,
  Replies: replies,
  Security: security,
  "Webhooks and callbacks": outgoing,
};

function documentOf({
  openapi = "3.1.0",
  path = "/a",
  method = "post",
  operation,
  schemas,
  securitySchemes,
  outgoing: kind,
}: Feature): string {
  const responses = { "204": { description: "Done." } };
  const item = { [method]: { operationId: "run", responses, ...operation } };
  const owner = { operationId: "subscribe", responses, callbacks: { run: { "{$request.query.url}": item } } };
  return JSON.stringify({
    ...(openapi === "2.0" ? { swagger: openapi } : { openapi }),
    info: { title: "One feature", version: "1.0.0" },
    paths: kind === undefined ? { [path]: item } : kind === "callbacks" ? { "/subscribe": { post: owner } } : {},
    ...(kind === "webhooks" && { webhooks: { run: item } }),
    components: { schemas: schemas ?? {}, securitySchemes: securitySchemes ?? {} },
  });
}

/** Bytes and streams as lists, for comparison. */
async function collected(body: unknown): Promise<unknown> {
  if (body instanceof Uint8Array) return [...body];
  if (typeof body !== "object" || body === null || !(Symbol.asyncIterator in body)) return body;
  const items: unknown[] = [];
  for await (const item of body as AsyncIterable<unknown>) {
    if (item instanceof Uint8Array) items.push([...item]);
    else {
      const { name, bytes } = item as { name: string; bytes: AsyncIterable<Uint8Array> };
      let text = "";
      for await (const chunk of bytes) text += Buffer.from(chunk).toString();
      items.push([name, text]);
    }
  }
  return items;
}

/** The feature as a running service, asked over HTTP. */
async function answerTo(feature: Feature) {
  await using code = await generated(documentOf(feature), feature.outgoing && { outgoing: feature.outgoing });
  const inputs: unknown[] = [];
  const [operationId = ""] = Object.keys(code.operations);
  const handler = async (input: Parameters<AnyHandler>[0]): Promise<AnyReply> => {
    inputs.push({ ...input, body: await collected(input.body) });
    const { reply = { status: 204 } } = feature;
    return typeof reply === "function" ? reply(input) : reply;
  };
  const checks = Object.keys(code.securitySchemes).map((name) => [
    name,
    (credential: unknown, { scopes }: { scopes: readonly string[] }) => ({ credential, scopes }),
  ]);
  const served = { ...code, replies: async () => ({ replies: code.replies }) };
  const options = {
    generated: served,
    validateReplies: "error",
    handlers: { [operationId]: handler },
    security: Object.fromEntries(checks),
  };
  await using server = await serve({ ...options, port: 0, stopSignals: false, onError: () => undefined } as Parameters<
    typeof serve
  >[0]);
  const { path = "/a", headers = {}, body } = feature.request ?? {};
  const response = await fetch(`${server.url}${path}`, {
    method: (feature.method ?? "post").toUpperCase(),
    headers,
    redirect: "manual",
    ...(body !== undefined && { body: body as RequestInit["body"] & object }),
  });
  const { status } = response;
  return { inputs, status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

describe.each(Object.entries(areas))("%s", (_area, features) => {
  it.each(features.map((feature) => [feature.feature, feature] as const))("%s", async (_name, feature) => {
    if (feature.refused !== undefined) return void expect(() => modelOf(documentOf(feature))).toThrow(feature.refused);
    const answer = await answerTo(feature);
    if (feature.rejected !== undefined) {
      const [status, text] = feature.rejected;
      expect(answer).toMatchObject({ status, text: expect.stringMatching(text), inputs: [] });
    } else {
      const { reply } = feature;
      const status = typeof reply === "object" ? reply.status : 204;
      expect(answer).toMatchObject({ status, ...feature.received });
    }
    if (feature.input !== undefined) expect(answer.inputs).toMatchObject([feature.input]);
  });
});

const row = ({ feature, note = "", refused }: Feature): string =>
  `| ${feature} | ${refused === undefined ? "yes" : "refused"} | ${note} |`;
const page = `# What is supported

Each row is a test: a document with the construct is generated, served and asked over HTTP.
${Object.entries(areas)
  .map(
    ([area, features]) =>
      `\n## ${area}\n\n| Construct | Supported | Remark |\n|---|---|---|\n${features.map(row).join("\n")}\n`,
  )
  .join("")}`;

it("packages/openapi/docs/support.md lists the features tested here", async () => {
  const path = `${root}packages/openapi/docs/support.md`;
  if (process.env["UPDATE_PAGES"] === "1") writeFileSync(path, page);
  expect(await readFile(path, "utf8")).toBe(page);
});
