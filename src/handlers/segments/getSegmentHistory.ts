import { Problem } from "../../errors.ts";
import { listed } from "../../use-cases/segments/listed-segment.ts";
import type { Handler, Using } from "../handler.ts";

export const getSegmentHistory: Handler<
  "getSegmentHistory",
  Using<"stores", "listedSegments" | "segmentHistory">
> = async ({ path }, { stores }) => {
  const segment = await stores.listedSegments.byUuid(path.UUID);
  if (segment === undefined) throw new Problem("not_found");
  const { votes, categoryVotes, changes } = await stores.segmentHistory.of(segment);
  return {
    status: 200,
    body: {
      segment: listed(segment),
      votes: [...votes],
      categoryVotes: [...categoryVotes],
      changes: changes.map(({ at, change, detail }) => ({ time: at, change, detail: { ...detail } })),
    },
  };
};
