import { readFileSync } from "node:fs";
import * as migrator from "@segmark/migrator/internal/generated/operations.js";
import * as migratorValidators from "@segmark/migrator/internal/generated/validators.js";
import { describe, expect, it } from "vitest";
import * as openapi from "../../../../../generated/openapi/operations.js";
import * as openapiValidators from "../../../../../generated/openapi/validators.js";
import type { Model } from "../../../src/document/model/model.ts";
import { resolverOf } from "../../../src/document/model/text-types.ts";
import type { Operation } from "../../../src/operation/operation.ts";
import { Problem } from "../../../src/operation/problem.ts";
import { createStages, type RequestValidators } from "../../../src/runtime/decode/decode.ts";
import { modelOf, root } from "../../codegen/support.ts";
import { cpuOf, cpuOfRun, fairFor, inaccuracy } from "./cpu.ts";
import { type Hostile, hostileTexts } from "./values.ts";

/** Longer bodies would show the same: the time is linear. */
const mostBytes = 262_144;
/** The maximum that Node allows before the body. */
const headBytes = 16_384;
/** The maximum size of a refusal, whatever was sent. */
const mostCharacters = 2_000;

type Spec = Readonly<{
  file: string;
  model: Model;
  operations: Readonly<Record<string, Operation>>;
  requests: Readonly<Record<string, RequestValidators>>;
}>;
const specOf = (file: string, operations: Spec["operations"], requests: Spec["requests"]): Spec => ({
  file,
  model: modelOf(readFileSync(`${root}spec/${file}`, "utf8"), file),
  operations,
  requests,
});
const specs = [
  specOf("openapi.yaml", openapi.operations, openapiValidators.requests),
  specOf("migrator.yaml", migrator.operations, migratorValidators.requests),
];

/** The text of the refusal, empty when there is none. */
function refusal(work: () => unknown): string {
  try {
    work();
    return "";
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

const stagesOf = ({ operations, requests }: Spec, operationId: string) => {
  const [operation, validators] = [operations[operationId], requests[operationId]];
  if (operation === undefined || validators === undefined) throw new Error(`no operation ${operationId}`);
  return createStages(operation, validators);
};

/** Time and response of each; input of twice the size must take at most about three times as long. */
function expectFair(hostile: readonly Hostile[], bytes: number, decode: (text: string) => unknown): void {
  for (const { what, text } of hostile) {
    const whole = text(bytes);
    expect([what, refusal(() => decode(whole)).length <= mostCharacters]).toEqual([what, true]);
    const decoded = (sent: string) => () => void refusal(() => decode(sent));
    if (cpuOfRun(decoded(whole)) < inaccuracy) continue; // less than anything below asks for
    const [cost, halfCost] = [cpuOf(decoded(whole)), cpuOf(decoded(text(bytes / 2)))];
    expect({ what, slow: cost > fairFor(whole) ? cost : false }).toEqual({ what, slow: false });
    expect({ what, grows: cost > 3 * halfCost + inaccuracy ? [halfCost, cost] : false }).toEqual({
      what,
      grows: false,
    });
  }
}

const bodies = specs.flatMap((spec) =>
  spec.model.operations
    .filter(({ body }) => body?.contents.some(({ kind }) => kind === "json"))
    .map(({ operationId, body }) => ({ name: `${spec.file} ${operationId}`, spec, operationId, body })),
);

describe.each(bodies)("an excessive body of $name", ({ spec, operationId, body }) => {
  it("costs little more than reading it, and gets a short response", () => {
    const { body: decode } = stagesOf(spec, operationId);
    const hostile = hostileTexts(body?.contents[0]?.schema ?? {}, resolverOf(spec.model.document, spec.model.refuse));
    expect(hostile.length).toBeGreaterThan(20);
    const bytes = Math.min(body?.maxBytes ?? 0, mostBytes) * 0.95;
    expectFair(hostile, bytes, (text) => decode?.(Buffer.from(text), { "content-type": "application/json" }));
  });
});

const withParameters = specs.flatMap((spec) =>
  spec.model.operations.flatMap(({ operationId, parameters }) =>
    parameters.length === 0 ? [] : [{ name: `${spec.file} ${operationId}`, spec, operationId, parameters }],
  ),
);

describe.each(withParameters)("an excessive parameter of $name", ({ spec, operationId, parameters }) => {
  it("costs little, and gets a short response", () => {
    const { parameters: decode } = stagesOf(spec, operationId);
    const resolve = resolverOf(spec.model.document, spec.model.refuse);
    for (const { name, in: place, schema } of parameters) {
      const texts = hostileTexts(schema, resolve);
      const repeated: Hostile = {
        what: `${name} again and again`,
        text: (bytes) =>
          Array(Math.floor(bytes / (name.length + 3)))
            .fill(`${name}=x`)
            .join("&"),
      };
      expectFair(place === "query" ? texts : [], headBytes, (text) =>
        decode({ path: {}, query: new URLSearchParams([[name, text]]), headers: {} }),
      );
      expectFair([repeated], headBytes, (text) => decode({ path: {}, query: new URLSearchParams(text), headers: {} }));
      expectFair(texts, headBytes, (text) =>
        decode({ path: { [name]: text }, query: new URLSearchParams(), headers: { [name.toLowerCase()]: text } }),
      );
    }
  });
});
