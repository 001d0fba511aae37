import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import {
  type Block,
  blocksOf,
  brokenLinksOf,
  exampleFiles,
  examples,
  pages,
} from "../../../test/support/manager/documents/pages.ts";
import { alike, session } from "../../../test/support/manager/documents/session.ts";
import { languagesOf, pathOf, read } from "../../webhooks/test/documents/pages.ts";
import { launch } from "../../webhooks/test/documents/run-example.ts";
import { parseTopology } from "../src/cluster/config/topology.ts";
import { problems } from "../src/generated/problems.ts";

const blocks = pages.flatMap(blocksOf);
const shown = blocks.flatMap((block) => (block.file === undefined ? [] : [{ ...block, file: block.file }]));

describe("examples in the pages about migrations", () => {
  it.each(shown)("$page shows $file unchanged", ({ file, text }) => {
    expect(text).toBe(read(file));
  });

  it("are all shown", () => {
    expect(shown.map(({ file }) => file).sort()).toEqual([...exampleFiles].sort());
  });

  it("cover all TypeScript on the pages; other languages are from a fixed list", () => {
    for (const page of pages) {
      const own = blocksOf(page).filter(({ language }) => language === "ts");
      expect(own.filter(({ file }) => file === undefined)).toEqual([]);
      const known = ["ts", "text", "sh", "json", "yaml", "sql"];
      expect(languagesOf(page).filter((language) => !known.includes(language))).toEqual([]);
    }
  });

  it.each(shown.filter(({ file, prints }) => /\.ts$/.test(file) && prints !== undefined))(
    "$file prints what the page shows",
    async ({ file, prints }) => {
      expect(await launch([pathOf(file)]).ended).toMatchObject({ code: 0, stdout: prints });
    },
  );

  it("many-rows.ts changes all rows, in batches", async () => {
    const unit = pathOf(`${examples}many-rows.ts`);
    expect(await launch([pathOf("test/support/manager/documents/try-unit.ts"), unit]).ended).toMatchObject({
      code: 0,
      stdout: "orders,unit,check\n",
    });
  });

  it("topologies are valid", () => {
    const texts = blocks.filter(({ language }) => language === "yaml").map(({ text }) => text);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(parseTopology(text).cluster).toBe("shop");
  });
});

describe("tables in the pages about migrations", () => {
  const operations = read("packages/migrator/docs/operations.md");
  const spec = parse(read("spec/migrator.yaml"));

  it("have a row for every error, with the text of the specification and the advice of the command", () => {
    const rows = [...operations.matchAll(/^\| (\d{3}) \| `(\w+)` \| (.*) \| (.*) \|$/gm)].map(([, ...cells]) => cells);
    const wanted = Object.entries(problems).map(([code, { status, advice }]) => [
      String(status),
      code,
      spec["x-problems"][code].description,
      advice,
    ]);
    const byCode = (a: unknown[], b: unknown[]): number => (String(a[1]) < String(b[1]) ? -1 : 1);
    expect(rows.toSorted(byCode)).toEqual(wanted.toSorted(byCode));
  });

  it("have a row for every endpoint and every outcome", () => {
    const endpoints = Object.entries<object>(spec.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    for (const endpoint of endpoints) expect(operations).toContain(`| \`${endpoint}\` |`);
    for (const outcome of spec.components.schemas.LeaderOutcome.properties.outcome.enum)
      expect(operations).toMatch(new RegExp(`^\\|.*\`${outcome}\`.*\\|`, "m"));
  });

  it.each(pages)("%s links to pages and headings that exist", (page) => {
    expect(brokenLinksOf(page)).toEqual([]);
  });
});

describe("commands in the pages about migrations", () => {
  const guide = blocksOf("packages/migrator/docs/guide.md");
  const isLast = ({ text }: Block): boolean => text.startsWith("kill ");
  /** The other pages are read while the cluster of the guide runs. */
  const others = pages.filter((page) => !page.endsWith("/guide.md")).flatMap(blocksOf);
  // What installs the package is run by a test of the packages.
  const commands = others.filter(({ language, text }) => language === "sh" && !text.startsWith("npm install "));
  const ofPage = (name: string): Block[] => commands.filter(({ page }) => page.endsWith(name));

  it("do what the pages describe, in order", { timeout: 120_000 }, async () => {
    await using shell = await session(["8081", "8082", "8083"]);
    const enter = async ({ text, prints = "" }: Block): Promise<number> => {
      const { printed, code } = await shell.enter(text);
      expect(alike(printed), text).toBe(alike(prints));
      return code;
    };
    const codes: number[] = [];
    for (const block of guide.filter((one) => !isLast(one))) {
      if (block.file !== undefined) await shell.write(block.file.slice(examples.length), block.text);
      if (block.language !== "sh") continue;
      codes.push(await enter(block));
      if (block.text.includes("node app.ts")) await shell.served();
    }
    // Only the command that shows a failure fails.
    expect(codes.filter((code) => code !== 0)).toEqual([3]);

    for (const block of ofPage("/operations.md")) expect(await enter(block), block.text).toBe(0);

    const list = ["0001_orders.ts", "0002_state_of_orders.ts", "0003_numbers_are_unique.ts"];
    const change = JSON.stringify({
      version: 7,
      sections: [{ filename: "migrations.yml", content: JSON.stringify({ applied: list }) }],
    });
    await shell.enter(
      `curl -s -H "Authorization: Bearer $(cat data/operator-token)" -X PATCH http://127.0.0.1:8081/admin/config -H 'content-type: application/json' -d '${change}'`,
    );
    const [refused, ...moving] = ofPage("/upgrade.md");
    expect(refused && (await enter(refused))).toBe(2);
    for (const block of moving) expect(await enter(block), block.text).toBe(0);

    expect(guide.filter(isLast)).toHaveLength(1);
    for (const block of guide.filter(isLast)) expect(await enter(block)).toBe(0);
  });

  it("occur only on the tested pages", () => {
    // pages.package.sqlite.test.ts runs those of the other pages.
    const tested = commands.filter(({ page }) => !/\/(?:existing-databases|five-minutes|from\/[\w-]+)\.md$/.test(page));
    expect(tested).toHaveLength(["/operations.md", "/upgrade.md"].flatMap(ofPage).length);
  });
});
