import { type Browser, chromium } from "playwright-core";
import { program } from "./debian.ts";

/** The shell draws nothing on a screen, and takes half the CPU time of the whole browser. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"] as const;

async function start(): Promise<Browser> {
  const executablePath = await program(names, "chromium-headless-shell");
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox", // there is none for root, and all pages are ours
      "--no-zygote", // what it starts would not be counted as CPU time of the run
      "--host-resolver-rules=MAP pages.test 127.0.0.1", // an address that is not a secure one
    ],
    // Files that come later find the process as it was.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

let started: Promise<Browser> | undefined;

/**
 * Chromium without a window, the same for all files of this process, with which it ends; the first time on a machine it
 * is installed. Errors: one sentence that says what to do
 */
export function sharedChromium(): Promise<Browser> {
  started ??= start();
  return started;
}
