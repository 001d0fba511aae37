import { expect, it } from "vitest";
import { check } from "../../scripts/check.ts";

const node = (program: string): string => `'${process.execPath}' -e "${program}"`;

async function checked(...commands: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const steps = commands.map((command, at) => ({ name: `step ${at + 1}`, command }));
  const code = await check(steps, (text) => lines.push(...text.split("\n")));
  return { code, lines };
}

it("runs every step, and lists what the failed ones printed at the end", async () => {
  const { code, lines } = await checked(
    node("console.error('wrong here'); process.exit(2)"),
    node("console.log('nobody needs this')"),
    node("console.log('and there'); process.exit(1)"),
  );
  expect(code).toBe(1);
  expect(lines.slice(0, 3).map((line) => line.replace(/ +\d+\.\d s {2}/, " "))).toEqual(
    expect.arrayContaining(["failed step 1", "ok step 2", "failed step 3"]),
  );
  const failures = lines.slice(3).join("\n");
  expect(failures).toContain("wrong here");
  expect(failures).toContain("and there");
  expect(failures).not.toContain("nobody needs this");
  expect(lines.at(-1)).toBe("2 of 3 steps failed");
});

it("says of steps that succeed only that they did", async () => {
  const { code, lines } = await checked(node("console.log('nobody needs this')"), node(""));
  expect([code, lines.length]).toEqual([0, 2]);
});
