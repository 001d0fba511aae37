import { existsSync, readFileSync } from "node:fs";
import { inject, vi } from "vitest";
import type { Installed } from "./pack.ts";

const file = inject("installedFile");
await vi.waitUntil(() => existsSync(file), { timeout: 300_000, interval: 20 });
const installed: Installed = JSON.parse(readFileSync(file, "utf8"));
if ("error" in installed) throw new Error(installed.error);

/** A folder of a user, in whose node_modules the packed package is. */
export const userFolder: string = installed.folder;
