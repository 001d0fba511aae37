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
