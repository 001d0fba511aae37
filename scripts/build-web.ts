// Builds the pages and compresses them once, so that the service does not have to: into web/dist, and the page of a
// cluster alone into web/dist-cluster, or into the same folders below another one that is given. A package has its own,
// since services and tests that run meanwhile read these. `--only` production or cluster builds one of them,
// and `--sizes` prints what each page weighs.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import { loadOf, pageSizes } from "./pages/sizes.ts";

const folder = fileURLToPath(new URL("../web/", import.meta.url));
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sizes: { type: "boolean" }, only: { type: "string" } },
});
const targets = resolve(positionals[0] ?? folder);

/** What is compressed already is left alone, as is what fits into one packet. */
const compressible = /\.(html|js|css|svg|json|map|txt)$/;
const minBytes = 1024;

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < minBytes) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

/** @param mode one of `web/vite.config.ts` */
async function buildPages(mode: string, target: string): Promise<void> {
  const output = { outDir: target, emptyOutDir: true };
  await build({ configFile: join(folder, "vite.config.ts"), mode, logLevel: "warn", build: output });
  const names = await readdir(target, { recursive: true });
  const served = names.filter((name) => compressible.test(name) && !name.startsWith("."));
  await Promise.all(served.map((name) => compress(join(target, name))));
}

// A test runner sets another one, and Vite would build for development, with the paths of this machine.
process.env["NODE_ENV"] = "production";
const [pages, cluster] = [join(targets, "dist"), join(targets, "dist-cluster")];
if (values.only !== "cluster") await buildPages("production", pages);
if (values.only !== "production") await buildPages("cluster", cluster);
if (values.sizes === true) {
  const { firstLoad, pages: others } = await pageSizes(pages);
  console.log(`first load with the home page: ${firstLoad} bytes with gzip`);
  console.table(others);
  console.log(`the page of a cluster alone: ${await loadOf(cluster, "cluster.html")} bytes with gzip`);
}
