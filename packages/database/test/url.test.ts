import { expect, it } from "vitest";
import { parseDatabaseUrl } from "../src/url.ts";

it.each(["./a.db ", " ./a.db", "./a.db\t", "///srv/a.db\n", "\u00a0a.db", "a.db\ufeff", "///srv/ ", " :memory:"])(
  "a file name as in sqlite:%j, of which the driver would open another, is refused",
  (file) => {
    expect(() => parseDatabaseUrl(`sqlite:${file}`)).toThrow(
      "The database address is not usable: its file name begins or ends with a space or a line end;",
    );
  },
);

it("a file name may have spaces inside", () => {
  expect(parseDatabaseUrl("sqlite:./my files/a b.db")).toEqual({ engine: "sqlite", file: "./my files/a b.db" });
});
