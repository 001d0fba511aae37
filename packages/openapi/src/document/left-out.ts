import type { Model } from "./model/model.ts";
import { normalize, type Options } from "./normalize.ts";
import { inDocumentOrder } from "./tree/document-order.ts";
import type { JsonObject } from "./tree/json.ts";
import { type Refusal, Unsupported } from "./tree/refusals.ts";

/**
 * The model of all operations for which correct code can be generated. What stands in the way of the others is in its
 * notes, with the operations that are left out because of it.
 * @throws Unsupported if the document as a whole is unsupported, or all of its operations are
 */
export function withoutUnsupported(document: JsonObject, file: string, options: Options = {}): Model {
  const leftOut: Refusal[] = [];
  const without = new Set<string>();
  let first: Unsupported | undefined;
  for (;;) {
    try {
      const model = normalize(document, file, first === undefined ? options : { ...options, without });
      if (first !== undefined && model.operations.length === 0) throw first;
      return { ...model, notes: inDocumentOrder([...model.notes, ...leftOut], document, file) };
    } catch (error) {
      if (!(error instanceof Unsupported) || error === first || error.refusals.some(isGlobal)) throw error;
      const more = error.refusals.flatMap(({ operations = [] }) => operations).filter((name) => !without.has(name));
      // What no operation needs is not read the second time.
      if (more.length === 0 && first !== undefined) throw error;
      for (const name of more) without.add(name);
      leftOut.push(...error.refusals.map((refusal) => ({ ...refusal, isLeftOut: true })));
      first ??= error;
    }
  }
}

/** Not about some operations, but about the document. */
const isGlobal = ({ operations }: Refusal): boolean => operations === undefined;
