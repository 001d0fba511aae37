import type { DumpIndex } from "../../dumps/publish/dump-index.ts";
import type { DumpFile } from "../../dumps/publish/published-dumps.ts";
import { Problem } from "../../errors.ts";
import type { Using } from "../services.ts";

/**
 * The dumps of this service.
 * Errors  `not_found` (404) until the first one is whole, and for files that there are none of; `overloaded` (503)
 */
export function dumpsOf({ dumps }: Using<"dumps">): Readonly<{
  index: () => Promise<DumpIndex>;
  open: (name: string, ip: string) => Promise<DumpFile>;
}> {
  if (dumps === undefined) throw new Problem("not_found", "This service publishes no dumps.");
  return {
    index: async () => {
      const index = await dumps.index();
      if (index === undefined) throw new Problem("not_found", "The first dump is not complete yet. Try again later.");
      return index;
    },
    open: async (name, ip) => {
      const file = await dumps.open(name, ip);
      if (file === undefined)
        throw new Problem("not_found", "There is no such file; /database.json lists those there are.");
      return file;
    },
  };
}
