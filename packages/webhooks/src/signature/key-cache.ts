/** More secrets than an application usually has. Beyond that, keys are derived again. */
const SIZE = 100;

/** Caches keys by their secrets, at most 100. */
export function keyCache<Key>(make: (secret: string) => Key): (secret: string) => Key {
  const keys = new Map<string, Key>();
  return (secret) => {
    const known = keys.get(secret);
    if (known !== undefined) return known;
    const key = make(secret);
    if (keys.size >= SIZE) keys.clear();
    keys.set(secret, key);
    return key;
  };
}
