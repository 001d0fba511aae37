/** What is beyond this cannot be bounded, or is not worth it: operators write patterns of ids, not programs. */
const unsupported = /\(\?(?!:|<\w)|\\[1-9]|\\k</;

/** No text that patterns are applied to is longer. */
const maxRepeats = 255;

/**
 * An upper bound on the number of ways in which a matcher may try one text of up to 255 characters against a pattern: alternatives are added, what
 * follows each other is multiplied, and what is repeated counts for each number of repeats. Infinite for `(a+)+` and its like.
 * @param source a valid regular expression
 * @returns undefined if the pattern has a look-around, a back-reference or flags, which are not supported
 */
export function patternCost(source: string): number | undefined {
  if (unsupported.test(source)) return undefined;
  return new Reader(source).alternatives();
}

const repeated = (cost: number, min: number, max: number): number => {
  const most = Math.min(max, maxRepeats);
  if (cost === 1) return Math.max(1, most - Math.min(min, most) + 1);
  let sum = 0;
  for (let repeats = Math.min(min, most); repeats <= most && sum < Number.POSITIVE_INFINITY; repeats++)
    sum += cost ** repeats;
  return sum;
};

/** Reads what `RegExp` has accepted, so that it need not look for faults. */
class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  alternatives(): number {
    let sum = this.#sequence();
    while (this.#takes(/\|/y) !== undefined) sum += this.#sequence();
    return sum;
  }

  #sequence(): number {
    let product = 1;
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at] ?? "")) product *= this.#term();
    return product;
  }

  #term(): number {
    const cost = this.#atom();
    const [, sign, least, comma, most] = this.#takes(/(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y) ?? [];
    if (sign !== undefined) return repeated(cost, sign === "+" ? 1 : 0, sign === "?" ? 1 : maxRepeats);
    if (least === undefined) return cost;
    const min = Number(least);
    return repeated(cost, min, comma === "" ? min : most === "" ? maxRepeats : Number(most));
  }

  #atom(): number {
    if (this.#takes(/\((?:\?:|\?<\w+>)?/y) !== undefined) {
      const cost = this.alternatives();
      this.#takes(/\)/y);
      return cost;
    }
    if (this.#takes(/\[(?:\\[\s\S]|[^\\\]])*\]|\\[upP]\{\w+(?:=\w+)?\}|\\[\s\S]/y) === undefined) this.#at++;
    return 1;
  }

  #takes(sticky: RegExp): RegExpExecArray | undefined {
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#source) ?? undefined;
    if (found !== undefined) this.#at += found[0].length;
    return found;
  }
}
