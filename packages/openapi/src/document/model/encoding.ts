import type { FieldEncoding } from "../../operation/operation.ts";
import { entriesOf, type Json, type JsonObject, objectOf, textOf } from "../tree/json.ts";
import { join } from "../tree/pointer.ts";
import type { Refuse } from "../tree/refusals.ts";

const styles: ReadonlySet<unknown> = new Set(["form", "spaceDelimited", "pipeDelimited", "deepObject"]);

/** The Encoding Objects of a form or multipart body, by field. Source: OpenAPI 3.1, section 4.8.15. */
export function encodingOf(media: JsonObject, pointer: string, refuse: Refuse): Record<string, FieldEncoding> {
  return Object.fromEntries(
    entriesOf(media["encoding"]).map(([name, node]) => [
      name,
      fieldEncoding(objectOf(node), join(join(pointer, "encoding"), name), refuse),
    ]),
  );
}

/**
 * With `style` or `explode`, the media type has no effect on a form; in a multipart body it still says what a part may
 * be.
 */
function fieldEncoding(node: JsonObject, pointer: string, refuse: Refuse): FieldEncoding {
  const { contentType, style, explode } = node;
  if (style !== undefined && !styles.has(style))
    refuse(join(pointer, "style"), `A field has one of the styles ${[...styles].join(", ")}, not ${text(style)}.`);
  const named = (style ?? (explode === undefined ? undefined : "form")) as FieldEncoding["style"];
  return {
    ...(named !== undefined && { style: named }),
    explode: typeof explode === "boolean" ? explode : named === undefined || named === "form" || named === "deepObject",
    mediaTypes: (textOf(contentType) ?? "")
      .split(",")
      .map((type) => type.trim().toLowerCase())
      .filter(Boolean),
  };
}

const text = (value: Json): string => textOf(value) ?? JSON.stringify(value);
