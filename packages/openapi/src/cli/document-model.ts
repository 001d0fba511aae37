import { withoutUnsupported } from "../document/left-out.ts";
import type { Model } from "../document/model/model.ts";
import type { Options } from "../document/normalize.ts";
import { filesBeside } from "../document/read/files.ts";
import { load } from "../document/read/load.ts";
import { documentText } from "./document-file.ts";

/**
 * The model of a document, without the operations that cannot be generated.
 * @throws Failure if there is no such file; `Unreadable` and `Unsupported`, also for a pattern that matches nothing
 */
export const documentModel = (path: string, options: Options = {}): Model =>
  withoutUnsupported(load(documentText(path), path), path, { ...options, read: filesBeside(path) });
