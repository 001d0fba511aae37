import { api } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { type Content, type DocumentName, fileOf, type Source } from "./source.ts";

const read = async (name: DocumentName): Promise<Content> => {
  // Reading YAML takes a hundred times as long, and there is one document that needs not be read so.
  if (name === "openapi") return (await answered(api.GET("/openapi.json"))) as Content;
  const [text, { parse }] = await Promise.all([
    answered(api.GET(`/${fileOf(name)}`, { parseAs: "text" })),
    import("yaml"),
  ]);
  return parse(text) as Content;
};

const documents = new Map<DocumentName, Promise<Source>>();

/** Reads a document as this service publishes it, once. Errors: `Failure`, and a syntax error for what is no YAML */
export function loadDocument(name: DocumentName): Promise<Source> {
  const loaded = documents.get(name) ?? read(name).then((content) => ({ name, content }));
  documents.set(name, loaded);
  loaded.catch(() => documents.delete(name));
  return loaded;
}
