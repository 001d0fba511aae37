import type { components } from "../../../generated/openapi/types.ts";
import type { Moderated } from "./moderate-segments.ts";

type Reply = Readonly<{ status: 200; body: components["schemas"]["ModerationResult"]; personal: true }>;

/** The reply of both operations that change segments. */
export const answerOf = ({ changed, unchanged, unknown, users, undo }: Moderated): Reply => ({
  status: 200,
  body: { changed: [...changed], unchanged: [...unchanged], unknown: [...unknown], users: [...users], undo },
  personal: true,
});
