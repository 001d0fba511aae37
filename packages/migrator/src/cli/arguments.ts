import { parseArgs } from "node:util";
import { nearest } from "./nearest.ts";
import { UsageError } from "./usage.ts";

const options = {
  url: { type: "string" },
  "token-env": { type: "string" },
  database: { type: "string" },
  "database-env": { type: "string" },
  migrations: { type: "string" },
  limit: { type: "string" },
  wait: { type: "string" },
  from: { type: "string" },
  table: { type: "string" },
  file: { type: "string" },
  only: { type: "string" },
  first: { type: "string" },
  pause: { type: "string" },
  to: { type: "string" },
  yes: { type: "boolean" },
  check: { type: "boolean" },
  lint: { type: "boolean" },
  running: { type: "string" },
  rows: { type: "string" },
  json: { type: "boolean" },
  sql: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
} as const;
type Name = keyof typeof options;
const names = Object.keys(options);
const isName = (name: string): name is Name => Object.hasOwn(options, name);

type Values = Readonly<{ [Key in Name]?: (typeof options)[Key]["type"] extends "string" ? string : true }>;
type OptionToken = Readonly<{
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}>;

function checkOption({ name, rawName, value, inlineValue }: OptionToken): void {
  if (!isName(name)) {
    const suggestion = nearest(name, names);
    throw new UsageError(`${rawName}: unknown option${suggestion === undefined ? "" : `; expected --${suggestion}`}`);
  }
  const takesValue = options[name].type === "string";
  if (!takesValue && value !== undefined) throw new UsageError(`${rawName}: takes no value`);
  if (takesValue && (value === undefined || (inlineValue !== true && value.startsWith("--"))))
    throw new UsageError(`${rawName}: needs a value`);
}

/**
 * Parses the command line; each option may occur once, with a value if it takes one.
 * @throws UsageError naming the option and what is expected
 */
export function readArguments(args: readonly string[]): Readonly<{ values: Values; positionals: readonly string[] }> {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options,
  });
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    checkOption(token);
    if (seen.has(token.name)) throw new UsageError(`${token.rawName}: may be given only once`);
    seen.add(token.name);
  }
  // Checked above: each value has the type of its option.
  return { values: values as Values, positionals };
}
