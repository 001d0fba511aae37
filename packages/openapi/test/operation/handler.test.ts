import { mkdirSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { compile } from "../../../../test/support/compiler.ts";
import { fingerprintOutput, outputsOf } from "../../src/codegen/outputs.ts";
import { fixture, modelOf, temporaryFolder } from "../codegen/support.ts";

/** Every line compiles or, if marked as an error, must not. */
const uses = `
import { operations as table, securitySchemes } from "./studio/operations.js";
import type { operations } from "./studio/types.ts";
import * as generated from "./studio/index.ts";
import { preferredType, serve } from "@segmark/openapi";
import { createNodeHandler } from "@segmark/openapi/node";
import type { Bytes, IdentitiesOf, InputOf, ReplyOf, SecurityChecks, ServerSentEvent } from "@segmark/openapi";

type Id = keyof typeof table & keyof operations;
const checks = {
  session: (cookie: string) => ({ user: cookie }),
  key: async (key: string) => (key === "k" ? { machine: 1 } : undefined),
  bearer: (token: string, { scopes }) => scopes.includes(token),
  basic: ({ username, password }) => username === password,
} satisfies SecurityChecks<typeof securitySchemes>;
// @ts-expect-error a scheme that operations use has no check
export const few: SecurityChecks<typeof securitySchemes> = { session: () => 1, key: () => 1, bearer: () => 1 };
type Input<I extends Id> = InputOf<operations[I], (typeof table)[I], IdentitiesOf<typeof checks>>;
type Reply<I extends Id> = ReplyOf<operations[I], (typeof table)[I]>;
type Handler<I extends Id> = (input: Input<I>) => Reply<I> | Promise<Reply<I>>;

export const addTake: Handler<"addTake"> = ({ body, contentType, security, cookie, request, signal }) => {
  const isOver: boolean = signal.aborted;
  const trace: string | readonly string[] | undefined = request.headers["x-trace"];
  // @ts-expect-error the request is as it was received
  request.method = "GET";
  const type = preferredType(request, ["application/json", "text/csv"]);
  // @ts-expect-error there may be none
  type.length;
  if (isOver || trace === request.target) return { status: 303, headers: { Location: "/" } };
  if (type === "text/csv") return { status: 201, type, body: "a,b", headers: { Location: "/" } };
  const visitor: string | undefined = cookie?.visitor;
  const user: string | undefined = security.session?.user;
  const machine: number | undefined = security.key?.machine;
  // @ts-expect-error the caller may have used the other alternative
  security.session.user;
  // @ts-expect-error another media type has no title
  body.title;
  if (contentType === "application/json") return { status: 201, body, headers: { Location: body.title } };
  if (contentType === "text/plain") return { status: 201, type: "text/csv", body: body.trim(), headers: { Location: "/", "X-Left": 1, "X-Other": "more" } };
  if (body.byteLength === 0) return { status: 422, body: { code: visitor ?? user ?? machine } };
  return { status: 303, headers: { Location: "/takes/1" } };
};
// @ts-expect-error the reply has a header that is required
export const noLocation: Reply<"addTake"> = { status: 201, body: { title: "a" } };
// @ts-expect-error the header is a number
export const wrongHeader: Reply<"addTake"> = { status: 201, body: { title: "a" }, headers: { Location: "/", "X-Left": "1" } };
// @ts-expect-error the body of this type is text
export const csvObject: Reply<"addTake"> = { status: 201, type: "text/csv", body: { title: "a" }, headers: { Location: "/" } };
// @ts-expect-error 200 is not described
export const undescribed: Reply<"addTake"> = { status: 200, body: { title: "a" } };
// @ts-expect-error problem details are thrown
export const problem: Reply<"addTake"> = { status: 500, body: {} };
// @ts-expect-error a redirect has no body here
export const redirect: Reply<"addTake"> = { status: 303, headers: { Location: "/" }, body: "there" };

export const getTake: Handler<"getTake"> = async ({ path, body, contentType }) => {
  const nothing: undefined = body ?? contentType;
  if (path.takeId === 0) return { status: 204 };
  if (path.takeId < 0) return { status: 404, body: "none" };
  const sound: Bytes = path.takeId === 1 ? Uint8Array.of(1) : (async function* () { yield Uint8Array.of(1); })();
  return { status: 200, body: sound, ...(nothing ?? {}) };
};
// @ts-expect-error default does not stand for a status that is described
export const textAs200: Reply<"getTake"> = { status: 200, body: "none" };
// @ts-expect-error nothing is sent with 204
export const bodyAs204: Reply<"getTake"> = { status: 204, body: "none" };

export const recordTake: Handler<"recordTake"> = async ({ body, security }) => {
  let length = 0;
  for await (const chunk of body ?? []) length += chunk.byteLength;
  return { status: security.session === undefined ? 202 : 200, body: length > 0 };
};
// @ts-expect-error 2XX stands for success
export const failure: Reply<"recordTake"> = { status: 404, body: true };

export const watch: Handler<"watch"> = () => ({ status: 200, body: events() });
async function* events(): AsyncIterable<ServerSentEvent> {
  yield { event: "take", data: { id: 1 }, id: "1" };
}
type Content = { "image/*": string; "*/*": unknown };
type Picture = { responses: { 200: { headers: {}; content: Pick<Content, "image/*"> } } };
type Picked = { replies: { "200": { mediaType: "image/*"; contents: { "image/*": "bytes" }; optional: false } } };
export const picture: ReplyOf<Picture, Picked> = { status: 200, type: "image/png", body: Uint8Array.of(1) };
// @ts-expect-error a range of pictures does not tell which one it is
export const untold: ReplyOf<Picture, Picked> = { status: 200, body: Uint8Array.of(1) };
// @ts-expect-error text is no picture
export const noPicture: ReplyOf<Picture, Picked> = { status: 200, type: "text/plain", body: Uint8Array.of(1) };
type Anything = { responses: { 200: { headers: {}; content: Pick<Content, "*/*"> } } };
type Any = { replies: { "200": { mediaType: "*/*"; contents: { "*/*": "bytes" }; optional: false } } };
export const anything: ReplyOf<Anything, Any>[] = [{ status: 200, body: Uint8Array.of(1) }, { status: 200, type: "image/png", body: Uint8Array.of(1) }];

// @ts-expect-error an event has data
export const noEvent: Reply<"watch"> = { status: 200, body: (async function* () { yield { event: "x" }; })() };

type Handlers = generated.Handlers<{ db: string }, IdentitiesOf<typeof checks>>;
export async function main(handlers: Handlers, services: { db: string }): Promise<void> {
  await serve({ generated, handlers, services, security: checks });
  await createNodeHandler({ generated, handlers, services, security: checks });
  const { bearer: _, ...some } = checks;
  // @ts-expect-error a scheme that operations use has no check
  await serve({ generated, handlers, services, security: some });
  // @ts-expect-error no scheme has a check
  await serve({ generated, handlers, services });
  // @ts-expect-error handlers need services
  await serve({ generated, handlers, security: checks });
  // @ts-expect-error an operation has no handler
  await serve({ generated, handlers: { watch }, security: checks });
  // @ts-expect-error the credential of the scheme is a text
  await serve({ generated, handlers, services, security: { ...checks, key: (key: number) => key } });
}
`;

it("a handler's input and replies have the types of the specification", async () => {
  await using folder = temporaryFolder();
  mkdirSync(`${folder.path}/studio`);
  const place = { spec: "studio.yaml", out: `${folder.path}/studio`, command: "make" };
  const outputs = await outputsOf(modelOf(fixture("studio.yaml")), place.out, place.command);
  for (const { path, text } of [...outputs, fingerprintOutput({ text: "", parts: new Map() }, place)])
    writeFileSync(path, text);
  writeFileSync(`${folder.path}/package.json`, '{"type":"module"}');
  writeFileSync(`${folder.path}/uses.ts`, uses);
  expect(compile([`${folder.path}/uses.ts`])).toEqual([]);
});
