/** What words mean, apart from the other texts, since most people look at few of them. `{name}` is filled in. */
export const meanings = {
  vip: "A user whom the administrator trusts to moderate. Their vote decides at once: for a segment it restores and locks it, against it removes it. They also hide segments, lock categories, warn and ban.",
  temporaryVip: "A user who for 24 hours votes like a VIP, on the videos of one channel only.",
  administrator:
    "The user whom this service names in its settings. The administrator does what VIPs do, and makes VIPs.",
  operator:
    "Whoever runs this service. The operator's token opens the pages Operations and Cluster; it has nothing to do with a user.",
  localUserId:
    "A secret, like a password, that a player or browser extension makes for its user. Whoever has it can act as this user. The service stores only what is calculated from it: the public user id.",
  publicUserId:
    "64 characters that everybody may see. They are calculated from the local user id, and nobody can calculate back.",
  segment:
    "A time range of a video, with a category (what it is, such as a sponsor) and an action (what players do with it).",
  action: "What a player does: skip the time, mute it, jump to a highlight, name a chapter, or label the whole video.",
  shown:
    "Everybody who reads all segments of a video sees it. Where several mark the same spot, players still get one of them only.",
  votes:
    "Votes for a segment minus votes against it. A vote counts once for each user and address, and not on one's own segments.",
  votedAway: "It has fewer than {minShownVotes} votes, so nobody gets it. Votes for it can bring it back.",
  hidden: "A moderator took it away, or the video was changed since. It stays stored, and can be shown again.",
  shadowHidden: "Its submitter is banned. Others do not get it; the submitter still sees it and is not told.",
  locked: "A VIP vouched for it. It goes before all others at its spot, and votes do not change it.",
  lockedCategory:
    "A VIP decided that a video needs no more segments of a category. Only VIPs add to it; what is there stays.",
  reputation:
    "What the segments of a user were worth until now: between −2.5 and 27, and 0 for newcomers. It grows with votes and with segments that VIPs locked, and falls when many are voted down.",
  weight:
    "Votes of a segment plus the reputation of its submitter. Of several segments at the same spot, players get the one with the greatest weight, unless one is locked.",
  views: "How often players have skipped, muted or shown the segment, as they report it.",
  saved: "The length of a segment times its views.",
  warning:
    "A message of a moderator. Until the user has confirmed that they have read it, they can neither submit nor vote.",
  ban: "What a banned user submits is shadow hidden. A ban ends at its time, or when a moderator lifts it.",
} as const;

export type Meanings = { readonly [Name in keyof typeof meanings]: string };
