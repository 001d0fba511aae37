import { useLayoutEffect, useState } from "preact/hooks";

/** Below this tables are cards, and filters are folded. The style sheets have the same width. */
export const narrow = "(max-width: 40rem)";

/** Whether a media query is true now. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useLayoutEffect(() => {
    const list = matchMedia(query);
    const update = (): void => setMatches(list.matches);
    update();
    list.addEventListener("change", update);
    return () => list.removeEventListener("change", update);
  }, [query]);
  return matches;
}
