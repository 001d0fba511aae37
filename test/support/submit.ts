import { VIDEO } from "./segments.ts";
import { local } from "./world.ts";

/** Submits one segment of a video over HTTP, from `start` for five seconds. */
export const submit = (base: string, start = 10): Promise<Response> =>
  fetch(`${base}/api/skipSegments`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      videoID: VIDEO,
      userID: local("ann"),
      segments: [{ segment: [start, start + 5], category: "sponsor" }],
    }),
  });
