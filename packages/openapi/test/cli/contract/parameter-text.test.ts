import { describe, expect, it } from "vitest";
import { headerText, pathText, queryPairs, type Style } from "../../../src/cli/contract/parameter-text.ts";

const list = ["blue", "bl ack"];
const object = { R: 100, G: "a/b" };
const color = (style: string, explode = false): Style => ({ name: "color", style, explode });

describe("a parameter is serialised in its style", () => {
  it.each([
    [color("simple"), "a/b", "a%2Fb"],
    [color("simple"), list, "blue,bl%20ack"],
    [color("simple"), object, "R,100,G,a%2Fb"],
    [color("simple", true), object, "R=100,G=a%2Fb"],
    [color("label"), list, ".blue,bl%20ack"],
    [color("label", true), list, ".blue.bl%20ack"],
    [color("label", true), object, ".R=100.G=a%2Fb"],
    [color("matrix"), "a", ";color=a"],
    [color("matrix"), list, ";color=blue,bl%20ack"],
    [color("matrix", true), list, ";color=blue;color=bl%20ack"],
    [color("matrix"), object, ";color=R,100,G,a%2Fb"],
    [color("matrix", true), object, ";R=100;G=a%2Fb"],
  ])("in a path: %j %j", (style, value, text) => expect(pathText(style, value)).toBe(text));

  it.each([
    [color("form"), 5, "color=5"],
    [color("form"), list, "color=blue,bl%20ack"],
    [color("form", true), list, "color=blue&color=bl%20ack"],
    [color("form"), object, "color=R,100,G,a%2Fb"],
    [color("form", true), object, "R=100&G=a%2Fb"],
    [color("spaceDelimited"), list, "color=blue%20bl%20ack"],
    [color("pipeDelimited"), list, "color=blue%7Cbl%20ack"],
    [color("deepObject", true), { a: 1, b: { c: ["x", "y"] } }, "color[a]=1&color[b][c]=x&color[b][c]=y"],
  ])("in a query: %j %j", (style, value, text) => expect(queryPairs(style, value).join("&")).toBe(text));

  it("in a header it is not encoded", () => {
    expect(headerText(color("simple"), list)).toBe("blue,bl ack");
    expect(headerText(color("simple", true), object)).toBe("R=100,G=a/b");
  });
});
