import { useState } from "preact/hooks";
import type { Me } from "../../api/use-me.ts";
import { link } from "../../app/router.ts";
import { userId } from "../../app/session.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { UserText } from "../../components/links.tsx";
import { rankOf } from "../../components/rank.ts";
import { Term, type TermName } from "../../components/term.tsx";
import { useLanguageCode, useTexts } from "../../texts/use-texts.ts";
import { Rename } from "./rename.tsx";

type Props = Readonly<{ localId: string; me: Me; onRenamed: () => void }>;

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

const rankTerm = ({ admin, temporaryVipUntil }: Me): TermName =>
  admin ? "administrator" : temporaryVipUntil === null ? "vip" : "temporaryVip";

/** Who is signed in. The local user id is never shown, only copied. */
export function Identity({ localId, me, onRenamed }: Props) {
  const { mine, moderation } = useTexts();
  const { account: texts } = mine;
  const code = useLanguageCode();
  const ranks = rankOf(me, texts, code);
  return (
    <section>
      <h2>{texts.title}</h2>
      <dl class="facts">
        <dt>{texts.name}</dt>
        <dd>{me.userName === null ? <span class="quiet">{texts.noName}</span> : <UserText>{me.userName}</UserText>}</dd>
        <dt>
          <Term of="publicUserId">{texts.publicId}</Term>
        </dt>
        <dd>
          <a href={link(["user", me.userID])}>
            <code>{me.userID}</code>
          </a>{" "}
          <CopyButton text={me.userID} what={texts.publicId} />
        </dd>
        <dt>
          <Term of="localUserId">{texts.localId}</Term>
        </dt>
        <dd>
          <span aria-hidden="true">••••••••</span> <CopyButton text={localId} what={texts.localId} />
        </dd>
        <dt>{texts.rank}</dt>
        <dd>
          {ranks.length === 0 ? texts.user : <Term of={rankTerm(me)}>{ranks.join(", ")}</Term>}{" "}
          {me.admin && <a href={link(["moderation", "user"])}>{moderation.user.makeVip}</a>}
        </dd>
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
