import { setFlagsFromString } from "node:v8";

/**
 * Keeps the space for new objects as small as it is at first. While modules are loaded most new objects stay, for which V8 would make it 32 MB, and it
 * gives none of that back for a long time.
 */
export function holdNewSpace(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}

/** It may grow again, as requests need it: copying what belongs to requests under way takes more time the smaller it is. */
export function freeNewSpace(): void {
  setFlagsFromString("--semi-space-growth-factor=2");
}
