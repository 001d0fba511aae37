import { useLayoutEffect, useState } from "preact/hooks";
import { arrive, depart } from "./entries.ts";

/** A place in the pages: what stands behind `#/`. It is never sent to a server, so no log has what people look at. */
export type Place = Readonly<{ path: readonly string[]; query: URLSearchParams }>;

/** What a page is given: the parts of its address after the first one, and the query. */
export type PageProps = Readonly<{ place: Place }>;

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

export function placeOf(hash: string): Place {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  return { path: path.split("/").filter(Boolean).map(decoded), query: new URLSearchParams(query) };
}

/** The address of a place, for links. Segments and values may be any text; undefined values are left out. */
export function link(path: readonly string[], query: Readonly<Record<string, string | undefined>> = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, value]],
  );
  const search = new URLSearchParams(given).toString();
  return `#/${path.map(encodeURIComponent).join("/")}${search === "" ? "" : `?${search}`}`;
}

export const goTo = (address: string): void => {
  location.hash = address;
};

/** Like `goTo`, without an entry in the history: for filters and sort orders. */
export function replacePlace(address: string): void {
  history.replaceState(history.state, "", address);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

export function usePlace(): Place {
  const [place, setPlace] = useState(() => placeOf(location.hash));
  // An effect after the paint would miss a change before it.
  useLayoutEffect(() => {
    const update = (): void => {
      arrive();
      setPlace(placeOf(location.hash));
    };
    history.scrollRestoration = "manual";
    addEventListener("hashchange", update);
    addEventListener("pagehide", depart);
    return () => {
      removeEventListener("hashchange", update);
      removeEventListener("pagehide", depart);
    };
  }, []);
  return place;
}
