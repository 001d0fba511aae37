import { problems } from "../../../generated/migrator/problems.ts";
import { Problem } from "../../errors.ts";
import { MigratorError } from "../../migrator/errors.ts";

type Code = keyof typeof problems;
type Refusal = Readonly<{
  code: Code;
  detail: string;
  status?: number;
  run_id?: string;
  leaders?: unknown;
  retryAfter?: number;
}>;

/** Errors raised by the pipeline have the same code in all specifications. */
const isCode = (code: string): code is Code => Object.hasOwn(problems, code);

/** Maps an error to one defined by the specification; undefined for a bug. */
function refusalOf(thrown: unknown): Refusal | undefined {
  if (thrown instanceof MigratorError) {
    const { code, message: detail, runId: run_id, leaders } = thrown;
    return { code, detail, ...(run_id !== undefined && { run_id }), ...(leaders !== undefined && { leaders }) };
  }
  if (!(thrown instanceof Problem) || !isCode(thrown.code)) return undefined;
  const { code, status, message: detail, retryAfter } = thrown;
  return { code, detail, status, ...(retryAfter !== undefined && { retryAfter }) };
}

/** Always responds with RFC 9457 problem details, ignoring Accept: callers of these endpoints are programs or operators. */
export function problemReply(thrown: unknown) {
  const refusal = refusalOf(thrown);
  if (refusal === undefined) return undefined;
  const { code, detail, retryAfter, status = problems[code].status, ...more } = refusal;
  const { title } = problems[code];
  return {
    code,
    status,
    contentType: "application/problem+json; charset=utf-8",
    body: JSON.stringify({ type: `urn:migrator:${code}`, title, status, detail, code, ...more }),
    headers: {
      ...(status === 401 && { "www-authenticate": "Bearer" }),
      ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
      "cache-control": "no-store",
    },
  };
}
