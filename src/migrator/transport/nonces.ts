/** Remembers what was used, as long as it could be used again. */
export type Nonces = Readonly<{
  /** False for a nonce that was taken before, or when there is no room for it. Times in ms. */
  take(nonce: string, times: Readonly<{ until: number; now: number }>): boolean;
}>;

/** Only requests with a right signature come here, so that strangers cannot fill it. */
export function createNonces(most = 100_000): Nonces {
  const used = new Map<string, number>();
  let sweptAt = 0;
  const sweep = (now: number): void => {
    sweptAt = now;
    for (const [nonce, until] of used) if (until < now) used.delete(nonce);
  };
  const take: Nonces["take"] = (nonce, { until, now }) => {
    if (used.size >= most || now - sweptAt > 10_000) sweep(now);
    if (used.has(nonce) || used.size >= most) return false;
    used.set(nonce, until);
    return true;
  };
  return { take };
}
