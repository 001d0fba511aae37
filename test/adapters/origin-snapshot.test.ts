import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { originSnapshot } from "../../src/adapters/origin-snapshot.ts";

/** Asks an origin whose index is this for its snapshot. `asked`: the paths that were asked for. */
async function asking(index: object) {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.end(JSON.stringify(index));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    const find = originSnapshot(`http://127.0.0.1:${port}/seg`);
    const found = await find(new AbortController().signal).catch((error: Error) => error);
    return { found, asked, index: `http://127.0.0.1:${port}/seg/database.json` };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
const indexOf = (...names: readonly string[]) => ({
  cursor: "here",
  links: names.map((name) => ({ table: name.split("_")[0], url: `/database/${name}`, size: 1, rows: 0 })),
});

it("a snapshot is found with its tables, also below a path", async () => {
  const { found, asked, index } = await asking(indexOf("sponsorTimes_1.csv", "vipUsers_1.csv.gz"));
  expect(found).toEqual({ index, cursor: "here", tables: ["sponsorTimes", "vipUsers"] });
  expect(asked).toEqual(["/seg/database.json"]);
});

it.each(["", ".gz", ".zst"])(
  "a snapshot of NDJSON%s is refused before its files are opened, by the name of its format",
  async (packing) => {
    const { found, asked } = await asking(indexOf(`sponsorTimes_1.ndjson${packing}`, `vipUsers_1.ndjson${packing}`));
    expect(found).toMatchObject({
      kind: "database.json: ndjson",
      message: "The origin publishes ndjson; mirrors need csv: PUBLISH_DUMPS_FORMAT=csv is to be set there.",
    });
    expect(asked).toEqual(["/seg/database.json"]);
  },
);
