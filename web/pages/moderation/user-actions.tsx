import type { Schemas } from "../../api/client.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { useModeration } from "./commands.tsx";
import { useDesk } from "./desk.ts";

type Props = Readonly<{ publicId: string; info: Schemas["UserInfo"] }>;

/** What a moderator can do about a user. */
export function UserActions({ publicId, info }: Props) {
  const { user: texts } = useTexts().moderation;
  const { me } = useDesk();
  const { start, busy, view } = useModeration();
  const people = [{ userID: publicId, userName: info.userName === publicId ? null : (info.userName ?? null) }];
  const isWarned = (info.warnings ?? 0) > 0;
  const isVip = info.vip === true;
  return (
    <>
      {view}
      <div class="row">
        <button type="button" disabled={busy} onClick={() => start(isWarned ? "unwarn" : "warn", people)}>
          {isWarned ? texts.unwarn : texts.warn}
        </button>
        <button type="button" class="danger" onClick={() => start("ban", people)}>
          {info.banned === true ? texts.changeBan : texts.ban}
        </button>
        {info.banned === true && (
          <button type="button" disabled={busy} onClick={() => start("unban", people)}>
            {texts.unban}
          </button>
        )}
        <button type="button" onClick={() => start("giveRank", publicId)}>
          {texts.rank}
        </button>
        {me.admin && publicId !== me.userID && (
          <button type="button" disabled={busy} onClick={() => start("setVip", publicId, !isVip)}>
            {isVip ? texts.removeVip : texts.makeVip}
          </button>
        )}
      </div>
    </>
  );
}
