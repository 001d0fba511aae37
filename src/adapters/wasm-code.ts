/** WebAssembly instructions as bytes. Source: https://webassembly.github.io/spec/core/binary/ */
export type Code = readonly number[];

/** Unsigned LEB128. */
export function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value >>> 0;
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
}

/** Signed LEB128, 32 bits. */
export function signed(value: number): number[] {
  const bytes: number[] = [];
  let rest = value | 0;
  for (; rest < -0x40 || rest > 0x3f; rest >>= 7) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest & 0x7f];
}

/** i32 instructions with their operands on the stack. */
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
/** Sets a local, and leaves the value on the stack. */
export const tee = (local: number): number[] => [0x22, ...unsigned(local)];

/** Loads from the address on the stack, a multiple of 4, plus an offset. */
export const loadWord = (distance: number): number[] => [0x28, 2, ...unsigned(distance)];
export const loadHalf = (distance: number): number[] => [0x2f, 1, ...unsigned(distance)];
export const storeWord = (distance: number): number[] => [0x36, 2, ...unsigned(distance)];

/** Runs `code` repeatedly while it leaves a non-zero value. */
export const repeat = (code: Code): number[] => [0x03, 0x40, ...code, 0x0d, 0, 0x0b];

const section = (id: number, content: Code): number[] => [id, ...unsigned(content.length), ...content];
const name = (text: string): number[] => [text.length, ...Buffer.from(text)];

/**
 * A module with one page of memory, `memory`, and one function, `run`, without a result.
 * @param parameters number of i32 parameters, which are the first locals
 * @param locals number of other locals
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
