const MOST = 20;

/** Names in a sentence: the first 20, and how many more there are. */
export function nameList(names: readonly string[]): string {
  const more = names.length - MOST;
  return more > 0 ? `${names.slice(0, MOST).join(", ")} and ${more} more` : names.join(", ");
}
