import { readFileSync } from "node:fs";
import { exchange } from "@segmark/openapi/internal/cli/contract/exchange";
import { exampleRequest } from "@segmark/openapi/internal/cli/contract/request";
import { schemaCheck } from "@segmark/openapi/internal/cli/contract/schema-check";
import { normalize } from "@segmark/openapi/internal/document/normalize";
import { load } from "@segmark/openapi/internal/document/read/load";
import { objectOf } from "@segmark/openapi/internal/document/tree/json";
import { describe, expect, it } from "vitest";
import { checkAnswer } from "../support/contract.ts";
import { startPrism } from "../support/prism.ts";

const timeoutMs = 30_000;

/**
 * Whoever tests against a mock gets every answer of the specification, by the header in which Prism takes a status.
 * The same answers of the service are seen by the tests of its handlers: see `pairs-reporter.ts`.
 */
describe.each(["openapi.yaml", "migrator.yaml"])("a mock of %s", (file) => {
  it("has an answer as specified for each operation and status", async () => {
    const spec = `spec/${file}`;
    const model = normalize(load(readFileSync(new URL(`../../${spec}`, import.meta.url), "utf8"), spec), spec, {
      published: true,
    });
    const check = schemaCheck(model);
    await using mock = await startPrism(file);
    let count = 0;
    for (const { method, path } of model.operations) {
      const node = objectOf(objectOf(objectOf(model.document["paths"])[path])[method]);
      const request = exampleRequest(model, { method, path, node, name: undefined }, check);
      for (const status of Object.keys(objectOf(node["responses"]))) {
        const headers = [["prefer", `code=${status}`] as const, ["authorization", "Bearer token"] as const];
        const reply = await exchange(method, request, { url: mock.base, headers, timeoutMs });
        expect(reply.status, `${method} ${request.target}`).toBe(Number(status));
        const text = new TextDecoder().decode(reply.body);
        // Prism has no word for an answer that may be empty, and sends its example.
        await checkAnswer({
          method: method.toUpperCase(),
          path: path.replaceAll(/\{\w+\}/g, "5f6b"),
          status: reply.status,
          mediaType: reply.mediaType,
          text,
          isMock: true,
        });
        count++;
      }
    }
    expect(count).toBeGreaterThan(model.operations.length);
  });
});
