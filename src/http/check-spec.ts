import { Validator } from "@seriousme/openapi-schema-validator";
import { type Document, OpenAPIBackend } from "openapi-backend";

type Compiler = Parameters<NonNullable<ConstructorParameters<typeof OpenAPIBackend>[0]["customizeAjv"]>>[0];

/** openapi-backend knows the schema of OpenAPI 3.0 only (5.21); ours is 3.1, so its strict check gets the right schema first. */
class Backend extends OpenAPIBackend {
  override validateDefinition(): Document {
    return this.document;
  }
}

/**
 * Holds the document and the handlers to each other, once, before the server starts.
 * Errors  when the document is no valid OpenAPI 3.1, or its operations and the handlers do not match one to one
 */
export async function checkSpec(document: Document, handled: ReadonlySet<string>): Promise<OpenAPIBackend> {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
  if (!valid) throw new Error(`The specification is not valid OpenAPI: ${JSON.stringify(errors)}`);
  // It knows no formats and would say so for each; requests are held to them by decoders of our own.
  const ajvOpts = { strict: false, allowUnionTypes: true, validateFormats: false, code: { optimize: false } };
  // It makes a compiler for each of some two hundred schemas, and each would compile the schema of schemas first: one does for all.
  let shared: Compiler | undefined;
  const customizeAjv = (made: Compiler): Compiler => {
    shared ??= made;
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
