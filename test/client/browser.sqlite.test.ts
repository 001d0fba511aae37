import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { expect, it } from "vitest";
import { sharedChromium } from "../support/chromium.ts";
import { rootFolder } from "../support/documents.ts";
import { local, publicIdOf, world } from "../support/world.ts";

async function bundle(): Promise<string> {
  const built = await rolldown({
    input: "src/client/index.ts",
    cwd: rootFolder,
    platform: "browser",
    resolve: { conditionNames: ["@segmark/source", "import", "default"] },
  });
  const { output } = await built.generate({ format: "esm", minify: true });
  await built.close();
  expect(output).toHaveLength(1);
  return output[0].code;
}

it("is smaller than 10 kB, compressed", async () => {
  expect(gzipSync(await bundle()).length).toBeLessThan(10_000);
});

/** Browsers take only https and loopback addresses for secure, and give other pages fewer functions. */
it.each([
  ["a secure page", "127.0.0.1", true],
  ["a page that is not secure", "pages.test", false],
])("works in %s of another origin", async (_, host, isSecure) => {
  await using service = await world();
  const code = await bundle();
  const pages = createServer(({ url }, response) => {
    const isCode = url === "/client.js";
    response
      .writeHead(200, { "content-type": isCode ? "text/javascript" : "text/html" })
      .end(isCode ? code : "<!doctype html>");
  });
  await new Promise<void>((resolve) => pages.listen(0, "127.0.0.1", resolve));
  const page = await (await sharedChromium()).newPage();
  try {
    await page.goto(`http://${host}:${(pages.address() as AddressInfo).port}/`);
    expect(await page.evaluate("isSecureContext")).toBe(isSecure);
    const run = `(async (baseUrl, userId) => {
      const { createClient } = await import("/client.js");
      const client = createClient({ baseUrl, userId });
      const videoID = "dQw4w9WgXcQ";
      await client.submit({ videoID, segments: [{ segment: [1, 10], category: "sponsor" }] });
      const [{ UUID }] = await client.segments(videoID);
      await client.viewed({ UUID });
      const refused = await client.submit({ videoID, segments: [{ segment: [1, 10], category: "sponsor" }] }).catch(({ code }) => code);
      return { length: UUID.length, refused, user: await client.userInfo() };
    })(${JSON.stringify(service.base)}, ${JSON.stringify(local("ann"))})`;
    expect(await page.evaluate(run)).toMatchObject({
      length: 65,
      refused: "duplicate_segment",
      user: { userID: publicIdOf("ann"), segmentCount: 1 },
    });
  } finally {
    await page.close();
    await new Promise((resolve) => pages.close(resolve));
  }
});
