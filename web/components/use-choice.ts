import { api, type Schemas } from "../api/client.ts";
import { answeredOr } from "../api/failure.ts";
import { type Loaded, useLoaded } from "../api/use-loaded.ts";
import { type Standings, standingsOf } from "./standings.ts";

const none: Schemas["ChoiceExplained"] = { groups: [], leftOut: [] };

/** What players get of a video that has segments. */
export const useChoice = (service: string, videoID: string): Loaded<Standings> =>
  useLoaded(
    async (signal) => {
      const query = { service: service as "YouTube", videoID };
      return standingsOf(await answeredOr(api.GET("/api/choice", { params: { query }, signal }), none));
    },
    [service, videoID],
  );

/** While nothing is known. */
export const noStandings: Standings = new Map();
