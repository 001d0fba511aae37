import { createClient, createUserId, RequestError } from "segmark/client";

const baseUrl = process.env.SEGMARK_URL ?? "http://127.0.0.1:8080";
const videoID = "jNQXAC9IVRw";
// A secret of your user: keep it. Who knows it can vote and submit in the name of the user.
const client = createClient({ baseUrl, userId: createUserId(), name: "Example/v1.0.0" });

await client.submit({ videoID, videoDuration: 212.1, segments: [{ segment: [40.2, 71], category: "sponsor" }] });

for (const { segment, category, UUID } of await client.segments(videoID, { categories: ["sponsor", "intro"] })) {
  console.log(`skip ${category} from ${segment[0]} to ${segment[1]}`);
  await client.viewed({ UUID });
}

try {
  await client.submit({ videoID, segments: [{ segment: [40.2, 71], category: "sponsor" }] });
} catch (error) {
  if (!(error instanceof RequestError)) throw error;
  console.log(error.status, error.code, error.message);
}

const { segmentCount, viewCount } = await client.userInfo();
console.log(`${segmentCount} segment, ${viewCount} view`);
