import type { Data } from "./data.ts";
import type { Launcher } from "./launch.ts";
import { uncached } from "./launch.ts";
import { fill, settle } from "./load.ts";
import type { Server } from "./subject.ts";

export type EngineName = "sqlite" | "mariadb";

/** A loaded database, a service with read caches, and one without. */
export type Engine = Readonly<{ name: EngineName; url: string; cached: Server; uncached: Server }>;

export async function startEngine(
  { name, url }: Pick<Engine, "name" | "url">,
  data: Data,
  launch: Launcher,
): Promise<Engine> {
  await fill(url, data);
  await settle(url, data);
  return { name, url, cached: await launch.service(url), uncached: await launch.service(url, uncached) };
}
