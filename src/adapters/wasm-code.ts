/** Instructions of a function of WebAssembly, as bytes. Source: https://webassembly.github.io/spec/core/binary/ */
export type Code = readonly number[];

/** A number without a sign, seven bits to a byte. */
export function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value >>> 0;
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
}

/** A number of 32 bits with a sign, seven bits to a byte. */
export function signed(value: number): number[] {
  const bytes: number[] = [];
  let rest = value | 0;
  for (; rest < -0x40 || rest > 0x3f; rest >>= 7) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest & 0x7f];
}

/** Instructions on numbers of 32 bits, with their operands on the stack. */
export const add: Code = [0x6a];
export const subtract: Code = [0x6b];
export const and: Code = [0x71];
export const or: Code = [0x72];
export const xor: Code = [0x73];
export const shiftLeft: Code = [0x74];
export const shiftRight: Code = [0x76];
export const rotateRight: Code = [0x78];

export const constant = (value: number): number[] => [0x41, ...signed(value)];
export const get = (local: number): number[] => [0x20, ...unsigned(local)];
export const set = (local: number): number[] => [0x21, ...unsigned(local)];
/** Sets, and leaves the value on the stack. */
export const tee = (local: number): number[] => [0x22, ...unsigned(local)];

/** Of the address on the stack, which is a multiple of 4, and a distance from it. */
export const loadWord = (distance: number): number[] => [0x28, 2, ...unsigned(distance)];
export const loadHalf = (distance: number): number[] => [0x2f, 1, ...unsigned(distance)];
export const storeWord = (distance: number): number[] => [0x36, 2, ...unsigned(distance)];

/** Runs `code` again as long as it leaves something else than 0. */
export const repeat = (code: Code): number[] => [0x03, 0x40, ...code, 0x0d, 0, 0x0b];

const section = (id: number, content: Code): number[] => [id, ...unsigned(content.length), ...content];
const name = (text: string): number[] => [text.length, ...Buffer.from(text)];

/**
 * A module with a page of memory, `memory`, and one function, `run`, without a result.
 * @param parameters numbers of 32 bits, the first of its locals
 * @param locals all others
 */
export function moduleOf(parameters: number, locals: number, code: Code): Uint8Array<ArrayBuffer> {
  const i32 = 0x7f;
  const body = [1, ...unsigned(locals), i32, ...code, 0x0b];
  return new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, parameters, ...new Array<number>(parameters).fill(i32), 0]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, 1]),
    ...section(7, [2, ...name("run"), 0, 0, ...name("memory"), 2, 0]),
    ...section(10, [1, ...unsigned(body.length), ...body]),
  ]);
}
