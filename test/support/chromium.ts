import { type Browser, chromium } from "playwright-core";
import { program } from "./debian.ts";

/** Starts Chromium without a window; the first time on a machine it is installed. Disposing closes it. Errors: one sentence that says what to do */
export async function startChromium(...args: string[]): Promise<Browser> {
  const executablePath = await program(["chromium", "chromium-browser", "google-chrome"], "chromium");
  // Chromium has no sandbox for root, and all pages are ours.
  return chromium.launch({ executablePath, args: ["--no-sandbox", ...args] });
}
