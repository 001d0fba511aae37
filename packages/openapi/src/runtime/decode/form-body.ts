import type { Content } from "../../operation/operation.ts";
import { Problem } from "../../operation/problem.ts";
import { bodyFaults } from "./body-faults.ts";
import { type Entry, type FormNode, formReader } from "./form-tree.ts";
import { formValues } from "./form-value.ts";
import { bodyText } from "./utf8.ts";
import { refuse } from "./validation-issue.ts";
import { type Validate, type ValidationError, withinStack } from "./validator.ts";

/** More than any form has, and few enough to hold in memory. */
const maxFields = 10_000;

/** Decodes the entries of a form or the parts of a multipart body. @throws Problem with a code of the specification */
export function entriesDecoder(
  content: Content,
  validate: Validate | undefined,
): (entries: Iterable<Entry>) => unknown {
  const read = formReader(content);
  const decode = formValues(content);
  const faults = bodyFaults(content.fields);
  const attempt = (root: FormNode, asTexts: boolean) => {
    const { value, issues, files, isAmbiguous } = decode(root, asTexts);
    if (issues.length > 0) throw refuse(issues);
    const errors: readonly ValidationError[] = validate?.(value) === false ? (validate.errors ?? []) : [];
    for (const { container, key, file } of files) container[key] = file;
    return { value, errors, isAmbiguous };
  };
  return (entries) =>
    withinStack("The body", () => {
      const root = read(entries);
      const first = attempt(root, false);
      if (first.errors.length === 0) return first.value;
      // A text such as `5` was taken for a number, and one branch of a choice may expect a text there.
      const second = first.isAmbiguous ? attempt(root, true) : first;
      if (second.errors.length === 0) return second.value;
      throw refuse(faults(first.errors));
    });
}

/**
 * Decodes `application/x-www-form-urlencoded`.
 * @throws Problem `bad_request`, or those in the specification. Source: WHATWG URL, section 5.1.
 */
export function formBodyDecoder(content: Content, validate: Validate | undefined): (bytes: Uint8Array) => unknown {
  const decode = entriesDecoder(content, validate);
  return (bytes) => {
    const text = bodyText(bytes);
    if (text === undefined) throw new Problem("bad_request", "The body is not UTF-8 text.");
    if (occursOften(text, "&")) throw new Problem("bad_request", `The body has more than ${maxFields} fields.`);
    return decode(new URLSearchParams(text));
  };
}

function occursOften(text: string, mark: string): boolean {
  let count = 0;
  for (let at = text.indexOf(mark); at !== -1 && count < maxFields; at = text.indexOf(mark, at + 1)) count += 1;
  return count >= maxFields;
}
