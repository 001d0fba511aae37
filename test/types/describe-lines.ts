import { describe, expect, it } from "vitest";
import { compile } from "./compile.ts";
import type { Line } from "./lines.ts";

/**
 * A test for each line: it compiles as written, and does not compile with its change. All of them are one program of
 * the compiler.
 */
export function describeLines(...tables: readonly Readonly<Record<string, Line>>[]): void {
  const rows = tables
    .flatMap(Object.entries<Line>)
    .map(([what, line], index) => ({ what, ...line, name: `line-${index}` }));
  const wrongOf = ({ right, change: [part, instead] }: (typeof rows)[number]): string =>
    right.replace(part, () => instead);

  const complaints = compile(
    new Map(
      rows.flatMap((row): [string, string][] => [
        [`${row.name}-right`, row.right],
        [`${row.name}-wrong`, wrongOf(row)],
      ]),
    ),
  );

  describe.each(rows)("$what", ({ name, right, change: [part], complaint }) => {
    it("does not compile", () => {
      expect(right.split(part), "the change concerns one place").toHaveLength(2);
      expect(complaints.get(`${name}-wrong`)?.[0]).toMatchObject({
        code: complaint.code,
        text: expect.stringMatching(complaint.text),
      });
    });

    it("compiles when corrected", () => {
      expect(complaints.get(`${name}-right`)).toEqual([]);
    });
  });
}
