import { parseArgs } from "node:util";
import { shellQuote } from "./shell-quote.ts";

/** One document and the output paths, as given, relative to the working directory. */
export type SpecJob = Readonly<{
  spec: string;
  out: string;
  handlers: string | undefined;
  /** Also generates the types of requests and replies as clients send and receive them. */
  client?: boolean;
  /** Patterns of the operations to generate, or to leave out. */
  only?: readonly string[];
  skip?: readonly string[];
  strict?: boolean;
  /** Existing pages in which the tables of problems, operations and wider types are generated. */
  docs?: Readonly<Partial<Record<"problems" | "operations" | "wider", string>>>;
}>;
export type Jobs = Readonly<{
  specs: readonly SpecJob[];
  events: Readonly<{ spec: string; out: string; docs?: string }> | undefined;
  check: boolean;
  /** The command that regenerates the files, for their first line. */
  command: string;
}>;

/** What a project generates by default. */
export type OwnJobs = Omit<Jobs, "check">;

export const usage = `Usage: node scripts/codegen.ts [--check] [--spec FILE --out DIR [--handlers DIR] [--events FILE]
                               [--only PATTERN]... [--skip PATTERN]... [--strict]]

Without --spec, the specifications of this project are read and generated/ is written.
  --spec FILE      an OpenAPI 3.0, 3.1 or 3.2 document, YAML or JSON
  --out DIR        where index.ts and what it exports go
  --handlers DIR   also write DIR/index.ts and, once, a stub for each missing handler
  --events FILE    also write names, types and validators of a webhook specification to DIR/webhooks
  --only PATTERN   generate these operations only: an operationId, a tag or a path, * stands for any characters
  --skip PATTERN   leave these operations out, and what only they use; it is not checked either
  --strict         refuse what is wrong in the document, instead of leaving operations out or repairing it
  --check          write nothing; exit 1 and say what to do when a file is not up to date
`;

export class UsageError extends Error {
  override readonly name = "UsageError";
}

/**
 * Parses the command line.
 * @param own what to generate without --spec
 * @throws UsageError with one sentence
 */
export function readArguments(args: readonly string[], own: OwnJobs): Jobs {
  const { only = [], skip = [], strict = false, check = false, ...files } = parsed(args);
  const { spec, out, handlers, events } = onePathEach(files);
  if (spec === undefined) {
    if (out !== undefined || handlers !== undefined || events !== undefined)
      throw new UsageError("--out, --handlers and --events need --spec.");
    if (only.length + skip.length > 0 || strict) throw new UsageError("--only, --skip and --strict need --spec.");
    return { ...own, check };
  }
  if (out === undefined) throw new UsageError("--spec needs --out.");
  const flags = [
    flag("spec", spec),
    flag("out", out),
    ...(handlers === undefined ? [] : [flag("handlers", handlers)]),
    ...(events === undefined ? [] : [flag("events", events)]),
    ...only.map((pattern) => flag("only", pattern)),
    ...skip.map((pattern) => flag("skip", pattern)),
    ...(strict ? ["--strict"] : []),
  ];
  return {
    specs: [{ spec, out, handlers, only, skip, strict }],
    events: events === undefined ? undefined : { spec: events, out: `${out}/webhooks` },
    check,
    command: `node scripts/codegen.ts ${flags.join(" ")}`,
  };
}

/** Quotes a value for a shell; one that starts with a dash would be parsed as an option. */
const flag = (name: string, value: string): string =>
  `--${name}${value.startsWith("-") ? "=" : " "}${shellQuote(value)}`;

type Paths = Readonly<Record<"spec" | "out" | "handlers" | "events", string | undefined>>;

function onePathEach(files: { readonly [Name in keyof Paths]?: readonly string[] }): Paths {
  const one = (name: keyof Paths): string | undefined => {
    const [path, ...more] = files[name] ?? [];
    if (more.length > 0) throw new UsageError(`--${name} is given twice; it takes one value.`);
    if (path === "") throw new UsageError(`--${name}: the path is empty.`);
    return path;
  };
  return { spec: one("spec"), out: one("out"), handlers: one("handlers"), events: one("events") };
}

function parsed(args: readonly string[]) {
  const texts = { type: "string", multiple: true } as const;
  const flag = { type: "boolean" } as const;
  const files = { spec: texts, out: texts, handlers: texts, events: texts };
  const options = { ...files, only: texts, skip: texts, strict: flag, check: flag };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false, strict: true }).values;
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : "Wrong arguments.", { cause });
  }
}
