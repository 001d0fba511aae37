import type { BodyField, Content } from "../../operation/operation.ts";
import { Problem } from "../../operation/problem.ts";
import { covers, essence } from "./media-type.ts";
import type { PartHead } from "./part-head.ts";

/** Called with the number of bytes of a part that have arrived. @throws Problem `body_too_large`. */
export type PartCheck = (bytes: number) => void;

/** Whether a part of this name is a file, however it is sent. */
const isFileOnly = ({ types = [] }: BodyField): boolean =>
  types.includes("file") && types.every((type) => type === "file" || type === "list" || type === "null");

/**
 * The limits of the parts of a multipart body: their media types (`encoding`) and sizes (`x-max-bytes` of a property).
 * - `of`  the check of a part, which throws Problem `unsupported_media_type` naming it
 */
export function partLimits({ fields, encoding = {} }: Content) {
  const mediaTypes = new Map(Object.entries(encoding).map(([name, { mediaTypes }]) => [name, mediaTypes]));
  const maxBytes = new Map(fields.flatMap(({ path, maxBytes }) => (maxBytes === undefined ? [] : [[path, maxBytes]])));
  const fileFields = new Set(fields.filter(isFileOnly).map(({ path }) => path));
  const none: PartCheck = () => undefined;
  return {
    none,
    of: ({ name, filename, type, isTyped }: PartHead): PartCheck => {
      const accepted = mediaTypes.get(name) ?? [];
      const isFile = filename !== undefined || isTyped || fileFields.has(name) || fileFields.has(`${name}[]`);
      // Otherwise a field of a browser's FormData, which cannot name its type. A file without one is text (RFC 7578, 4.4).
      if (isFile && accepted.length > 0 && !accepted.some((range) => covers(essence(range), essence(type))))
        throw new Problem("unsupported_media_type", `The part ${name} must be ${accepted.join(" or ")}.`);
      const limit = maxBytes.get(name) ?? maxBytes.get(`${name}[]`);
      if (limit === undefined) return none;
      let length = 0;
      return (bytes) => {
        length += bytes;
        if (length > limit) throw new Problem("body_too_large", `The part ${name} has more than ${limit} bytes.`);
      };
    },
  };
}
