import { useState } from "preact/hooks";
import type { Me } from "../../api/use-me.ts";
import { link } from "../../app/router.ts";
import { userId } from "../../app/session.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { UserText } from "../../components/links.tsx";
import { formatDate } from "../../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../../texts/use-texts.ts";
import { Rename } from "./rename.tsx";

type Props = Readonly<{ localId: string; me: Me; onRenamed: () => void }>;

function useRank({ admin, vip, temporaryVipUntil }: Me): string {
  const { mine } = useTexts();
  const code = useLanguageCode();
  const { account: texts } = mine;
  const ranks = [
    ...(admin ? [texts.admin] : []),
    ...(vip && !admin ? [texts.vip] : []),
    ...(temporaryVipUntil === null ? [] : [fill(texts.temporaryVip, { time: formatDate(temporaryVipUntil, code) })]),
  ];
  return ranks.length === 0 ? texts.user : ranks.join(", ");
}

function SignOut({ localId }: { localId: string }) {
  const { mine, general } = useTexts();
  const { account: texts } = mine;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {texts.signOut}
      </button>
      {isOpen && (
        <Dialog title={texts.signOut} onClose={() => setOpen(false)}>
          <p>{texts.signOutNote}</p>
          <p>
            {texts.localId} <CopyButton text={localId} what={texts.localId} />
          </p>
          <div class="buttons">
            <button type="button" onClick={() => setOpen(false)}>
              {general.cancel}
            </button>
            <button type="button" class="primary" onClick={() => userId.set(null)}>
              {texts.signOut}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Who is signed in. The local user id is never shown, only copied. */
export function Identity({ localId, me, onRenamed }: Props) {
  const { mine } = useTexts();
  const { account: texts } = mine;
  const rank = useRank(me);
  return (
    <section>
      <h2>{texts.title}</h2>
      <dl class="facts">
        <dt>{texts.name}</dt>
        <dd>{me.userName === null ? <span class="quiet">{texts.noName}</span> : <UserText>{me.userName}</UserText>}</dd>
        <dt>{texts.publicId}</dt>
        <dd>
          <a href={link(["user", me.userID])}>
            <code>{me.userID}</code>
          </a>{" "}
          <CopyButton text={me.userID} what={texts.publicId} />
        </dd>
        <dt>{texts.localId}</dt>
        <dd>
          <span aria-hidden="true">••••••••</span> <CopyButton text={localId} what={texts.localId} />
        </dd>
        <dt>{texts.rank}</dt>
        <dd>{rank}</dd>
      </dl>
      {me.nameLocked ? (
        <p class="quiet">{texts.locked}</p>
      ) : (
        <Rename key={me.userName} localId={localId} name={me.userName} onRenamed={onRenamed} />
      )}
      <SignOut localId={localId} />
    </section>
  );
}
