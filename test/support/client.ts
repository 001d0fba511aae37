import { operations } from "../../generated/openapi/operations.js";
import { videoHash } from "../../src/domain/segments/ids.ts";
import { plant, type Sketch, VIDEO } from "./segments.ts";
import type { World } from "./world.ts";

export const HASH = videoHash(VIDEO);

type Asked = Readonly<{ method?: string; headers?: Readonly<Record<string, string>>; body?: string }>;

/** A request as a program writes it: the path is not built, because its spelling is what is tested. */
export async function call(w: World, path: string, { method = "GET", headers = {}, body }: Asked = {}) {
  const response = await w.fetch(w.base + path, { method, headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  return { status: response.status, text, type: response.headers.get("content-type"), headers: response.headers };
}

/** Before the status is checked, as in several clients. */
export const parsed = ({ text }: { text: string }) => JSON.parse(text);
export const json = { "Content-Type": "application/json" };

const paths = new Set<string>(Object.values(operations).map(({ path }) => path));

/** Whether this service has the paths. */
export const has = (...names: string[]): boolean => names.every((name) => paths.has(`/api/${name}`));

/** One segment of every kind on the usual video. */
export const sketches: Sketch[] = [
  { at: [40.2, 71], videoDuration: 212.1 },
  { at: [0, 12.5], category: "intro" },
  { at: [100, 110], category: "selfpromo", actionType: "mute" },
  { at: [90, 90], category: "poi_highlight", actionType: "poi" },
  { at: [0, 0], category: "exclusive_access", actionType: "full" },
  { at: [120, 200], category: "chapter", actionType: "chapter", description: "Questions" },
];

/** The id of a sponsor to skip, stored for the purpose. */
export const uuidOf = async (w: World): Promise<string> => (await plant(w, [{ at: [40.2, 71] }]))[0] ?? "";
export const viewsOf = async (w: World): Promise<number[]> => w.storage.knex("segments").pluck("views");
export const votesOf = async (w: World): Promise<number[]> => w.storage.knex("segments").pluck("votes");
