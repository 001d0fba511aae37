import { videoHash } from "../../domain/ids.ts";
import { Problem } from "../../errors.ts";
import type { Handler } from "../handler.ts";
import { selectFor, wantedBy } from "./reading.ts";

export const getSkipSegments: Handler<"getSkipSegments"> = async ({ query, client }, services) => {
  const wanted = wantedBy(query, services);
  const rows = await services.segmentsUnder(wanted.service, videoHash(query.videoID));
  const [video] = await selectFor(rows, wanted, client, services);
  if (video === undefined || video.segments.length === 0) throw new Problem("not_found");
  return { status: 200, body: video.segments, personal: video.personal };
};
