import type { Service } from "./vocabulary.ts";

/** The id of a video without its part, and the part if it has one. */
function divided({ part }: Pick<Service, "part">, videoId: string): readonly [id: string, part: string] {
  const at = part === undefined ? -1 : videoId.indexOf(part.separator);
  return at < 0 ? [videoId, ""] : [videoId.slice(0, at), videoId.slice(at + 1)];
}

/**
 * An address of a video from a template with `{videoID}` and, possibly, `{part}` and `{service}`; undefined for ids
 * that cannot be a place in its path: `.` and `..` are taken for steps in it however they are written.
 */
export function videoAddress(
  template: string,
  service: Pick<Service, "name" | "part">,
  videoId: string,
): string | undefined {
  const [id, part] = divided(service, videoId);
  const filled = (text: string): string =>
    text
      .replaceAll("{videoID}", encodeURIComponent(id))
      .replaceAll("{part}", encodeURIComponent(part))
      .replaceAll("{service}", encodeURIComponent(service.name));
  const [path = ""] = template.split(/[?#]/, 1);
  const isStep = (piece: string): boolean => piece.includes("{") && /^\.{1,2}$/.test(filled(piece));
  return id === "" || path.split("/").some(isStep) ? undefined : filled(template);
}
