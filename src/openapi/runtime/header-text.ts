/** The headers of a request, names in lower case. */
export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The text of a header; one that was sent several times counts as a comma-separated one. Source: RFC 9110, section 5.3. */
export const headerText = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === "string" ? value : value?.join(",");
