import { describe, expect, it } from "vitest";
import { stepsOf } from "../../../../test/support/steps.ts";
import { preferredType } from "../../src/runtime/preferred-type.ts";

const [json, csv, html] = ["application/json", "text/csv", "text/html"] as const;
const preferred = (accept: string | undefined, types: readonly string[] = [json, csv, html]) =>
  preferredType({ headers: { accept } }, types);

describe("the preferred media type", () => {
  it.each<[accept: string | undefined, string | undefined]>([
    // without a preference, the server's order counts
    [undefined, json],
    ["", json],
    ["*/*", json],
    ["text/csv, application/json", json],
    ["text/html, text/csv", csv],
    ["*", json],
    // weights
    ["application/json;q=0.5, text/csv", csv],
    ["application/json;q=0.5, text/csv;q=0.4, text/html;q=0.501", html],
    ["text/csv ; Q=0.9 , application/json\t;\tq=0.8", csv],
    ["*;q=.2, text/csv;q=.1", json],
    ["text/csv;q=2, application/json;q=0.9", csv], // a weight that is none
    ["text/csv;q=x, application/json;q=0.9", csv],
    ["text/csv;q, application/json;q=0.9", csv],
    // the most specific range counts, regardless of order
    ["application/json;q=0.1, */*", csv],
    ["*/*, application/json;q=0.1", csv],
    ["text/*;q=0.2, */*;q=0.1", csv],
    ["text/*;q=0.3, text/html;q=0.7, */*;q=0.5", html],
    ["text/*, application/*;q=0.9", csv],
    // excluded types
    ["application/json;q=0", undefined],
    ["application/json;q=0, */*;q=0.1", csv],
    ["application/*;q=0.0, text/csv;q=0.000, */*", html],
    ["*/*;q=0", undefined],
    ["image/png", undefined],
    // spelling
    ["TEXT/CSV", csv],
    ["text/csv;charset=UTF-8", csv],
    ['text/csv; charset="utf-8"; q=0.5', csv],
    ["text/csv;header=present", undefined], // nobody offers that
    ['text/csv;a="x, application/json", text/html', html],
    ['text/csv;a="\\", application/json", text/html', html],
    // malformed ranges are ignored
    ["json", json],
    [",,, text/csv ,,", csv],
    ['"', json],
    ["text/csv;;=;a", csv],
    ["__proto__, text/csv", csv],
  ])("for Accept: %s is %s", (accept, type) => {
    expect(preferred(accept)).toBe(type);
  });

  it("follows the example of RFC 9110", () => {
    const accept = "text/*;q=0.3, text/plain;q=0.7, text/plain;format=flowed, text/plain;format=fixed;q=0.4, */*;q=0.5";
    const types = [
      "text/plain;format=fixed",
      "text/html;level=3",
      "image/jpeg",
      "text/plain",
      'text/plain; Format="flowed"',
    ];
    const order: string[] = [];
    for (let rest = types; rest.length > 0; rest = rest.filter((type) => type !== order.at(-1)))
      order.push(preferred(accept, rest) ?? "");
    expect(order).toEqual([types[4], types[3], types[2], types[0], types[1]]);
  });

  it("is chosen from all values if the header was sent several times", () => {
    expect(preferredType({ headers: { accept: ["text/csv;q=0.1", "text/html"] } }, [csv, html])).toBe(html);
  });

  it("has the static type of the offered types", () => {
    const type: "text/csv" | "text/html" | undefined = preferredType({ headers: {} }, ["text/csv", "text/html"]);
    expect(type).toBe(csv);
  });

  it.each([",", ";", '"', "a/b,", "a/b;c=d;", 'a/b;c="\\', "q=0;", "*/*;q=0.1,", " ", "\t,"])(
    "is found in linear time: %j a million times",
    (part) => {
      expect(stepsOf(() => preferred(part.repeat(1_000_000 / part.length)))).toBeLessThan(20_000_000);
    },
  );
});
