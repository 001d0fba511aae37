import type { components } from "../../../generated/openapi/types.ts";
import { readSearch } from "../../domain/segments/search.ts";
import { normaliseService, primaryService } from "../../domain/segments/vocabulary.ts";
import { Problem } from "../../errors.ts";
import type { FoundSegment } from "../../storage/segments/segment-search.ts";
import { listed } from "../../use-cases/segments/listed-segment.ts";
import type { Handler, Using } from "../handler.ts";

export const searchSegments: Handler<
  "searchSegments",
  Using<"stores" | "vocabulary", "segmentSearch" | "vips" | "videoTitles">
> = async ({ query }, { stores, vocabulary }) => {
  const search = readSearch(query);
  const service = normaliseService(vocabulary, query.service);
  const found = await stores.segmentSearch.onVideo(service, query.videoID, search);
  if (found === undefined) throw new Problem("not_found");
  return {
    status: 200,
    body: {
      segmentCount: found.count,
      page: search.page,
      segments: found.page.map(forSearchers),
      vips: await stores.vips.among(found.page.map(({ userId }) => userId)),
      titles: service === primaryService(vocabulary) ? await stores.videoTitles.of([query.videoID]) : {},
    },
  };
};

/** Without what was asked for. */
function forSearchers(segment: FoundSegment): components["schemas"]["FoundSegment"] {
  const { service: _service, videoID: _videoID, ...found } = listed(segment);
  return found;
}
