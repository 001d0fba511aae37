import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstValues, requestOf } from "../../../web/pages/reference/request.ts";
import { type Language, sampleOf } from "../../../web/pages/reference/samples.ts";
import { program } from "../../support/debian.ts";
import { rootFolder } from "../../support/documents.ts";
import { OPERATOR_TOKEN } from "../../support/operator.ts";
import { plant } from "../../support/segments.ts";
import { type World, world } from "../../support/world.ts";
import { entriesOfFile } from "./documents.ts";

const run = promisify(execFile);
/** The service describes itself in more than a child may print by default. */
const options = { env: { ...process.env, OPERATOR_TOKEN }, maxBuffer: 1 << 26 };
let w: World;
let folder: string;
let planted: unknown;
beforeAll(async () => {
  w = await world();
  [planted] = await plant(w, [{ at: [1, 10] }]);
  // Below the root, where `segmark/client` is this package.
  await mkdir(join(rootFolder, "test-results"), { recursive: true });
  folder = await mkdtemp(join(rootFolder, "test-results/samples-"));
});
afterAll(async () => {
  await w[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const operations = [...entriesOfFile("openapi"), ...entriesOfFile("migrator")].filter(
  ({ kind }) => kind === "operation",
);
/** A stream goes on until somebody ends it, and a migration or a move of the records is not for this database. */
const isShort = ({ id, group }: (typeof operations)[number]) => id !== "streamChanges" && group !== "runs";

/** Begins the output of a sample, before its id. */
const mark = "=== sample ";

/** Runs the samples of all operations in one process, which prints the id of each before its output. */
const runners: Readonly<Record<Language, (samples: ReadonlyMap<string, string>) => Promise<string>>> = {
  curl: async (samples) => {
    const status = `-s -w '\\n%{http_code}' `;
    const lines = [...samples].map(
      ([id, text]) => `echo "${mark}${id}"\n${text.replace("curl ", `curl ${status}`)}\necho`,
    );
    await writeFile(join(folder, "all.sh"), `set -e\n${lines.join("\n")}\n`);
    await program(["curl"], "curl");
    return (await run("sh", [join(folder, "all.sh")], options)).stdout;
  },
  JavaScript: async (samples) => {
    for (const [id, text] of samples) await writeFile(join(folder, `${id}.mjs`), text);
    const all = [...samples.keys()]
      .map((id) => `console.log("${mark}${id}");\nawait import("./${id}.mjs");`)
      .join("\n");
    await writeFile(join(folder, "all.mjs"), all);
    const args = ["--conditions=@segmark/source", join(folder, "all.mjs")];
    return (await run(process.execPath, args, options)).stdout;
  },
  Python: async (samples) => {
    const python = await program(["python3"], "python3");
    for (const [id, text] of samples) await writeFile(join(folder, `${id}.py`), text);
    const all = [...samples.keys()]
      .map((id) => `print("${mark}${id}")\nexec(open(${JSON.stringify(join(folder, `${id}.py`))}).read())\nprint()`)
      .join("\n");
    await writeFile(join(folder, "all.py"), all);
    return (await run(python, [join(folder, "all.py")], options)).stdout;
  },
};

/** What a sample printed, by operation. */
const outputs = (printed: string): ReadonlyMap<string, string> =>
  new Map(
    printed
      .split(mark)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf("\n")), part.slice(part.indexOf("\n") + 1)]),
  );
const statusOf: Readonly<Record<Language, RegExp>> = {
  curl: /\n(\d{3})\s*$/,
  JavaScript: /^(\d{3})/,
  Python: /^(\d{3})/,
};

/** What their examples name is not here: a signature with the secret, a migration of this service. */
const refused = new Set(["receiveWebhook", "baselineMigrations"]);

/** Each sample of curl is a process: one of each kind of parameter, body and credential is enough. */
const forCurl = new Set([
  ...["getSkipSegments", "getSkipSegmentsByHashPrefix", "getSegmentInfo", "postSkipSegments", "voteOnSponsorTime"],
  ...["getMe", "lockCategories", "unlockCategories", "listDeliveries", "migrationsApplied", "patchClusterConfig"],
]);

describe.each(["curl", "JavaScript", "Python"] as const)("samples in %s", (language) => {
  it("run, and are understood by the service", async () => {
    const samples = new Map(
      operations
        .filter((entry) => isShort(entry) && (language !== "curl" || forCurl.has(entry.id)))
        .map((entry) => [entry.id, sampleOf(language, w.base, entry, requestOf(entry, firstValues(entry)))]),
    );
    const printed = outputs(await runners[language](samples));
    const statuses = [...samples.keys()].map(
      (id) => [id, statusOf[language].exec(printed.get(id) ?? "")?.[1]] as const,
    );
    const wrong = statuses.filter(
      ([id, status]) =>
        !refused.has(id) && (status === undefined || ["400", "401", "405", "413", "415", "500"].includes(status)),
    );
    expect(wrong).toEqual([]);
    expect(printed.get("getSkipSegments")).toContain(String(planted));
  });
});
