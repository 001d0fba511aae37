/** A place where a secret was disclosed. It never repeats the secret. */
export type Leak = Readonly<{ where: string; what: string; around: string }>;

/** Secrets of all users: whatever matches one of these is a leak, whoever it belongs to. */
const shapes: readonly (readonly [what: string, shape: RegExp])[] = [
  ["a local user id", /[^\s"]*local-id-that-nobody-may-ever-log/],
  ["a signature", /sha(?:1|256)=[0-9a-f]{40,64}/i],
  ["a password in a URL", /\b[a-z][a-z0-9+.-]*:\/\/(?!user:password@)[^\s/@:"]*:[^\s/@"]+@/i],
  ["a token", /\bBearer [\w.~+/=-]{8,}/i],
  // Tests call from addresses that are reserved for documentation and benchmarks.
  [
    "the address of a client",
    /\b(?:192\.0\.2|198\.51\.100|203\.0\.113|198\.1[89]\.\d{1,3})\.\d{1,3}\b|\b2001:db8:[0-9a-f:]*/i,
  ],
];
const secretNames = /(?:SECRETS?|TOKEN|PASSWORD|SALT)$/;
/** Anything shorter would match by accident. */
const SHORTEST = 8;

/**
 * What one environment keeps secret: its secrets and tokens, and the passwords in its addresses unless they are the
 * names of users too.
 */
export function secretsOf(env: Readonly<Record<string, string | undefined>>): ReadonlyMap<string, string> {
  const secrets = new Map<string, string>();
  for (const [name, value = ""] of Object.entries(env)) {
    if (secretNames.test(name)) for (const one of value.split(",")) secrets.set(one.trim(), `the value of ${name}`);
    if (!/_URL$/.test(name) || !URL.canParse(value)) continue;
    const { username, password } = new URL(value);
    if (password === username) continue;
    for (const one of [password, decodeURIComponent(password)]) secrets.set(one, `the password of ${name}`);
  }
  return new Map([...secrets].filter(([secret]) => secret.length >= SHORTEST));
}

const hide = (text: string, from: number, length: number): string =>
  `${text.slice(Math.max(0, from - 60), from)}[…]${text.slice(from + length, from + length + 20)}`;

/** Every kind of secret in a text, each reported once. */
export function leaksIn(where: string, text: string, secrets: ReadonlyMap<string, string>): Leak[] {
  const leaks: Leak[] = [];
  for (const [what, shape] of shapes) {
    const found = shape.exec(text);
    if (found !== null) leaks.push({ where, what, around: hide(text, found.index, found[0].length) });
  }
  for (const [secret, what] of secrets) {
    const at = text.indexOf(secret);
    if (at >= 0) leaks.push({ where, what, around: hide(text, at, secret.length) });
  }
  return leaks;
}

/**
 * Looks through what services say for what they know and may not tell.
 * - `know`   secrets of an environment, looked for in everything that comes later
 * - `look`   a log, an answer, what a process wrote
 * - `forget` everything so far
 */
export function createGuard() {
  const secrets = new Map<string, string>();
  const leaks: Leak[] = [];
  return {
    know: (env: Readonly<Record<string, string | undefined>>): void => {
      for (const [secret, what] of secretsOf(env)) secrets.set(secret, what);
    },
    look: (where: string, text: string): void => void leaks.push(...leaksIn(where, text, secrets)),
    leaks: (): readonly Leak[] => leaks,
    forget: (): void => {
      secrets.clear();
      leaks.length = 0;
    },
  };
}
export type Guard = ReturnType<typeof createGuard>;

/**
 * The guard of the file of tests that is running. Whatever its services log or answer where secrets have no place is
 * looked through; a leak fails the file.
 */
export const guard = createGuard();
