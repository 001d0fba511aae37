import { setFlagsFromString } from "node:v8";

/**
 * Keeps V8's new space at its initial size. While modules are loaded most new objects survive, for which V8 would grow
 * it to 32 MB, and release none of that for a long time.
 */
export function limitNewSpace(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}

/**
 * Lets new space grow again for requests: the smaller it is, the more time is spent copying objects of requests in
 * progress.
 */
export function unlimitNewSpace(): void {
  setFlagsFromString("--semi-space-growth-factor=2");
}
