import { linkedId, type Service } from "../../components/video-address.ts";

type Services = readonly Service[];
type VideoCandidate = Readonly<{ kind: "video"; service: string; videoID: string }>;

/** What a text may name. */
export type Candidate =
  | VideoCandidate
  | Readonly<{ kind: "segment"; uuid: string }>
  | Readonly<{ kind: "user"; userID: string }>
  | Readonly<{ kind: "name"; name: string }>;

export type Understood =
  | Readonly<{ kind: "nothing" }>
  /** A link that says which one it is. */
  | Readonly<{ kind: "certain"; candidate: VideoCandidate }>
  /** The service knows which of them exist; none of them is a secret. */
  | Readonly<{ kind: "ask"; candidates: readonly Candidate[] }>
  /** May be the local id of somebody. Nothing of it is sent before a person has said that it is no secret. */
  | Readonly<{ kind: "secret"; otherwise: readonly Candidate[] }>
  /** A link to something else. It may have a secret in its query, so it is not searched for either. */
  | Readonly<{ kind: "unknownLink" }>;

const youTube = "YouTube";
const spotify = "Spotify";
const peerTube = "PeerTube";

const hexId = /^[0-9a-f]{64}[0-9a-f]?$/i;
const dashedId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const youTubeId = /^[\w-]{11}$/;
const spotifyId = /^[0-9A-Za-z]{22}$/;
/** The short form of PeerTube: a UUID in base 58. */
const shortPeerTubeId = /^[1-9A-HJ-NP-Za-km-z]{20,22}$/;
/** Local ids have 32 characters or more; old clients made some of 30. */
const minSecretLength = 30;
const nameLength = { min: 3, max: 64 };

const video = (service: string, videoID: string): VideoCandidate => ({ kind: "video", service, videoID });

/**
 * What a person may have meant with a text: a video, a segment or a user of a name or an id.
 * Shape   in: any text, also a link; out: see `Understood`
 * @param services those of the instance; none if they cannot be loaded: then those that are built in
 */
export function understand(input: string, services: Services = []): Understood {
  const text = input.trim();
  const isKnown = (name: string): boolean => services.length === 0 || services.some((known) => known.name === name);
  if (text === "") return { kind: "nothing" };
  const linked = linkedVideo(text);
  if (linked !== undefined && isKnown(linked.service)) return { kind: "certain", candidate: linked };
  const own = ownLink(text, services);
  if (own !== undefined) return { kind: "certain", candidate: own };
  const videos = ofIds(text, services);
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text))
    return videos.length > 0 && !/[?#@]/.test(text) ? { kind: "ask", candidates: videos } : { kind: "unknownLink" };
  if (hexId.test(text)) return { kind: "ask", candidates: [...ofHexId(text.toLowerCase()), ...videos] };
  if (dashedId.test(text)) {
    const others = videos.filter(({ service }) => service !== peerTube);
    const candidates = ofDashedId(text.toLowerCase()).filter((one) => one.kind !== "video" || isKnown(one.service));
    return { kind: "secret", otherwise: [...candidates, ...others] };
  }
  const names = ofName(text);
  if (text.length >= minSecretLength) return { kind: "secret", otherwise: [...videos, ...names] };
  const builtIn = ofShortId(text).filter(({ service }) => isKnown(service));
  const others = videos.filter(({ service }) => builtIn.every((one) => one.service !== service));
  return { kind: "ask", candidates: [...builtIn, ...others, ...names] };
}

/**
 * The platforms of the instance on which the text is an id. Where any text is one, it would be a candidate for
 * everything.
 */
const ofIds = (text: string, services: Services): VideoCandidate[] =>
  services.flatMap(({ name, idPattern }) =>
    idPattern !== null && new RegExp(idPattern, "u").test(text) ? [video(name, text)] : [],
  );

/** A link as the instance itself makes it. */
function ownLink(text: string, services: Services): VideoCandidate | undefined {
  for (const service of services) {
    const id = linkedId(service, text);
    if (id !== undefined) return video(service.name, id);
  }
  return undefined;
}

/** 65 digits are a segment; 64 are an older segment or a user. */
const ofHexId = (id: string): Candidate[] => [
  { kind: "segment", uuid: id },
  ...(id.length === 64 ? [{ kind: "user", userID: id } as const] : []),
];

/** Old dumps have segments like this, PeerTube has videos, and a client may have made its local id so. */
const ofDashedId = (id: string): Candidate[] => [{ kind: "segment", uuid: id }, video(peerTube, id)];

const ofShortId = (text: string): VideoCandidate[] => [
  ...(youTubeId.test(text) ? [video(youTube, text)] : []),
  ...(spotifyId.test(text) ? [video(spotify, text)] : []),
  ...(shortPeerTubeId.test(text) ? [video(peerTube, text)] : []),
];

const ofName = (text: string): Candidate[] =>
  text.length >= nameLength.min && text.length <= nameLength.max ? [{ kind: "name", name: text }] : [];

function linkedVideo(text: string): VideoCandidate | undefined {
  const uri = /^spotify:(?:episode|track):([0-9A-Za-z]{22})$/.exec(text);
  if (uri?.[1] !== undefined) return video(spotify, uri[1]);
  const isWhole = /^https?:\/\//i.test(text);
  // Without a scheme it is a link only if something like a host stands before the first slash.
  if (!isWhole && !/^[\w-]+(?:\.[\w-]+)+(?::\d+)?\//.test(text)) return undefined;
  const address = isWhole ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return youTubeVideo(url) ?? spotifyVideo(url) ?? peerTubeVideo(url);
}

/** Other front ends of the platform, such as Invidious and Piped, have the same addresses. */
function youTubeVideo({ hostname, pathname, searchParams }: URL): VideoCandidate | undefined {
  const id =
    hostname === "youtu.be"
      ? pathname.split("/")[1]
      : pathname === "/watch"
        ? searchParams.get("v")
        : /^\/(?:embed|shorts|live|v|e)\/([^/]+)/.exec(pathname)?.[1];
  return id != null && youTubeId.test(id) ? video(youTube, id) : undefined;
}

function spotifyVideo({ hostname, pathname }: URL): VideoCandidate | undefined {
  if (!/^(?:open|play)\.spotify\.com$/.test(hostname)) return undefined;
  const id = /^\/(?:intl-[\w-]+\/)?(?:embed\/|embed-podcast\/)?(?:episode|track)\/([0-9A-Za-z]{22})(?:\/|$)/.exec(
    pathname,
  )?.[1];
  return id === undefined ? undefined : video(spotify, id);
}

/** Anybody may run PeerTube, so its path has to do. */
function peerTubeVideo({ pathname }: URL): VideoCandidate | undefined {
  const id = /^\/(?:w|videos\/watch|videos\/embed)\/([\w-]+)\/?$/.exec(pathname)?.[1];
  if (id === undefined) return undefined;
  if (dashedId.test(id)) return video(peerTube, id.toLowerCase());
  return shortPeerTubeId.test(id) ? video(peerTube, id) : undefined;
}
