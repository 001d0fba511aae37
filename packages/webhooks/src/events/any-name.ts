/** `#unknown-name` in bundles for browsers and workers: hosts add events over time, so any name may be one. */
export const unknownName = (_name: string): string | undefined => undefined;
