import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { installPackages } from "../test/package/support/installed.ts";
import { tableOf } from "./table.ts";
import { packagesOf, packagesSize, toolkitSize } from "./toolkit-sizes.ts";
import { compileTimes, importTimes } from "./toolkit-times.ts";

// The cost of the toolkit for its dependents: bytes, packages, start-up and compile time. Compared with the package
// whose interface it follows.
const ANCHOR = "@octokit/webhooks";
const root = join(import.meta.dirname, "..");

const { values: options } = parseArgs({
  options: {
    imports: { type: "string", default: "21" },
    compilations: { type: "string", default: "3" },
    write: { type: "boolean", default: false },
  },
});
const [imports, compilations] = [Number(options.imports), Number(options.compilations)];
if (!Number.isInteger(imports) || imports < 1 || !Number.isInteger(compilations) || compilations < 1) {
  console.error("Usage: node bench/toolkit-weight.ts [--imports ROUNDS] [--compilations ROUNDS] [--write]");
  process.exit(2);
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);
const row = (what: string, ours: number, theirs: number, text: (value: number) => string): string[] => [
  what,
  text(ours),
  text(theirs),
  // Time differences may be lost in the noise of a busy machine.
  ours > 0 && theirs > 0 ? (theirs / ours).toFixed(1) : "",
];

async function weigh(): Promise<string> {
  await using user = await installPackages();
  const packages = packagesOf(ANCHOR, root);
  const [anchorFolder = ""] = packages.values();
  const { version } = JSON.parse(readFileSync(join(anchorFolder, "package.json"), "utf8")) as { version: string };
  const [ours, theirs] = [toolkitSize(user.folder), packagesSize(packages.values())];

  console.error("imports ...");
  const methods = ["segmark/webhooks/methods", "@octokit/webhooks-methods"] as const;
  const load = await importTimes(user.folder, ["segmark/webhooks", ANCHOR, ...methods], imports);
  console.error("compilations ...");
  const check = await compileTimes(user.folder, ["segmark/webhooks", ANCHOR], compilations);

  const seconds = (value: number): string => (value / 1000).toFixed(2);
  const milliseconds = (value: number): string => value.toFixed(1);
  const rows = [
    row("packed, kB", ours.packed, theirs.packed, kilobytes),
    row("unpacked, kB", ours.unpacked, theirs.unpacked, kilobytes),
    ["packages imported or used for types", "0", String(packages.size - 1), ""],
    row("import, ms", load["segmark/webhooks"].beyond, load[ANCHOR].beyond, milliseconds),
    row("import of the methods alone, ms", load[methods[0]].beyond, load[methods[1]].beyond, milliseconds),
    row("type check of a program, s", check["segmark/webhooks"].whole, check[ANCHOR].whole, seconds),
    row("type check of the package alone, s", check["segmark/webhooks"].beyond, check[ANCHOR].beyond, seconds),
  ];
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
  return [
    `${availableParallelism()} cores with a load of ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}, commit ${commit}.`,
    "",
    tableOf(rows, ["measurement", "segmark/webhooks", `${ANCHOR} ${version}`, "ratio"]),
    "",
    `Sizes: code and declarations. Of segmark those of the toolkit; of ${ANCHOR} also the packages it depends on`,
    `(${[...packages.keys()].slice(1).join(", ")}).`,
    `Import: milliseconds beyond a process that does nothing, median of ${imports} alternating processes. segmark reads node:crypto later, with the first`,
    "signature. Type check: `tsc --noEmit` with `skipLibCheck` of",
    `\`bench/toolkit-user.ts\`, median of ${compilations} alternating runs; the last row is beyond an empty program.`,
    `The toolkit is a part of the package segmark: \`npm install segmark\` also brings the ${packagesOfService()} packages of the service, none of which the toolkit loads.`,
    "",
  ].join("\n");
}

type Locked = Readonly<{ dev?: boolean; optional?: boolean; devOptional?: boolean }>;

/** Number of packages installed with segmark, by the lock file. */
function packagesOfService(): number {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, Locked>;
  };
  const needed = Object.entries(packages).filter(
    ([path, { dev, optional, devOptional }]) => path !== "" && !dev && !optional && !devOptional,
  );
  return needed.length;
}

const text = await weigh();
console.log(text);
if (options.write) {
  await mkdir(join(import.meta.dirname, "results"), { recursive: true });
  await writeFile(
    join(import.meta.dirname, "results/toolkit.md"),
    `# The weight of the webhook toolkit, measured by \`node bench/toolkit-weight.ts\`\n\n${text}`,
  );
}
