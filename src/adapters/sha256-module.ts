import {
  add,
  and,
  type Code,
  constant,
  get,
  loadHalf,
  loadWord,
  moduleOf,
  or,
  repeat,
  rotateRight,
  set,
  shiftLeft,
  shiftRight,
  storeWord,
  subtract,
  tee,
  xor,
} from "./wasm-code.ts";

/** Address of a lookup table in the module's memory with two ASCII hex digits per byte value. */
export const DIGITS = 1024;

const words = 8;
const steps = 64;

/** The first 32 bits of the fractional part of a root of one of the first primes. Source: FIPS 180-4, sections 4.2.2 and 5.3.3. */
const fractionOf = (root: number): number => Math.floor((root % 1) * 2 ** 32) | 0;

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return primes;
}

const initial = firstPrimes(words).map((prime) => fractionOf(Math.sqrt(prime)));
const roundConstants = firstPrimes(steps).map((prime) => fractionOf(Math.cbrt(prime)));

// Locals: remaining rounds, sixteen words of the message schedule, the digest, the variables a to h, and a temporary.
const ROUNDS = 0;
const word = (index: number): number => 1 + (index & 15);
const digest = (index: number): number => 17 + index;
const variables = [25, 26, 27, 28, 29, 30, 31, 32] as const;
const SUM = 33;
const LOCALS = 33;

/** An element of a list that is known to be long enough. */
const at = (list: readonly number[], index: number): number => list[index] as number;

const rotated = (local: number, bits: number): Code => [...get(local), ...constant(bits), ...rotateRight];
const shifted = (local: number, bits: number): Code => [...get(local), ...constant(bits), ...shiftRight];
/** XOR of three values. */
const mixed = (first: Code, second: Code, third: Code): Code => [...first, ...second, ...xor, ...third, ...xor];

/**
 * One step of the compression function. Instead of moving the variables, they are renamed for the next step.
 * @param addend code that pushes the sum of schedule word and round constant
 * @returns the names for the next step
 */
function step(code: number[], names: readonly number[], addend: Code): number[] {
  const [a, b, c, d, e, f, g, h] = names as unknown as typeof variables;
  const choice: Code = [...get(g), ...get(e), ...get(f), ...get(g), ...xor, ...and, ...xor];
  const majority: Code = [...get(a), ...get(b), ...and, ...get(c), ...get(a), ...get(b), ...or, ...and, ...or];
  code.push(
    ...[...get(h), ...mixed(rotated(e, 6), rotated(e, 11), rotated(e, 25)), ...add],
    ...[...choice, ...add, ...addend, ...add, ...set(SUM)],
    ...[...get(d), ...get(SUM), ...add, ...set(d)],
    ...[...get(SUM), ...mixed(rotated(a, 2), rotated(a, 13), rotated(a, 22)), ...add, ...majority, ...add, ...set(h)],
  );
  return [h, a, b, c, d, e, f, g];
}

/** The next word of the message schedule, overwriting the oldest of the sixteen. Source: FIPS 180-4, section 6.2.2. */
function scheduled(index: number): Code {
  if (index < 16) return get(word(index));
  const [near, far] = [word(index + 14), word(index + 1)];
  return [
    ...[...get(word(index)), ...get(word(index + 9)), ...add],
    ...[...mixed(rotated(far, 7), rotated(far, 18), shifted(far, 3)), ...add],
    ...[...mixed(rotated(near, 17), rotated(near, 19), shifted(near, 10)), ...add, ...tee(word(index))],
  ];
}

/** The second block of a 64-byte message, which is only padding and always the same. Source: FIPS 180-4, section 5.1.1. */
function paddingWords(): number[] {
  const schedule = [0x80000000, ...new Array<number>(14).fill(0), 512];
  const rotate = (value: number, bits: number): number => (value >>> bits) | (value << (32 - bits));
  for (let index = 16; index < steps; index++) {
    const [near, far] = [at(schedule, index - 2), at(schedule, index - 15)];
    const small = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    const large = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    schedule.push((at(schedule, index - 16) + small + at(schedule, index - 7) + large) | 0);
  }
  return schedule;
}

/** The digest as hexadecimal text, which is the first block of the next message. */
function digitsOfDigest(): Code {
  const pair = (index: number, bits: number): Code => [
    ...[...shifted(digest(index), bits), ...constant(0xff), ...and],
    ...[...constant(1), ...shiftLeft, ...loadHalf(DIGITS)],
  ];
  const four = (index: number, bits: number): Code => [
    ...[...pair(index, bits), ...constant(16), ...shiftLeft],
    ...[...pair(index, bits - 8), ...or],
  ];
  return Array.from({ length: words }, (_, index) => [
    ...[...four(index, 24), ...set(word(2 * index))],
    ...[...four(index, 8), ...set(word(2 * index + 1))],
  ]).flat();
}

function round(): Code {
  const code: number[] = [...digitsOfDigest()];
  let names: number[] = [...variables];
  for (let index = 0; index < words; index++) code.push(...constant(at(initial, index)), ...set(at(names, index)));
  for (let index = 0; index < steps; index++)
    names = step(code, names, [...scheduled(index), ...constant(at(roundConstants, index)), ...add]);
  for (let index = 0; index < words; index++) {
    const name = at(names, index);
    code.push(...get(name), ...constant(at(initial, index)), ...add, ...tee(digest(index)), ...set(name));
  }
  const padding = paddingWords();
  for (let index = 0; index < steps; index++)
    names = step(code, names, constant(at(padding, index) + at(roundConstants, index)));
  for (let index = 0; index < words; index++)
    code.push(...get(digest(index)), ...get(at(names, index)), ...add, ...set(digest(index)));
  return code;
}

/**
 * A WebAssembly module whose function iterates SHA-256 over the lower-case hexadecimal text of the previous digest.
 * Shape   memory: the digest at 0, as eight words in machine byte order, in and out; from `DIGITS` on, two digits per byte value
 */
export function sha256Module(): Uint8Array<ArrayBuffer> {
  const each = (make: (index: number) => Code): Code => Array.from({ length: words }, (_, index) => make(index)).flat();
  return moduleOf(1, LOCALS, [
    ...each((index) => [...constant(4 * index), ...loadWord(0), ...set(digest(index))]),
    ...repeat([...round(), ...get(ROUNDS), ...constant(1), ...subtract, ...tee(ROUNDS)]),
    ...each((index) => [...constant(4 * index), ...get(digest(index)), ...storeWord(0)]),
  ]);
}
