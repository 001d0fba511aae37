import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium } from "playwright-core";

const run = promisify(execFile);
const none =
  "No Chromium for the tests: put chromium on PATH, or run once as root on Debian or Ubuntu, where the tests install it by themselves.";

async function find(): Promise<string | undefined> {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
  const paths = folders.flatMap((folder) =>
    ["chromium", "chromium-browser", "google-chrome"].map((name) => join(folder, name)),
  );
  for (const path of paths)
    if (
      await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return path;
  return undefined;
}

async function install(): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error(none);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, maxBuffer: 1 << 26 };
  const wait = ["-o", "DPkg::Lock::Timeout=300", "-q"];
  try {
    await run("apt-get", [...wait, "update"], options);
    await run("apt-get", [...wait, "install", "-y", "--no-install-recommends", "chromium"], options);
  } catch (cause) {
    throw new Error(`${none} (apt-get did not succeed: ${cause instanceof Error ? cause.message : cause})`, { cause });
  }
}

/** Starts Chromium without a window; the first time on a machine it is installed. Disposing closes it. Errors: one sentence that says what to do */
export async function startChromium(): Promise<Browser> {
  if ((await find()) === undefined) await install();
  const executablePath = await find();
  if (executablePath === undefined) throw new Error(none);
  // Chromium has no sandbox for root, and all pages are ours.
  return chromium.launch({ executablePath, args: ["--no-sandbox"] });
}
