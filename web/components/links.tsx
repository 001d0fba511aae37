import { isKnownVip, useKnownTitle } from "../api/listed.ts";
import { link } from "../app/router.ts";
import { useTexts } from "../texts/use-texts.ts";

/** Text of users: shown in its own direction, so that right-to-left names do not turn what stands beside them. */
export function UserText({ children }: { children: string }) {
  return <bdi class="user-text">{children}</bdi>;
}

const short = (id: string): string => (id.length > 14 ? `${id.slice(0, 10)}…` : id);

/** A user, with a mark if a list has said that it is a VIP. */
export function UserLink({ id, name }: { id: string; name?: string | null | undefined }) {
  const { user: texts } = useTexts();
  return (
    <>
      <a href={link(["user", id])} title={id}>
        {name == null ? <code>{short(id)}</code> : <UserText>{name}</UserText>}
      </a>
      {isKnownVip(id) && (
        <>
          {" "}
          <span class="mark locked">{texts.vip}</span>
        </>
      )}
    </>
  );
}

/** A video, by its title if a list has said that. */
export function VideoLink({ service, videoID }: { service: string; videoID: string }) {
  const title = useKnownTitle(service, videoID);
  return (
    <a href={link(["video", service, videoID])} title={title === undefined ? videoID : `${title} (${videoID})`}>
      <UserText>{title ?? videoID}</UserText>
    </a>
  );
}

export function SegmentLink({ uuid }: { uuid: string }) {
  return (
    <a href={link(["segment", uuid])} title={uuid}>
      <code>{short(uuid)}</code>
    </a>
  );
}
