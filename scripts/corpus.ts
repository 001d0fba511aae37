import { corpus } from "./corpus/documents.ts";
import { generateInto } from "./corpus/generated.ts";
import { unpacked } from "./corpus/packages.ts";
import { serviceReport } from "./corpus/service-report.ts";
import { sizeReport } from "./corpus/size-report.ts";

// Generates from real documents and checks the types of the output, or with --serve serves it. Usage: npm run corpus
// [-- [--serve] [PATTERN]]

const root = new URL("..", import.meta.url).pathname;
const cache = `${root}node_modules/.cache/segmark-corpus`;
const isServed = process.argv[2] === "--serve";
const pattern = process.argv[isServed ? 3 : 2] ?? "";

const report = isServed ? serviceReport() : sizeReport();

let unread = 0;
for (const entry of corpus) {
  for (const document of entry.documents) {
    const name = `${entry.name} ${document.replace(/^(api|generated|src\/services\/twilio-api)\//, "")}`;
    if (!name.includes(pattern)) continue;
    const folder = `${cache}/${isServed ? "served" : "generated"}/${name.replaceAll(/[^\w.-]+/g, "_")}`;
    try {
      await report.add(name, await generateInto(folder, `${unpacked(entry, cache)}/${document}`), folder);
    } catch (error) {
      unread += 1;
      console.log(`${name}: ${error instanceof Error ? error.message.split("\n").slice(0, 3).join(" ") : error}`);
    }
  }
}
const isFine = report.end();
if (unread > 0) console.log(`${unread} documents were not read.`);
process.exitCode = isFine && unread === 0 ? 0 : 1;
