import { describe, expect, it } from "vitest";
import type { OperationRoute } from "../../../src/openapi/http/operation-route.ts";
import { type OperationRouter, rememberTargets } from "../../../src/openapi/http/operation-router.ts";

function counted() {
  const asked: string[] = [];
  const find: OperationRouter = (_method, path) => {
    asked.push(path);
    if (path === "/nothing") return { allow: undefined };
    return { route: { isShared: path.startsWith("/shared") } as OperationRoute, path: {} };
  };
  return { asked, find: rememberTargets(find) };
}

describe("the operation of a target", () => {
  it("is found once if everybody gets its answers", () => {
    const { asked, find } = counted();
    const first = find("/shared?a=1");
    expect(find("/shared?a=1")).toBe(first);
    find("/shared?a=2");
    expect(asked).toEqual(["/shared", "/shared"]);
  });

  it.each([
    ["may have secrets in it", "/own?userID=secret"],
    ["does not exist", "/nothing"],
    ["is long", `/shared?${"a".repeat(200)}`],
  ])("is not remembered if it %s", (_why, target) => {
    const { asked, find } = counted();
    find(target);
    find(target);
    expect(asked).toHaveLength(2);
  });

  it("is forgotten when there are many", () => {
    const { asked, find } = counted();
    for (let at = 0; at <= 2000; at++) find(`/shared?${at}`);
    find("/shared?0");
    expect(asked).toHaveLength(2002);
  });
});
