import type { Model, Operation } from "../../document/model/model.ts";
import { resolverOf } from "../../document/model/text-types.ts";
import { type JsonObject, objectOf } from "../../document/tree/json.ts";
import { reportOf } from "../../document/tree/refusals.ts";
import { documentModel } from "../document-model.ts";
import { Failure } from "../failure.ts";
import { countNumber } from "../option-values.ts";
import { printableLines } from "../printable.ts";
import { settings } from "../settings.ts";
import { exchange, NoReply, type Target } from "./exchange.ts";
import { type Outcome, outcomeTable } from "./outcome.ts";
import { pooled } from "./pool.ts";
import { replyFault } from "./reply-check.ts";
import { exampleNames, exampleRequest, NoExample } from "./request.ts";
import { schemaCheck } from "./schema-check.ts";

export type TestOptions = Readonly<{
  url: string;
  spec?: string;
  only?: readonly string[];
  skip?: readonly string[];
  header?: readonly string[];
  unsafe?: true;
  allow5xx?: true;
  concurrency?: string;
  timeout: string;
}>;

/** Methods without side effects. */
const safe = new Set(["get", "head", "options"]);

/**
 * Sends the examples of a document to a service and prints a verdict on each reply.
 * @throws Failure when a reply does not match the document, or nothing could be sent
 */
export async function runTest(options: TestOptions): Promise<void> {
  const { only = [], skip = [], unsafe = false, allow5xx = false } = options;
  const limit = countNumber("--concurrency", options.concurrency ?? (unsafe ? "1" : "4"), 100);
  const target: Target = {
    url: addressOf(options.url),
    headers: (options.header ?? []).map(headerOf),
    timeoutMs: countNumber("--timeout", options.timeout, 3600) * 1000,
  };
  const model = documentModel(settings({ spec: options.spec }).spec, { only, skip, published: true });
  const leftOut = model.notes.filter(({ isLeftOut }) => isLeftOut);
  if (leftOut.length > 0) process.stderr.write(`${printableLines(reportOf(leftOut))}\n`);
  const chosen = model.operations.filter(({ method }) => unsafe || safe.has(method));
  const unsafeCount = model.operations.length - chosen.length;
  const runAttempt = attemptWith(model, target, allow5xx);
  const resolve = resolverOf(model.document, model.refuse);
  const attempts = chosen.flatMap((operation) => {
    const node = objectOf(objectOf(objectOf(model.document["paths"])[operation.path])[operation.method]);
    return exampleNames(node, resolve).map((name) => ({ operation, node, name }));
  });
  const outcomes = await pooled(attempts, limit, runAttempt);
  printReport(outcomes, unsafeCount, commonCause(outcomes, target.url, model.basePath));
}

type Attempt = Readonly<{ operation: Operation; node: JsonObject; name: string | undefined }>;

/** Sends one request and checks the reply; rejects only for errors of this program. */
function attemptWith(model: Model, target: Target, allow5xx: boolean): (attempt: Attempt) => Promise<Outcome> {
  const check = schemaCheck(model);
  const resolve = resolverOf(model.document, model.refuse);
  return async ({ operation: { operationId, method, path }, node, name }) => {
    const outcome = { operationId, request: `${method.toUpperCase()} ${path}`, status: undefined, reason: "" };
    let sent = outcome.request;
    try {
      const request = exampleRequest(model, { method, path, node, name }, check);
      sent = `${method.toUpperCase()} ${request.target}`;
      const reply = await exchange(method, request, target);
      const fault = replyFault(node, method, reply, { resolve, check, allow5xx });
      const verdict = fault === undefined ? "ok" : "failed";
      return { ...outcome, request: sent, status: reply.status, verdict, reason: fault ?? "" };
    } catch (error) {
      if (error instanceof NoExample) return { ...outcome, verdict: "not sent", reason: error.message };
      if (error instanceof NoReply) return { ...outcome, request: sent, verdict: "failed", reason: error.message };
      throw error;
    }
  };
}

/** What all failures may have in common, as a sentence with a space before it; empty: nothing. */
function commonCause(outcomes: readonly Outcome[], url: string, basePath: string): string {
  const sent = outcomes.filter(({ verdict }) => verdict !== "not sent");
  if (sent.every(({ status }) => status === undefined)) return ` Nothing answers at ${url}.`;
  const isElsewhere = sent.every(({ status }) => status === 404) && new URL(url).pathname === "/" && basePath !== "";
  if (!isElsewhere) return "";
  return ` Its operations may be below ${basePath}, the path of its first server: --url ${new URL(basePath, url).href}`;
}

function printReport(outcomes: readonly Outcome[], unsafeCount: number, advice: string): void {
  const count = (verdict: Outcome["verdict"]): number => outcomes.filter((one) => one.verdict === verdict).length;
  const [ok, failed, notSent] = [count("ok"), count("failed"), count("not sent")];
  const skipped =
    unsafeCount === 0 ? "" : ` ${unsafeCount} operations may change something and were skipped: see --unsafe.`;
  const summary = `${ok} ok, ${failed} failed, ${notSent} not sent.${skipped}`;
  process.stdout.write(`${outcomeTable(outcomes)}\n${summary}\n`);
  if (failed > 0) throw new Failure(`The service does not match the document.${advice}`);
  if (ok === 0) throw new Failure("Nothing was sent, so nothing was tested.");
}

/** Checks the base URL, which errors may show. The message must not contain it, because it may include a secret. */
function addressOf(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new Failure("--url: expected an address such as http://127.0.0.1:8080.", { exitCode: 2 });
  const { username, password, search, hash } = new URL(text);
  if (username + password + search + hash !== "" || /[?#]/.test(text))
    throw new Failure(
      '--url: expected an address without user, query and fragment. Send secrets with --header, such as "Authorization: Basic …".',
      { exitCode: 2 },
    );
  return text;
}

/** The message must not contain the line, which may be a secret. */
function headerOf(line: string): readonly [string, string] {
  const [, name = "", value = ""] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([^\r\n\0]*)$/.exec(line) ?? [];
  if (name === "") throw new Failure('--header: expected a line such as "Name: value".', { exitCode: 2 });
  return [name, value];
}
