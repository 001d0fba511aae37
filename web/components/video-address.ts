import type { components } from "../../generated/openapi/client-types.ts";

export type Service = components["schemas"]["VocabularyService"];

/**
 * Where a video is on its platform; undefined if its address is not known, or would be another place: `.` and `..` are
 * taken for steps in a path. An id may end with a part, which has a place of its own in the address.
 */
export const videoAddress = ({ videoUrl, part }: Service, videoID: string): URL | undefined =>
  addressOf(videoUrl, part, videoID);

/** The small picture of a video, where the pages of the instance show it; likewise undefined. */
export const thumbnailAddress = ({ showThumbnails, thumbnailUrl, part }: Service, videoID: string): URL | undefined =>
  showThumbnails ? addressOf(thumbnailUrl, part, videoID) : undefined;

function addressOf(form: string | null, part: Service["part"], videoID: string): URL | undefined {
  if (form === null) return undefined;
  const at = part === null ? -1 : videoID.indexOf(part.separator);
  const [id, name] = at < 0 ? [videoID, ""] : [videoID.slice(0, at), videoID.slice(at + 1)];
  const filled = (text: string): string =>
    text.replaceAll("{videoID}", encodeURIComponent(id)).replaceAll("{part}", encodeURIComponent(name));
  const [path = ""] = form.split(/[?#]/, 1);
  const isStep = (piece: string): boolean => piece.includes("{") && /^\.{1,2}$/.test(filled(piece));
  if (id === "" || path.split("/").some(isStep)) return undefined;
  const address = filled(form);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Watching starts a little before the segment, in seconds. */
const lead = 3;

type Spot = Readonly<{ service: string; videoID: string; startTime?: number }>;

/**
 * Where a segment can be watched, on platforms whose addresses can say that from its start; undefined if the address is
 * not known.
 */
export function watchAddress(
  services: readonly Service[],
  { service, videoID, startTime = 0 }: Spot,
): string | undefined {
  const known = services.find(({ name }) => name === service);
  const url = known && videoAddress(known, videoID);
  const from = Math.floor(startTime - lead);
  if (from > 0 && url !== undefined && /(?:^|\.)youtube\.com$/.test(url.hostname))
    url.searchParams.set("t", `${from}s`);
  return url?.href;
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** The id of the video that a link leads to; undefined if it is no link to this platform. */
export function linkedId({ videoUrl, part, idPattern }: Service, link: string): string | undefined {
  if (videoUrl === null) return undefined;
  const pattern = escaped(videoUrl.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, ""))
    .replace("\\{videoID\\}", "(?<id>[^/?#&]+)")
    .replace("\\{part\\}", "(?<part>[^/?#&]*)");
  const found = new RegExp(`^(?:https?://)?(?:www\\.)?${pattern}/?(?:[?#&].*)?$`, "i").exec(link)?.groups;
  if (found === undefined) return undefined;
  const decoded = (text = ""): string => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  const { id, part: name = "" } = found;
  const videoID = decoded(id) + (part === null || name === "" ? "" : part.separator + decoded(name));
  return idPattern === null || new RegExp(idPattern, "u").test(videoID) ? videoID : undefined;
}
