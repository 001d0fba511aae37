import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { sharedChromium } from "../../support/chromium.ts";
import { checkAnswer } from "../../support/contract.ts";
import { local } from "../../support/world.ts";

const axeSource = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Runs in the page, whose globals the tests have no types of. `options`: those of `axe.run` */
const violations = (options: object): string =>
  `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`;
/** Themes differ in nothing but colours, which these rules are about. */
const aboutColours = { type: "rule", values: ["color-contrast", "link-in-text-block"] };
const themes = [
  ["light", {}],
  ["dark", { runOnly: aboutColours }],
] as const;

/** The widths of the content and of the window, and what reaches beyond it. */
const overflow = `[document.documentElement.scrollWidth, innerWidth, [...document.querySelectorAll("body *")]
  .filter((element) => element.getBoundingClientRect().right > innerWidth && element.closest(".table") === null)
  .map((element) => element.outerHTML.slice(0, 120))]`;

export type Opened = AsyncDisposable &
  Readonly<{
    page: Page;
    /** Goes to a place such as `/user/…`, the part of the address after `#`. */
    open: (place: string) => Promise<void>;
    /** Fails on what axe finds on the page as it is now, in both themes. */
    expectAccessible: () => Promise<void>;
    /** Fails if a part of the page is wider than the window. */
    expectNoOverflow: () => Promise<void>;
    /** Statuses of refusals that the test expects; Chromium reports each of them on the console. */
    expectRefusals: (...statuses: number[]) => void;
  }>;

/** - `place` that is opened first, on the page of `path`; default: the home page */
type Options = Readonly<{ signedInAs?: string; context?: BrowserContextOptions; path?: string; place?: string }>;

/** The width of a small phone, in CSS pixels. */
export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 } };

/**
 * Opens the pages in Chromium, with a storage of their own. When they are closed, the test fails on errors of scripts,
 * on what the content security policy refused, and on answers that the specification does not know.
 */
export async function openPages(
  base: string,
  { signedInAs, context: more = {}, path = "/", place = "/" }: Options = {},
): Promise<Opened> {
  const context = await (await sharedChromium()).newContext({ locale: "en-GB", reducedMotion: "reduce", ...more });
  if (signedInAs !== undefined)
    await context.addInitScript(
      ([key, id]) => localStorage.setItem(key ?? "", id ?? ""),
      ["segmark.userId", local(signedInAs)],
    );
  const page = await context.newPage();
  const problems: string[] = [];
  const refusals = new Set<number>();
  const checks: Promise<void>[] = [];
  page.on("pageerror", ({ message }) => problems.push(`script: ${message}`));
  page.on("console", (line) => {
    if (line.type() !== "error" && line.type() !== "warning") return;
    const status = Number(/the server responded with a status of (\d+)/.exec(line.text())?.[1]);
    if (!refusals.has(status)) problems.push(`console: ${line.text()} (${line.location().url})`);
  });
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    const status = response.status();
    if (!/^\/(api|migrations|admin)\//.test(pathname) || status === 304) return;
    if (!page.url().startsWith(`${base}/`)) return; // of answers to pages of other origins, Chromium hides what they may not read
    const mediaType = response.headers()["content-type"]?.split(";")[0];
    const check = response.text().then(
      (text) => checkAnswer({ method: response.request().method(), path: pathname, status, mediaType, text }),
      () => undefined, // the page has left before the body was there
    );
    checks.push(check.catch((error: unknown) => void problems.push(String(error))));
  });
  await page.goto(`${base}${path}#${place}`);
  return {
    page,
    open: async (place) => {
      await page.goto(`${base}/#${place}`);
    },
    expectAccessible: async () => {
      // Playwright evaluates in the page without its policy for scripts.
      await page.evaluate(await axeSource);
      for (const [colorScheme, options] of themes) {
        await page.emulateMedia({ colorScheme });
        const found = await page.evaluate<string[]>(violations(options));
        expect(found, colorScheme).toEqual([]);
      }
    },
    // While a page is put together something may be wider for a moment.
    expectNoOverflow: async () => {
      await expect
        .poll(async () => {
          const [content, window, wide] = await page.evaluate<[number, number, string[]]>(overflow);
          return content <= window ? "" : `${content} of ${window}\n${wide.join("\n")}`;
        })
        .toBe("");
    },
    expectRefusals: (...statuses) => {
      for (const status of statuses) refusals.add(status);
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(checks);
      await context.close();
      expect(problems).toEqual([]);
    },
  };
}
