/** Remembers used nonces for as long as they could be replayed. */
export type Nonces = Readonly<{
  /** False for a nonce that was used before, or when the memory is full. Times in ms. */
  take(nonce: string, times: Readonly<{ until: number; now: number }>): boolean;
}>;

/** Only requests with a valid signature reach this, so it cannot be filled from outside. */
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
