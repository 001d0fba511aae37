import { expect, it } from "vitest";
import { world } from "../support/world.ts";
import { useBrowser } from "./support/browser.ts";

const { openPages } = useBrowser();

/** Bytes of a file of the pages as they are sent to who takes gzip. */
async function compressedBytes(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "gzip" } });
  return Number(headers.get("content-length"));
}

it("the first page is there after less than 60 kB", async () => {
  await using w = await world();
  await using opened = await openPages(w.base);
  const { page } = opened;
  const urls = new Set<string>();
  page.on("request", (request) => urls.add(request.url()));
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  const files = [...urls].filter((url) => !url.includes("/api/"));
  expect(files.some((url) => url.endsWith(".js")) && files.some((url) => url.endsWith(".css"))).toBe(true);
  const bytes = await Promise.all(files.map(compressedBytes));
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(60_000);
});
