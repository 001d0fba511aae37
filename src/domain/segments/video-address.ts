import type { Service } from "./vocabulary.ts";

/** The id of a video without its part, and the part if it has one. */
function divided({ part }: Pick<Service, "part">, videoId: string): readonly [id: string, part: string] {
  const at = part === undefined ? -1 : videoId.indexOf(part.separator);
  return at < 0 ? [videoId, ""] : [videoId.slice(0, at), videoId.slice(at + 1)];
}

/** An address of a video from a template with `{videoID}` and, possibly, `{part}` and `{service}`. */
export function videoAddress(template: string, service: Pick<Service, "name" | "part">, videoId: string): string {
  const [id, part] = divided(service, videoId);
  return template
    .replaceAll("{videoID}", encodeURIComponent(id))
    .replaceAll("{part}", encodeURIComponent(part))
    .replaceAll("{service}", encodeURIComponent(service.name));
}
