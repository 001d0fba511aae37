import type { Storage } from "../../storage/open.ts";
import type { ImportState } from "./state.ts";

export async function mergeStages(
  _storage: Storage,
  _state: ImportState,
  _options: unknown,
): Promise<ReadonlyMap<string, number>> {
  throw new Error("not yet");
}
