/** The headers of a request, names in lower case. */
export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * The text of a header; one that was sent several times counts as a comma-separated one. Source: RFC 9110, section 5.3.
 */
export const headerText = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === "string" ? value : value?.join(",");

/** The headers of a response as Node writes them: names in lower case and values, alternating. */
export type HeaderList = readonly string[];

export const namesIn = (headers: HeaderList): string[] => headers.filter((_, at) => at % 2 === 0);

export const valuesIn = (headers: HeaderList, name: string): string[] =>
  headers.filter((_, at) => at % 2 === 1 && headers[at - 1] === name);

export const pairsIn = (headers: HeaderList): [name: string, value: string][] =>
  headers.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, headers[at + 1] ?? ""]] : []));

/** Those whose names fit. */
export const headersThat = (headers: HeaderList, fits: (name: string) => boolean): string[] =>
  headers.filter((_, at) => fits(headers[at - (at % 2)] ?? ""));

/** The static headers that a handler does not replace. */
export function withoutReplaced(
  fixed: HeaderList,
  own: readonly (readonly [name: string, value: unknown])[],
): HeaderList {
  const isReplaced = (name: string): boolean => own.some(([one]) => one === name);
  return own.some(([name]) => fixed.includes(name)) ? headersThat(fixed, (name) => !isReplaced(name)) : fixed;
}
