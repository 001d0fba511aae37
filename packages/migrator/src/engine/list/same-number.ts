/** What a name begins with, as a number without leading zeros. */
const numberOf = (name: string): string | undefined => /^0*(\d+)/.exec(name)?.[1];

/** A sentence for each number with which several names begin: two people took the same, and the order is by chance. */
export function sameNumbers(names: readonly string[]): string[] {
  const byNumber = new Map<string, string[]>();
  for (const name of names) {
    const number = numberOf(name);
    if (number !== undefined) byNumber.set(number, [...(byNumber.get(number) ?? []), name]);
  }
  return [...byNumber.values()]
    .filter((own) => own.length > 1)
    .map((own) => `${own.join(" and ")} begin with the same number; they apply in this order.`);
}
