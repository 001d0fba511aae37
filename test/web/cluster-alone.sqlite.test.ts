import { pathToFileURL } from "node:url";
import { clusterPage } from "@segmark/migrator/internal/server/pages/cluster-page";
import { pageRoutes } from "@segmark/migrator/internal/server/pages/page-routes";
import { expect, it } from "vitest";
import { cluster, making, member, TOKEN } from "../../packages/migrator/test/server/handlers/members.ts";
import { scratchFolder } from "../support/outages.ts";
import { openPages, phone } from "./support/browser.ts";

it("the page of a server with nothing but migrations shows its cluster, applies migrations and edits the configuration", async () => {
  await using c = await cluster({ migrations: [making("01_first.ts")] });
  await using opened = await openPages(c.first.base, { context: phone, path: "/icon.svg" });
  opened.expectRefusals(401);
  const { page, open } = opened;
  await open("/");
  await page.getByLabel("Token of the operator").fill(TOKEN);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Cluster test, configuration version 1.").waitFor();
  expect(await page.getByRole("navigation").count()).toBe(1);
  await page.getByRole("button", { name: "Apply pending migrations" }).click();
  await page.getByRole("dialog").getByRole("button").last().click();
  await page.getByRole("heading", { name: "Applied" }).waitFor();
  const row = page.getByRole("table", { name: "Migrations by leader" }).getByRole("row", { name: "01_first.ts" });
  await expect.poll(() => row.getByRole("cell").allTextContents()).toEqual(["01_first.ts", "applied", "applied"]);
  await opened.expectAccessible();
  await opened.expectNoOverflow();

  await page.getByRole("link", { name: "Configuration" }).click();
  await page.getByLabel("Name of a new section").fill("migrations.yml");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Text of migrations.yml" }).focus();
  await page.keyboard.insertText("options:\n  storage_timeout: soon\n");
  await page.getByText(/^Line 2: options\.storage_timeout: expected/).waitFor();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("options:\n  storage_timeout: 60\n");
  await page.getByRole("button", { name: "Review the changes" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText(/^Saved as version \d+\.$/).waitFor();
  expect((await c.store.read()).sections.get("migrations.yml")).toBe("options:\n  storage_timeout: 60\n");
  await opened.expectAccessible();
  await opened.expectNoOverflow();
  await page.getByRole("link", { name: "Segmark" }).click();
  await page.getByRole("table", { name: "Migrations by leader" }).waitFor();
  await page.getByText("nothing is wrong").waitFor();

  await page.getByRole("link", { name: "Change who leads and who takes part" }).click();
  await page.getByRole("region", { name: "of-api-1" }).getByText("leads").waitFor();
  await page.getByLabel("Instance", { exact: true }).fill("api-2");
  await page.getByLabel("Address").fill("http://127.0.0.1:9");
  await page.getByRole("button", { name: "Add it to the text" }).click();
  await page.getByRole("region", { name: "of-api-1" }).getByText("api-2").waitFor();
  await page.getByRole("textbox", { name: "Text of topology.yml" }).getByText("http://127.0.0.1:9").waitFor();
  await opened.expectAccessible();
  await opened.expectNoOverflow();
  await page.getByRole("button", { name: "Review the changes" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(async () => (await c.store.read()).sections.get("topology.yml")).toContain("api-2");
  await page.getByRole("link", { name: "Segmark" }).click();
  await page.getByRole("region", { name: "Problems" }).getByText("api-2: not reachable").waitFor();
  await page.getByRole("link", { name: "Change who leads and who takes part" }).click();
  await page.getByRole("button", { name: "Expel api-2" }).click();
  await page.getByRole("textbox", { name: "Text of topology.yml" }).getByText("api-2").waitFor({ state: "detached" });
});

it("the page is sent as those of the service are, and what belongs to the service is not there", async () => {
  await using m = await member();
  const page = await fetch(`${m.base}/`);
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  const script = /src="\.(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
  const asset = await fetch(m.base + script);
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  for (const { headers } of [page, asset, await fetch(`${m.base}/assets/nothing.js`)])
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-security-policy": expect.stringMatching(/^default-src 'none'; script-src 'self'; style-src 'self';/),
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
  expect(page.headers.get("cache-control")).toBe("no-cache");
  const headers = { "if-none-match": String(page.headers.get("etag")) };
  expect((await fetch(`${m.base}/`, { headers })).status).toBe(304);
  const specification = await fetch(`${m.base}/migrator.yaml`);
  expect([specification.status, specification.headers.get("content-type")]).toEqual([200, "application/yaml"]);
  for (const path of ["/docs", "/cluster.html", "/index.html", "/.vite/manifest.json"])
    expect((await fetch(m.base + path)).status, path).toBe(404);
});

it("the page is not there when it is switched off, and says so when it is not built", async () => {
  await using off = await member({ env: { WEB: "off" } });
  expect((await fetch(`${off.base}/`)).status).toBe(404);
  await using folder = await scratchFolder();
  off.server.route([...pageRoutes(clusterPage(pathToFileURL(`${folder.path}/dist/`)))]);
  const answer = await fetch(`${off.base}/`);
  expect([answer.status, await answer.json()]).toMatchObject([
    404,
    { detail: "The page is not built. `npm run build:web` in the checkout of Segmark builds it." },
  ]);
});

it("an application with a page of its own keeps that", async () => {
  await using m = await member({
    prepare: (server) => server.route({ method: "GET", path: "/", handler: () => "own" }),
  });
  const answer = await fetch(`${m.base}/`);
  expect([await answer.text(), answer.headers.get("content-security-policy")]).toEqual(["own", null]);
});
