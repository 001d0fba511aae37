import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Model } from "@segmark/openapi/internal/document/model/model";
import { createNodeHandler } from "@segmark/openapi/internal/node/handler";
import { generatedIn } from "./service.ts";

/** Serves what was generated of a document on the loopback interface, and asks for a path that it does not have. */
export async function hasStarted({ operations, securitySchemes, problems }: Model, folder: string): Promise<boolean> {
  const listener = createNodeHandler({
    generated: await generatedIn(folder),
    handlers: Object.fromEntries(operations.map(({ operationId }) => [operationId, () => ({ status: 501 })])),
    security: Object.fromEntries(Object.keys(securitySchemes).map((name) => [name, () => ({ name })])),
    problems: Object.fromEntries(problems.map((problem) => [problem.code, problem])),
  });
  const server = createServer(listener);
  await once(server.listen(0, "127.0.0.1"), "listening");
  try {
    const { port } = server.address() as AddressInfo;
    const { status } = await fetch(`http://127.0.0.1:${port}/no/operation/has/this/path`, { method: "PUT" });
    return status >= 400;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
