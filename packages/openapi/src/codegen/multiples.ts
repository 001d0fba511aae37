// The text of this module, without its types, becomes part of generated validators; so it imports nothing.

/**
 * Whether a number is a multiple of another as both are written: 19.99 is one of 0.01, although the binary fractions
 * next to them are not.
 */
export function isMultiple(value: number, factor: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(factor)) return value % factor === 0;
  /** The shortest text of a number as digits and a power of ten. */
  const decimal = (number: number): readonly [digits: bigint, power: number] => {
    const [digits = "", power] = String(number).split("e");
    const [whole = "", fraction = ""] = digits.split(".");
    return [BigInt(whole + fraction), Number(power ?? 0) - fraction.length];
  };
  if (!Number.isFinite(value)) return false;
  const [[digits, power], [ofFactor, powerOfFactor]] = [decimal(value), decimal(factor)];
  const least = Math.min(power, powerOfFactor);
  const scaled = (number: bigint, from: number): bigint => number * 10n ** BigInt(from - least);
  return scaled(digits, power) % scaled(ofFactor, powerOfFactor) === 0n;
}
