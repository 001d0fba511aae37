import { Validator } from "@seriousme/openapi-schema-validator";
import { type Document, OpenAPIBackend } from "openapi-backend";

type Compiler = Parameters<NonNullable<ConstructorParameters<typeof OpenAPIBackend>[0]["customizeAjv"]>>[0];

/**
 * openapi-backend (5.21) only bundles the OpenAPI 3.0 schema; ours is 3.1, so the right schema is registered first for
 * its strict check.
 */
class Backend extends OpenAPIBackend {
  override validateDefinition(): Document {
    return this.document;
  }
}

/**
 * Checks once, before the server starts, that document and handlers are consistent.
 * @throws Error if the document is not valid OpenAPI 3.1, or operations and handlers do not match one to one
 */
export async function checkSpec(document: Document, handled: ReadonlySet<string>): Promise<OpenAPIBackend> {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
  if (!valid) throw new Error(`The specification is not valid OpenAPI: ${JSON.stringify(errors)}`);
  // It has no formats and would warn about each; our own decoders validate them in requests.
  const ajvOpts = { strict: false, allowUnionTypes: true, validateFormats: false, code: { optimize: false } };
  // It creates a compiler for each of some two hundred schemas, each compiling the meta-schema first: share a single
  // one.
  let shared: Compiler | undefined;
  const customizeAjv = (created: Compiler): Compiler => {
    shared ??= created;
    return shared;
  };
  const api = new Backend({ definition: document, strict: true, ajvOpts, customizeAjv });
  await api.init();
  const specified = new Set(api.getOperations().map(({ operationId }) => String(operationId)));
  const faults = [
    ...[...specified].filter((id) => !handled.has(id)).map((id) => `operation ${id} has no handler`),
    ...[...handled].filter((id) => !specified.has(id)).map((id) => `handler ${id} has no operation`),
  ];
  if (faults.length > 0) throw new Error(`Specification and handlers differ: ${faults.join("; ")}`);
  return api;
}
