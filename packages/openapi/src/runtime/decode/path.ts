import type { Parameter } from "../../operation/operation.ts";
import { isListed, type Reading, readList, readPairs, readText } from "./text-readers.ts";

export type PathReader = (segment: string | undefined) => Reading;

/**
 * The reader of one path parameter, given its percent-decoded segment. Source: RFC 6570, sections 3.2.2, 3.2.5 and
 * 3.2.7.
 */
export function pathReader(parameter: Parameter): PathReader {
  const { style } = parameter;
  const read = style === "matrix" ? matrix(parameter) : style === "label" ? label(parameter) : simple(parameter);
  return (segment) => (segment === undefined || segment === "" ? undefined : read(segment));
}

/** `blue,black`; also the only style of headers. */
export function simple(parameter: Parameter): (text: string) => Reading {
  const { shape, explode } = parameter;
  if (isListed(parameter)) return (text) => readList(text.split(","), parameter);
  if (shape === "object") return (text) => readPairs(text.split(","), explode, parameter);
  return (text) => readText(text, parameter);
}

/** `.blue.black` with explode, `.blue,black` without. */
function label(parameter: Parameter): (text: string) => Reading {
  const { shape, explode } = parameter;
  return (text) => {
    if (!text.startsWith(".")) return { fault: "" };
    const rest = text.slice(1);
    const parts = rest.split(explode ? "." : ",");
    if (isListed(parameter)) return readList(parts, parameter);
    return shape === "object" ? readPairs(parts, explode, parameter) : readText(rest, parameter);
  };
}

/** `;color=blue;color=black` with explode, `;color=blue,black` without. */
function matrix(parameter: Parameter): (text: string) => Reading {
  const { name, shape, explode } = parameter;
  return (text) => {
    if (!text.startsWith(";")) return { fault: "" };
    const parts = text.slice(1).split(";");
    if (shape === "object" && explode) return readPairs(parts, true, parameter);
    const own = `${name}=`;
    if (!parts.every((part) => part.startsWith(own)) || (parts.length > 1 && !(isListed(parameter) && explode)))
      return { fault: "" };
    const values = parts.map((part) => part.slice(own.length));
    const [value = ""] = values;
    if (isListed(parameter)) return readList(explode ? values : value.split(","), parameter);
    return shape === "object" ? readPairs(value.split(","), false, parameter) : readText(value, parameter);
  };
}
