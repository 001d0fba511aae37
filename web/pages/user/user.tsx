import { useEffect, useState } from "preact/hooks";
import { api } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { useMe } from "../../api/use-me.ts";
import type { PageProps } from "../../app/router.ts";
import { link, replacePlace } from "../../app/router.ts";
import { useTitle } from "../../app/use-title.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { Await } from "../../components/feedback.tsx";
import { UserText } from "../../components/links.tsx";
import { Term } from "../../components/term.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { Profile } from "./profile.tsx";
import { Spread } from "./spread.tsx";
import { infoFields, isKnown, nameOf, type UserInfo } from "./user-info.ts";
import { UserLocks } from "./user-locks.tsx";
import { UserSegments } from "./user-segments.tsx";
import "./user.css";

const publicId = /^[0-9a-f]{64}$/;

/** `#/user/<public id>` */
export function User({ place }: PageProps) {
  const { user: texts } = useTexts();
  const id = (place.path[1] ?? "").toLowerCase();
  useTitle(texts.title);
  return publicId.test(id) ? <KnownUser key={id} id={id} query={place.query} /> : <NoId isGiven={id !== ""} />;
}

/**
 * What is no public id may be a secret that somebody pasted: nothing is asked about it, and it does not stay in the
 * address.
 */
function NoId({ isGiven }: { isGiven: boolean }) {
  const { user: texts } = useTexts();
  const [wasGiven] = useState(isGiven);
  useEffect(() => {
    if (isGiven) replacePlace(link(["user"]));
  }, [isGiven]);
  return (
    <>
      <h1>{texts.title}</h1>
      <div class="notice" role="status">
        <p>{texts.notAnId}</p>
        {wasGiven && <p>{texts.secret}</p>}
      </div>
    </>
  );
}

function KnownUser({ id, query }: { id: string; query: URLSearchParams }) {
  const { user: texts } = useTexts();
  const info = useLoaded(
    (signal) =>
      answered(api.GET("/api/userInfo", { params: { query: { publicUserID: id, value: [...infoFields] } }, signal })),
    [id],
  );
  return (
    <>
      <Heading id={id} info={info.data} />
      <p class="id">
        <span class="quiet">{texts.id}:</span> <code>{id}</code> <CopyButton text={id} what={texts.id} />
      </p>
      <Await of={info}>
        {(data) =>
          isKnown(data) ? (
            <Profile info={data} />
          ) : (
            <p class="notice" role="status">
              {texts.unknown}
            </p>
          )
        }
      </Await>
      {info.data !== undefined && isKnown(info.data) && (
        <>
          <Spread id={id} query={query} />
          <UserSegments id={id} query={query} />
        </>
      )}
      {info.data !== undefined && <UserLocks id={id} isExpected={info.data.vip === true} />}
    </>
  );
}

function Heading({ id, info }: { id: string; info: UserInfo | undefined }) {
  const { user: texts, navigation } = useTexts();
  const name = info && nameOf(info);
  const { data: me } = useMe();
  return (
    <div class="who">
      <h1>{name === undefined ? `${texts.title} ${id.slice(0, 10)}…` : <UserText>{name}</UserText>}</h1>
      {info?.vip === true && (
        <span class="mark locked">
          <Term of="vip" />
        </span>
      )}
      {info?.banned === true && (
        <span class="mark hidden">
          <Term of="ban">{texts.banned}</Term>
        </span>
      )}
      {me?.vip === true && <a href={link(["moderation", "user"], { user: id })}>{navigation.moderation}</a>}
    </div>
  );
}
