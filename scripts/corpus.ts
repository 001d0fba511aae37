import { parseArgs } from "node:util";
import { corpus, documentsIn } from "./corpus/documents.ts";
import { generateInto } from "./corpus/generated.ts";
import { unpacked } from "./corpus/packages.ts";
import { serviceReport } from "./corpus/service-report.ts";
import { sizeReport } from "./corpus/size-report.ts";
import { tableReport } from "./corpus/table-report.ts";

// Generates from real documents and checks the types of the output; with --serve it serves them, with --table it prints
// a table in Markdown; with --from it reads the documents of a folder. Usage: npm run corpus
// [-- [--serve | --table] [--from FOLDER] [PATTERN]]

const root = new URL("..", import.meta.url).pathname;
const cache = `${root}node_modules/.cache/segmark-corpus`;
const { values, positionals } = parseArgs({
  options: { serve: { type: "boolean" }, table: { type: "boolean" }, from: { type: "string" } },
  allowPositionals: true,
});
const [pattern = ""] = positionals;
const kind = (["serve", "table"] as const).find((name) => values[name]) ?? "size";
const report = { serve: serviceReport, table: tableReport, size: sizeReport }[kind]();

/** Called with the name of a document, which finds its path. */
const documents: readonly (readonly [name: string, path: () => string])[] =
  values.from === undefined
    ? corpus.flatMap((entry) =>
        entry.documents.map(
          (document) =>
            [
              `${entry.name} ${document.replace(/^(api|generated|src\/services\/twilio-api)\//, "")}`,
              () => `${unpacked(entry, cache)}/${document}`,
            ] as const,
        ),
      )
    : documentsIn(values.from).map((path) => [path.slice(values.from?.length).replace(/^\//, ""), () => path]);

let unread = 0;
for (const [name, path] of documents) {
  if (!name.includes(pattern)) continue;
  const folder = `${cache}/${kind === "serve" ? "served" : "generated"}/${name.replaceAll(/[^\w.-]+/g, "_")}`;
  try {
    await report.add(name, await generateInto(folder, path()), folder);
  } catch (error) {
    unread += 1;
    console.log(`${name}: ${error instanceof Error ? error.message.split("\n").slice(0, 3).join(" ") : error}`);
  }
}
const isFine = report.end();
if (unread > 0) console.log(`${unread} documents were not read.`);
process.exitCode = isFine && unread === 0 ? 0 : 1;
