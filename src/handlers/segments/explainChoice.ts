import { shortened } from "../../domain/segments/choice-explained.ts";
import { videoHash } from "../../domain/segments/ids.ts";
import { normaliseService } from "../../domain/segments/vocabulary.ts";
import { Problem } from "../../errors.ts";
import { explainVideo } from "../../use-cases/segments/read-segments.ts";
import type { Handler, Using } from "../handler.ts";

/** Segments in a reply. */
const most = 1000;

export const explainChoice: Handler<"explainChoice", Using<"vocabulary" | "segmentsUnder" | "reputations">> = async (
  { query },
  services,
) => {
  const service = normaliseService(services.vocabulary, query.service);
  const explained = await explainVideo(service, videoHash(query.videoID), services);
  if (explained === undefined) throw new Problem("not_found");
  const { groups, leftOut } = shortened(explained, most);
  return {
    status: 200,
    body: {
      groups: groups.map(({ members, decidedBy }) => ({
        members: members.map(({ uuid, ...member }, at) => ({ UUID: uuid, ...member, chosen: at === 0 })),
        decidedBy,
      })),
      leftOut: leftOut.map(({ uuid, reason }) => ({ UUID: uuid, reason })),
    },
  };
};
