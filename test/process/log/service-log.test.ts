import type { Exchange } from "@segmark/openapi/internal/runtime/exchange";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { answered } from "../../../src/process/log/exchange-log.ts";
import { serviceLog } from "../../../src/process/log/service-log.ts";

function destination() {
  const lines: string[] = [];
  return { lines, lastLevel: 0, write: (line: string) => void lines.push(line.replace(/"time":\d+/, '"time":1')) };
}

const exchange: Exchange = {
  id: "79f1b7a5-5d0c-4c5c-a4f4-6d9c1f4c7f0e",
  operationId: "getSkipSegments",
  method: "get",
  status: 200,
  code: undefined,
  ms: 3,
};

describe("the log of a service has the lines of pino", () => {
  const cases: [string, "info" | "warn" | "error", Exchange][] = [
    ["an answer", "info", exchange],
    ["an answer with a code", "info", { ...exchange, status: 404, code: "not_found" }],
    ["a path that does not exist", "info", { ...exchange, status: 404, code: "not_found", path: '/a"b' }],
    ["a failure", "error", { ...exchange, status: 500, code: "internal" }],
  ];
  it.each(cases)("for %s", (_of, level, about) => {
    const [own, plain] = [destination(), destination()];
    for (const log of [serviceLog("info", own), pino({}, plain)]) {
      log[level](about, answered);
      log.child({ worker: 1 })[level](about, answered);
    }
    expect(own.lines).toEqual(plain.lines);
    expect(own.lines).toHaveLength(2);
  });

  it("and none below its level", () => {
    const own = destination();
    serviceLog("warn", own).info(exchange, answered);
    expect(own.lines).toEqual([]);
  });
});
