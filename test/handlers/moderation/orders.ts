import { plant, type Sketch } from "../../support/segments.ts";
import type { Answer, World } from "../../support/world.ts";
import { VIP } from "./people.ts";

export type Result = Readonly<{
  changed: string[];
  unchanged: string[];
  unknown: string[];
  users: string[];
  undo: number | null;
}>;

export const order = (w: World, json: unknown, user: string = VIP): Promise<Answer> =>
  w.send("POST", "/api/moderation/segments", { json, headers: { "x-user-id": user } });
export const undo = (w: World, id: unknown, user: string = VIP): Promise<Answer> =>
  w.send("POST", "/api/moderation/undo", { json: { id }, headers: { "x-user-id": user } });

/** Carries out an order that has to succeed. */
export async function ordered(w: World, json: unknown): Promise<Result> {
  const { status, text, json: result } = await order(w, json);
  if (status !== 200) throw new Error(text);
  return result as Result;
}

/** Takes back what has to be there. */
export async function undone(w: World, id: number | null): Promise<Result> {
  const { status, text, json } = await undo(w, id);
  if (status !== 200) throw new Error(text);
  return json as Result;
}

export const plantOne = async (w: World, sketch: Partial<Sketch> = {}): Promise<string> =>
  (await plant(w, [{ at: [10, 20], ...sketch }]))[0] ?? "";

type State = Readonly<{ hidden: number; locked: number; shadow_hidden: number; category: string }>;
export const stateOf = async ({ storage }: World, uuid: string): Promise<State> =>
  storage.knex("segments").where({ uuid }).first("hidden", "locked", "shadow_hidden", "category");

export type Trail = Readonly<{
  id: number;
  action: string;
  videoID: string | null;
  detail: Record<string, unknown>;
  undone: Readonly<{ id: number }> | null;
  undoable: boolean;
}>;
/** The moderation trail as moderators read it, newest first. */
export const trail = async (w: World, query: Record<string, string> = {}): Promise<Trail[]> =>
  (await w.send("GET", "/api/moderationTrail", { query, headers: { "x-user-id": VIP } })).json as Trail[];
