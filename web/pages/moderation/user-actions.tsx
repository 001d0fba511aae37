import { useState } from "preact/hooks";
import { api, caller, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { useAction } from "../../api/use-action.ts";
import { announce } from "../../components/announcer.ts";
import { FailureNote } from "../../components/feedback.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { BanDialog } from "./ban-dialog.tsx";
import { useDesk } from "./desk.ts";
import { RankDialog } from "./rank-dialog.tsx";
import { WarnDialog } from "./warn-dialog.tsx";

type Props = Readonly<{ publicId: string; info: Schemas["UserInfo"]; onChanged: () => void }>;

/** What a moderator can do about a user. */
export function UserActions({ publicId, info, onChanged }: Props) {
  const { moderation } = useTexts();
  const { user: texts } = moderation;
  const { localId, me } = useDesk();
  const [open, setOpen] = useState<"warn" | "ban" | "rank">();
  const close = (): void => setOpen(undefined);
  const done = (text: string): void => {
    announce(text);
    onChanged();
  };
  const unwarn = useAction(async () => {
    const body = { issuerUserID: localId, userID: publicId, enabled: false };
    await answered(api.POST("/api/warnUser", { body, parseAs: "text" }));
    done(texts.unwarned);
  });
  const unban = useAction(async () => {
    const body = { userID: publicId, enabled: false };
    await answered(api.POST("/api/moderation/bans", { params: { header: caller(localId) }, body }));
    done(texts.unbanned);
  });
  const promote = useAction(async () => {
    const body = { userID: publicId, adminUserID: localId, enabled: info.vip !== true };
    await answered(api.POST("/api/addUserAsVIP", { body, parseAs: "text" }));
    done(info.vip === true ? texts.vipRemoved : texts.vipAdded);
  });
  const failures = [unwarn, unban, promote].flatMap(({ error }) => (error === undefined ? [] : [error]));
  return (
    <>
      {failures.map((error, at) => (
        <FailureNote key={at} error={error} />
      ))}
      <div class="row">
        {(info.warnings ?? 0) > 0 ? (
          <button type="button" disabled={unwarn.busy} onClick={() => void unwarn.run()}>
            {texts.unwarn}
          </button>
        ) : (
          <button type="button" onClick={() => setOpen("warn")}>
            {texts.warn}
          </button>
        )}
        <button type="button" class="danger" onClick={() => setOpen("ban")}>
          {info.banned === true ? texts.changeBan : texts.ban}
        </button>
        {info.banned === true && (
          <button type="button" disabled={unban.busy} onClick={() => void unban.run()}>
            {texts.unban}
          </button>
        )}
        <button type="button" onClick={() => setOpen("rank")}>
          {texts.rank}
        </button>
        {me.admin && publicId !== me.userID && (
          <button type="button" disabled={promote.busy} onClick={() => void promote.run()}>
            {info.vip === true ? texts.removeVip : texts.makeVip}
          </button>
        )}
      </div>
      {open === "warn" && <WarnDialog publicId={publicId} onClose={close} onDone={() => done(texts.warnedNow)} />}
      {open === "ban" && <BanDialog publicId={publicId} onClose={close} onDone={() => done(texts.bannedNow)} />}
      {open === "rank" && <RankDialog publicId={publicId} onClose={close} onDone={done} />}
    </>
  );
}
