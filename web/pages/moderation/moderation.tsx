import type { ComponentType } from "preact";
import { type Me, useMe } from "../../api/use-me.ts";
import { link, type PageProps, type Place } from "../../app/router.ts";
import { userId } from "../../app/session.ts";
import { useStored } from "../../app/stored.ts";
import { useTitle } from "../../app/use-title.ts";
import { Await } from "../../components/feedback.tsx";
import { SectionLinks } from "../../components/section-links.tsx";
import { Words } from "../../components/term.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Bans } from "./bans.tsx";
import { DeskContext, useDeskOf } from "./desk.ts";
import "./moderation.css";
import { Queue } from "./queue.tsx";
import { SegmentSearch } from "./segment-search.tsx";
import { TemporaryVips } from "./temporary-vips.tsx";
import { Trail } from "./trail.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { UserDesk } from "./user-desk.tsx";
import { VideoDesk } from "./video-desk.tsx";

/** By the second part of the address. */
const sections: Readonly<Record<string, ComponentType<PageProps>>> = {
  queue: Queue,
  segments: SegmentSearch,
  video: VideoDesk,
  user: UserDesk,
  bans: Bans,
  ranks: TemporaryVips,
  trail: Trail,
};

function Console({ localId, me, place }: Readonly<{ localId: string; me: Me; place: Place }>) {
  const { moderation: texts, general } = useTexts();
  const desk = useDeskOf(localId, me);
  const name = place.path[1] ?? "queue";
  const Section = Object.hasOwn(sections, name) ? sections[name] : undefined;
  return (
    <DeskContext.Provider value={desk}>
      {me.admin && (
        <p class="quiet">
          {texts.youAreAdmin} <a href={link(["moderation", "user"])}>{texts.user.makeVip}</a>
        </p>
      )}
      <SectionLinks label={texts.title} page="moderation" names={texts.sections} current={name} />
      <Words of={["vip", "hidden", "shadowHidden", "locked", "lockedCategory", "warning", "ban"]} />
      {Section === undefined ? <p>{general.unknownPage}</p> : <Section place={place} />}
      <UndoBar />
    </DeskContext.Provider>
  );
}

/** What VIPs do here, and the administrator. Others are told so. */
export function Moderation({ place }: PageProps) {
  const { moderation: texts } = useTexts();
  useTitle(texts.title);
  const localId = useStored(userId);
  const me = useMe();
  return (
    <>
      <h1>{texts.title}</h1>
      <Await of={me}>
        {(known) => {
          if (localId === null || known === null)
            return (
              <p class="notice">
                {texts.signInFirst} <a href={link(["mine"])}>{texts.signIn}</a>
              </p>
            );
          if (!known.vip) return <p class="notice">{texts.vipsOnly}</p>;
          return <Console key={localId} localId={localId} me={known} place={place} />;
        }}
      </Await>
    </>
  );
}
