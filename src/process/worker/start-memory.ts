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

/**
 * Lets the heap grow by half beyond what was alive at the last garbage collection, before the next one. V8 lets it grow
 * to four times as much, and keeps pages that it had once.
 */
export function limitGarbage(): void {
  setFlagsFromString("--heap-growing-percent=50");
}
