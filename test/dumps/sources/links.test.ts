import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { planFiles } from "../../../src/dumps/import/plan.ts";
import type { ListOptions } from "../../../src/dumps/sources/links.ts";
import { listSources } from "../../../src/dumps/sources/list.ts";
import { SourceFault } from "../../../src/dumps/sources/source.ts";
import { dumpFolder } from "../support/imported.ts";
import { read, sourceOf } from "./reading.ts";

const indexOf = (...links: readonly unknown[]): string => JSON.stringify({ links });
const link = (table: string, url: string) => ({ table, url });

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

/** What listing fails with: always a `SourceFault`. */
async function faultOf(given: string, options: ListOptions = {}): Promise<string> {
  const error: unknown = await listSources([given], options).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(SourceFault);
  return (error as Error).message;
}

it("links on a disk may be percent-encoded, as may be the folder of the index", async () => {
  await using folder = await dumpFolder();
  await mkdir(`${folder.path}/a b%20c`);
  await folder.write("a b%20c/vip users.csv", "userID\n");
  const index = await folder.write("a b%20c/database.json", indexOf(link("vipUsers", "./vip%20users.csv")));
  const [source] = await listSources([index]);
  expect(source?.name).toBe("vip users.csv");
  expect(await read(source)).toEqual({ text: "userID\n", cutOff: undefined });
});

it("a link from the root of a server means, on a disk, the file beside the index", async () => {
  await using folder = await dumpFolder();
  await folder.write("vipUsers_1.csv", "userID\n");
  for (const url of ["/database/vipUsers_1.csv", "/vipUsers_1.csv", "/database/../vipUsers_1.csv?a=b"]) {
    const [source] = await listSources([await folder.write("database.json", indexOf(link("vipUsers", url)))]);
    expect(await read(source)).toEqual({ text: "userID\n", cutOff: undefined });
  }
});

it.each([
  ["null", null, "a link of database.json has no table or no url"],
  ["a text", "vipUsers.csv", "a link of database.json has no table or no url"],
  ["no table", { url: "./vipUsers.csv" }, "a link of database.json has no table or no url"],
  ["a file that is not there", link("vipUsers", "./nothing.csv"), /nothing\.csv cannot be read$/],
  ["the root", link("vipUsers", "/"), "a link of database.json is no address of a file"],
  ["another machine", link("vipUsers", "//host/vipUsers.csv"), "a link of database.json is no address of a file"],
  ["an encoded slash", link("vipUsers", "./a%2Fb.csv"), "a link of database.json is no address of a file"],
  ["no address", link("vipUsers", "http://"), "a link of database.json is no address"],
])("an index with the link %s is refused with a sentence", async (_what, broken, reason) => {
  await using folder = await dumpFolder();
  const message = await faultOf(await folder.write("database.json", indexOf(broken)));
  if (typeof reason === "string") expect(message).toBe(reason);
  else expect(message).toMatch(reason);
});

it("of several files of a table in an index the newest is taken, as in a folder", async () => {
  await using folder = await dumpFolder();
  for (const [name, text] of [
    ["vipUsers.csv", "plain"],
    ["vipUsers_900.csv", "old"],
    ["vipUsers_1700000000000.csv", "new"],
    ["userNames_5.csv", "other"],
  ] as const)
    await folder.write(name, `userID\n${text}\n`);
  const links = ["vipUsers_900", "vipUsers_1700000000000", "vipUsers"].map((name) => link("vipUsers", `./${name}.csv`));
  const index = await folder.write("database.json", indexOf(...links, link("userNames", "./userNames_5.csv")));
  const sources = await listSources([index]);
  expect(sources.map(({ name }) => name)).toEqual(["vipUsers_1700000000000.csv", "userNames_5.csv"]);
});

it.each([
  ["no version", ["a.csv", "b.csv"]],
  ["one version", ["vipUsers_5.csv", "vipUsers_5.csv.gz"]],
])("an index with two files of a table, of which none is newer since they have %s, is refused", async (_, names) => {
  await using folder = await dumpFolder();
  for (const name of names) await folder.write(name, "userID\n");
  const links = names.map((name) => link("vipUsers", `./${name}`));
  expect(await faultOf(await folder.write("database.json", indexOf(...links)))).toBe(
    "database.json has several files of vipUsers, and their names do not say which is the newest",
  );
});

it("an index with more links than any has is refused", async () => {
  await using folder = await dumpFolder();
  const links = Array.from({ length: 1001 }, () => link("other", "./other.csv"));
  expect(await faultOf(await folder.write("database.json", indexOf(...links)))).toBe(
    "database.json has more than 1000 links",
  );
});

it("an index that is longer than any is refused without being read, on a disk as on a server", async () => {
  await using folder = await dumpFolder();
  expect(await faultOf(await folder.write("database.json", Buffer.alloc(10_000_001, " ")))).toMatch(
    /database\.json is longer than 10000000 bytes$/,
  );
});

it("what is not there and what is no address are sentences", async () => {
  await using folder = await dumpFolder();
  expect(await faultOf("http://")).toBe("the address http:// is not valid");
  expect(await faultOf("http://user:secret@:1/a.csv?token=secret")).toBe("the address http://:1/a.csv is not valid");
  expect(await faultOf(`${folder.path}/nothing`)).toBe(`${folder.path}/nothing cannot be read`);
});

it("links of tables that nobody wants are not looked at, and are reported as skipped", async () => {
  await using folder = await dumpFolder();
  await folder.write("vipUsers_1.csv", "userID\n");
  const index = await folder.write(
    "database.json",
    indexOf(
      link("warnings", "./warnings_1.csv"),
      link("vipUsers", "./vipUsers_1.csv"),
      link("unlistedVideos", "/database/unlisted_1.csv"),
      link("archived", "http://"),
    ),
  );
  const { files, skipped } = planFiles(await listSources([index], { wanted: ["vipUsers"] }), ["vipUsers"]);
  expect(files.map(({ source }) => source.name)).toEqual(["vipUsers_1.csv"]);
  expect(skipped).toEqual(["warnings_1.csv", "unlisted_1.csv", "archived"]);
  expect(await faultOf(index)).toMatch(/warnings_1\.csv cannot be read$/);
});

it("of an index on a server only the files that are wanted are asked for", async () => {
  const asked: (string | undefined)[] = [];
  await using server = await serve((request, response) => {
    asked.push(request.url);
    if (request.url === "/database.json")
      response.end(indexOf(link("warnings", "/w.csv"), link("other", "/o.csv"), link("vipUsers", "/v.csv")));
    else response.writeHead(request.url === "/v.csv" ? 200 : 404).end();
  });
  const sources = await listSources([`${server.origin}/database.json`], { wanted: ["vipUsers"] });
  expect(sources.map(({ name }) => name)).toEqual(["w.csv", "o.csv", "v.csv"]);
  expect(asked).toEqual(["/database.json", "/v.csv"]);
});

it("a link of another table can still be read as the table that was asked for", async () => {
  await using folder = await dumpFolder();
  await folder.write("vips.csv", "userID\n");
  const index = await folder.write("database.json", indexOf(link("vips", "./vips.csv")));
  const { files } = planFiles(await listSources([index], { wanted: ["vipUsers"] }), ["vipUsers"]);
  expect(files.map(({ table }) => table)).toEqual(["vipUsers"]);
  expect(await read(files[0]?.source)).toEqual({ text: "userID\n", cutOff: undefined });
});

it.each([
  ["the root", "", "/database.json", "/database/vipUsers_1.csv"],
  ["a path", "", "/seg/database.json", "/seg/database/vipUsers_1.csv"],
  ["the folder itself", "", "/database/database.json", "/database/vipUsers_1.csv"],
  ["the folder itself below a path", "?a=b", "/seg/database/database.json", "/seg/database/vipUsers_1.csv?a=b"],
])("a link to a published file is found when its service is at %s", async (_, query, index, file) => {
  await using server = await serve(({ url }, response) => {
    if (url === index) response.end(indexOf(link("vipUsers", `/database/vipUsers_1.csv${query}`)));
    else response.writeHead(url === file ? 200 : 404).end("userID\n");
  });
  const [source] = await listSources([server.origin + index]);
  expect(await read(source)).toEqual({ text: "userID\n", cutOff: undefined });
});

it("other links from the root of a server stay there", async () => {
  await using server = await serve(({ url }, response) => {
    if (url === "/seg/database.json") response.end(indexOf(link("vipUsers", "/dumps/vipUsers_1.csv")));
    else response.writeHead(url === "/dumps/vipUsers_1.csv" ? 200 : 404).end("userID\n");
  });
  const [source] = await listSources([`${server.origin}/seg/database.json`]);
  expect(await read(source)).toEqual({ text: "userID\n", cutOff: undefined });
});

describe("what an origin of a mirror publishes", () => {
  const published = { ...link("vipUsers", "/database/vipUsers_1.csv"), size: 7, rows: 0 };
  const ofOrigin = { ofOrigin: true } as const;
  /** An origin with this link, whose file is this. */
  const originWith = (sent: object, file: RequestListener = (_, response) => void response.end("userID\n")) =>
    serve((request, response) => {
      if (request.url === "/database.json") response.end(indexOf(sent));
      else file(request, response);
    });

  it("is read up to the size that its index lists, which has to be there", async () => {
    for (const sent of [published, { ...published, size: 6 }]) {
      await using server = await originWith(sent);
      const [source] = await listSources([`${server.origin}/database.json`], ofOrigin);
      expect(source?.listed).toEqual({ bytes: sent.size, rows: 0 });
      if (sent === published) expect(await read(source)).toEqual({ text: "userID\n", cutOff: undefined });
      else await expect(read(source)).rejects.toThrow("vipUsers_1.csv has more than the 6 bytes that its index lists");
    }
    for (const [name, value] of [
      ["size", undefined],
      ["size", -1],
      ["rows", undefined],
      ["rows", 0.5],
    ] as const) {
      await using server = await originWith({ ...published, [name]: value });
      expect(await faultOf(`${server.origin}/database.json`, ofOrigin)).toBe(
        "a link of database.json has no size or no number of rows",
      );
    }
  });

  it("is not read to the end of a file that has none", async () => {
    await using server = await originWith(published, ({ method }, response) => {
      if (method === "HEAD") return response.end();
      const go = (): void => {
        if (response.destroyed) return;
        if (response.write("v\n".repeat(10_000))) setImmediate(go);
        else response.once("drain", go);
      };
      return go();
    });
    const [source] = await listSources([`${server.origin}/database.json`], ofOrigin);
    await expect(read(source)).rejects.toThrow("more than the 7 bytes");
  });

  it("leads to no other server, neither by a link nor by a redirect, as it may for whoever imports it", async () => {
    const asked: (string | undefined)[] = [];
    await using inner = await serve(({ url }, response) => {
      asked.push(url);
      response.end("userID\n");
    });
    const target = `${inner.origin}/vipUsers_1.csv`;
    const toOther: RequestListener = (_, response) => void response.writeHead(302, { location: target }).end();
    await using linking = await originWith({ ...published, url: target });
    await using redirecting = await originWith(published, toOther);
    await using moving = await serve(toOther);
    for (const [{ origin }, reason] of [
      [linking, /^a link of database.json leads to another server$/],
      [redirecting, /cannot be reached$/],
      [moving, /cannot be reached$/],
    ] as const)
      expect(await faultOf(`${origin}/database.json`, ofOrigin)).toMatch(reason);
    expect(asked).toEqual([]);
    for (const { origin } of [linking, redirecting]) {
      const [source] = await listSources([`${origin}/database.json`]);
      expect((await read(source)).text).toBe("userID\n");
    }
  });

  it("is not waited for without an end when it comes byte by byte", async () => {
    let clock = 0;
    const now = vi.spyOn(performance, "now").mockImplementation(() => (clock += 5000));
    try {
      const bytes = { bytes: 100, rows: 1 };
      const drops = () => Array.from({ length: 100 }, () => Buffer.from("u"));
      await expect(read(sourceOf(drops(), { listed: bytes }))).rejects.toThrow(
        "a.csv arrives too slowly: 13 bytes in 65 seconds",
      );
      expect((await read(sourceOf(drops()))).text).toHaveLength(100);
    } finally {
      now.mockRestore();
    }
  });
});

it("an index whose body ends early is a sentence", async () => {
  await using server = await serve((_request, response) => {
    response.writeHead(200, { "content-length": 1000 });
    response.write("{", () => response.destroy());
  });
  expect(await faultOf(`${server.origin}/database.json`)).toBe(
    `${server.origin}/database.json cannot be read to its end`,
  );
});
