import type { Random } from "../../bench/random.ts";

const long = (random: Random): number => [64, 256, 257, 1000, 5000, 20_000, 90_000][random.below(7)] ?? 64;

const words = [
  ...["", " ", "\0", "null", "true", "NaN", "Infinity", "-0", "-1", "0x10", "1e999", "1,5", "\u0661", "\r\n", "\t"],
  ...["%", "%zz", "%00", "%c0%af", "\u202e", "\ufeff", "\u0085", "\u2028", "😀", "ﬃ", "é", "__proto__"],
  ...[
    "constructor",
    "toString",
    "hasOwnProperty",
    "length",
    "$ref",
    "[]",
    "{}",
    '"',
    "\\",
    "'",
    "' or 1=1 --",
    "../../etc/passwd",
  ],
  ...["<script>", "a".repeat(65), "9007199254740993", "-9223372036854775809", "2147483648", "1970-13-45T99:99:99Z"],
];

/** Hostile and malformed text. */
export function hostileText(random: Random): string {
  const word = words[random.below(words.length)] ?? "";
  switch (random.below(6)) {
    case 0:
      return "a".repeat(long(random));
    case 1:
      return word.repeat(1 + random.below(40)).slice(0, 90_000);
    case 2:
      return String.fromCharCode(...Array.from({ length: 1 + random.below(20) }, () => random.below(0xffff)));
    default:
      return word;
  }
}

const numbers = [
  ...[
    "0",
    "-0",
    "1e999",
    "-1e999",
    "1e-999",
    "9007199254740993",
    "123456789012345678901234567890",
    "0.1e1",
    "1.0",
    "-1",
  ],
  ...["2147483648", "4294967296", "1e308", "0.0000000000000000001", "5e-324"],
];

/** A JSON value as text, with what `JSON.stringify` would never write. */
export function hostileJson(random: Random): string {
  switch (random.below(12)) {
    case 0:
      return numbers[random.below(numbers.length)] ?? "0";
    case 1:
      return `"${"\\u0000".repeat(1 + random.below(200))}"`;
    case 2:
      return '"\\ud800"';
    case 3:
      return `[${"0,".repeat(long(random) / 2)}0]`;
    case 4:
      return `[${"{},".repeat(long(random) / 3)}{}]`;
    case 5: {
      const depth = long(random) / 2;
      return "[".repeat(depth) + "]".repeat(depth);
    }
    case 6: {
      const depth = long(random) / 7;
      return `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
    }
    case 7:
      return `{${Array.from({ length: Math.ceil(long(random) / 12) }, (_, i) => `"k${i}":${i}`).join()}}`;
    case 8:
      return '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    case 9:
      return ["null", "true", "false", "[]", "{}", '""'][random.below(6)] ?? "null";
    case 10:
      return "9".repeat(long(random));
    default:
      return JSON.stringify(hostileText(random));
  }
}
