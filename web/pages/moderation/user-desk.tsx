import { api, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { segmentPage } from "../../api/listed.ts";
import type { PageProps } from "../../app/router.ts";
import { goTo, link } from "../../app/router.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { Await } from "../../components/feedback.tsx";
import { FigureList } from "../../components/figure-list.tsx";
import { UserLink, UserText } from "../../components/links.tsx";
import { formatNumber } from "../../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../../texts/use-texts.ts";
import { useDeskLoaded, useDeskPages } from "./desk.ts";
import { type Row, userPlace } from "./desk-columns.tsx";
import { People } from "./people.tsx";
import { SegmentDesk } from "./segment-desk.tsx";
import { UserActions } from "./user-actions.tsx";
import { isPublicId, publicIdsIn, UserFinder } from "./user-finder.tsx";

type Field = Schemas["UserInfoField"];

const fields: readonly Field[] = [
  "userID",
  "userName",
  "segmentCount",
  "ignoredSegmentCount",
  "viewCount",
  "reputation",
  "warnings",
  "warningReason",
  "vip",
  "banned",
];

function UserCard({ publicId }: { publicId: string }) {
  const { moderation, mine } = useTexts();
  const code = useLanguageCode();
  const { user: texts } = moderation;
  const count = (value: number | undefined): string => formatNumber(value ?? 0, code);
  const info = useDeskLoaded(
    (signal) => {
      const query = { publicUserID: publicId, value: [...fields] };
      return answered(api.GET("/api/userInfo", { params: { query }, signal }));
    },
    [publicId],
  );
  return (
    <Await of={info}>
      {(known) => (
        <>
          <p>
            {known.banned === true && <span class="mark hidden">{texts.banned}</span>}
            {(known.warnings ?? 0) > 0 && <span class="mark hidden">{texts.warned}</span>}
            {known.vip === true && <span class="mark shown">{mine.account.vip}</span>}
            <UserLink id={publicId} name={known.userName} /> <CopyButton text={publicId} what={mine.account.publicId} />
            {" · "}
            <a href={link(["moderation", "trail"], { user: publicId })}>{texts.trail}</a>
            {" · "}
            <a href={link(["moderation", "trail"], { actor: publicId })}>{texts.deeds}</a>
          </p>
          {known.warningReason !== undefined && known.warningReason !== "" && (
            <p>
              {texts.warnedFor} <bdi class="wrapped">{known.warningReason}</bdi>
            </p>
          )}
          <FigureList
            of={[
              [mine.figures.segments, count(known.segmentCount)],
              [mine.figures.ignored, count(known.ignoredSegmentCount)],
              [mine.figures.views, count(known.viewCount), "views"],
              [mine.figures.reputation, count(known.reputation), "reputation"],
            ]}
          />
          <UserActions publicId={publicId} info={known} />
        </>
      )}
    </Await>
  );
}

function UserSegments({ publicId }: { publicId: string }) {
  const { moderation } = useTexts();
  const pages = useDeskPages<Row>(
    async (cursor, signal) => {
      const query = { user: publicId, ...(cursor !== undefined && { cursor }) };
      const { segments, next } = await segmentPage(query, signal);
      return { items: segments, next };
    },
    [publicId],
  );
  return (
    <section>
      <h3>{moderation.sections.segments}</h3>
      <SegmentDesk
        caption={fill(moderation.user.segments, { user: publicId.slice(0, 10) })}
        pages={pages}
        empty={moderation.user.none}
        without="user"
      />
    </section>
  );
}

/** One user: what is known, what can be done about them, and their segments. */
export function UserDesk({ place }: PageProps) {
  const { moderation } = useTexts();
  const given = place.query.get("user") ?? "";
  const publicId = isPublicId(given) ? given : undefined;
  const several = publicIdsIn(place.query.get("users") ?? "");
  return (
    <section>
      <h2>
        {moderation.sections.user} {publicId !== undefined && <UserText>{`${publicId.slice(0, 10)}…`}</UserText>}
      </h2>
      <UserFinder
        onFound={(found) => goTo(userPlace(found))}
        onFoundSeveral={(ids) => goTo(link(["moderation", "user"], { users: ids.join(" ") }))}
      />
      {several.length > 0 && <People key={several.join()} publicIds={several} />}
      {publicId !== undefined && (
        <div key={publicId}>
          <UserCard publicId={publicId} />
          <UserSegments publicId={publicId} />
        </div>
      )}
    </section>
  );
}
