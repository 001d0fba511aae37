import { useEffect, useState } from "preact/hooks";
import type { Loaded } from "../../../api/use-loaded.ts";
import { isSameProcess, type Read } from "./figures.ts";

/** Five minutes of reads, of all processes that answered. */
const maxReads = 60;

/** The reads of the process that answered last, oldest first. */
export function useHistory({ data }: Loaded<Read>): readonly Read[] {
  const [reads, setReads] = useState<readonly Read[]>([]);
  useEffect(() => {
    if (data === undefined) return setReads([]);
    setReads((before) => (before.at(-1) === data ? before : [...before, data].slice(-maxReads)));
  }, [data]);
  const last = reads.at(-1);
  return last === undefined ? reads : reads.filter((read) => isSameProcess(read, last));
}
