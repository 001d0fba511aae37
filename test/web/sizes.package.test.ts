import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { loadOf, pageSizes } from "../../scripts/pages/sizes.ts";
import { servicePageFiles } from "../../src/process/composition/pages.ts";
import { rootFolder } from "../support/documents.ts";
import { builtPages } from "./support/built-pages.ts";

const kB = 1000;
const sizes = () => pageSizes(join(rootFolder, "web/dist"));
const pageOf = async (name: string) => (await sizes()).pages.find((page) => page.name === name);

describe("the sizes of the pages, compressed with gzip", () => {
  beforeAll(builtPages);

  it("are below 60 kB for the first load with the home page", async () => {
    const { firstLoad } = await sizes();
    expect(firstLoad).toBeGreaterThan(5 * kB);
    expect(firstLoad).toBeLessThan(60 * kB);
  });

  it("are known for every page, none of which needs more than as much again when it is opened", async () => {
    const { pages } = await sizes();
    expect(pages.length).toBeGreaterThan(5);
    for (const { name, page } of pages) expect(page, name).toBeLessThan(60 * kB);
  });

  it("have the library of charts in what the page of statistics loads later, and not in pages without charts", async () => {
    expect((await pageOf("statistics"))?.later).toBeGreaterThan(15 * kB);
    // What words mean is loaded later, and is small.
    for (const name of ["leaderboards", "user"]) expect((await pageOf(name))?.later, name).toBeLessThan(5 * kB);
  });

  it("are below 50 kB for the page of a cluster alone, which loads the editor later", async () => {
    expect(await loadOf(join(rootFolder, "web/dist-cluster"), "cluster.html")).toBeLessThan(50 * kB);
  });

  it("are below 60 kB for the API reference, which loads what reads YAML later", async () => {
    expect(await loadOf(join(rootFolder, "web/dist"), "docs.html")).toBeLessThan(60 * kB);
  });

  it("come from a list that is no page", async () => {
    expect(await servicePageFiles().read(".vite/manifest.json", "identity")).toBeUndefined();
    expect(await servicePageFiles().read("index.html", "identity")).toBeDefined();
  });
});
