import { existsSync, readFileSync } from "node:fs";
import { Failure } from "./failure.ts";

/** Paths of a project, relative to its folder. */
export type Settings = Readonly<{
  spec: string;
  out: string;
  handlers: string | undefined;
  events: string | undefined;
}>;

const keys = ["spec", "out", "handlers", "events"] as const;
type Given = { readonly [Key in (typeof keys)[number]]?: string | undefined };

/** The conventional files of a document, in order. */
const documents = ["openapi.yaml", "openapi.yml", "openapi.json"].flatMap((name) => [name, `spec/${name}`]);

/**
 * The inputs of a command: its options, otherwise the key `segmark` of package.json, otherwise the conventional files.
 * @throws Failure naming what is wrong in the options or in package.json, or that there is no document
 */
export function settings(options: Given): Settings {
  const configured = fromManifest();
  const spec = options.spec ?? configured.spec ?? documents.find((path) => existsSync(path));
  if (spec === undefined)
    throw new Failure(
      `There is no document: none of ${documents.join(", ")} exists. Name it with --spec, or make a project with "segmark init".`,
      { exitCode: 2 },
    );
  // With an explicit document, the handlers of package.json do not apply: they belong to another document.
  const beside: Given = options.spec === undefined ? { handlers: "src/handlers", ...configured } : {};
  return {
    spec,
    out: options.out ?? beside.out ?? "generated",
    handlers: options.handlers ?? beside.handlers,
    events: options.events ?? beside.events,
  };
}

function fromManifest(): Given {
  if (!existsSync("package.json")) return {};
  const found = (parsed("package.json") as Readonly<{ segmark?: unknown }> | null)?.segmark;
  if (found === undefined) return {};
  if (typeof found !== "object" || found === null || Array.isArray(found))
    throw new Failure(`package.json #/segmark\n  The settings are an object with the keys ${keys.join(", ")}.`);
  for (const [key, value] of Object.entries(found)) {
    if (!(keys as readonly string[]).includes(key))
      throw new Failure(`package.json #/segmark/${key}\n  Unknown setting. Expected one of ${keys.join(", ")}.`);
    if (typeof value !== "string" || value === "")
      throw new Failure(`package.json #/segmark/${key}\n  A path must be a non-empty text.`);
  }
  return found;
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Failure(`${file}: ${cause instanceof Error ? cause.message : "not JSON"}`, { cause });
  }
}
