/** More than an application has secrets at a time. One with a secret for each customer imports keys again, and is no less right. */
const SIZE = 100;

/** Remembers the keys made of the last secrets that were new. */
export function keyCache<Key>(make: (secret: string) => Key): (secret: string) => Key {
  const keys = new Map<string, Key>();
  return (secret) => {
    const known = keys.get(secret);
    if (known !== undefined) return known;
    const key = make(secret);
    if (keys.size >= SIZE) for (const oldest of keys.keys()) if (keys.delete(oldest)) break;
    keys.set(secret, key);
    return key;
  };
}
