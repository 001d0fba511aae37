import { useMemo } from "preact/hooks";
import { api, caller, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import type { PageProps } from "../../app/router.ts";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Await } from "../../components/feedback.tsx";
import { UserText } from "../../components/links.tsx";
import { Timestamp } from "../../components/timestamp.tsx";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { useModeration } from "./commands.tsx";
import { useDesk, useDeskLoaded } from "./desk.ts";
import { userPlace } from "./desk-columns.tsx";

type Rank = Schemas["TemporaryVip"];

const nameOf = ({ userName, userID }: Rank): string => userName ?? `${userID.slice(0, 10)}…`;

/**
 * Who is a VIP on a channel for a day. The rank is given at the user; here it is taken away, on all channels of the
 * user.
 */
export function TemporaryVips(_props: PageProps) {
  const { moderation } = useTexts();
  const { ranks: texts } = moderation;
  const { localId } = useDesk();
  const header = caller(localId);
  const found = useDeskLoaded(
    async (signal) => (await answered(api.GET("/api/moderation/temporaryVips", { params: { header }, signal }))).users,
    [localId],
  );
  const { start, view } = useModeration();
  const columns = useMemo(
    (): readonly Column<Rank>[] => [
      {
        id: "user",
        importance: 1,
        header: texts.user,
        cell: (rank) => (
          <a href={userPlace(rank.userID)} title={rank.userID}>
            <UserText>{nameOf(rank)}</UserText>
          </a>
        ),
        value: nameOf,
      },
      { id: "channel", header: texts.channel, cell: ({ channelID }) => <UserText>{channelID}</UserText> },
      {
        id: "until",
        importance: 1,
        header: texts.until,
        cell: ({ until }) => <Timestamp time={until} />,
        value: ({ until }) => until,
      },
      {
        id: "remove",
        importance: 1,
        header: texts.remove,
        cell: (rank) => (
          <button
            type="button"
            class="icon"
            aria-label={fill(texts.removeOf, { user: nameOf(rank) })}
            onClick={() => start("takeRank", rank.userID)}
          >
            {texts.remove}
          </button>
        ),
      },
    ],
    [texts],
  );
  return (
    <section>
      <h2>{moderation.sections.ranks}</h2>
      <p class="quiet">{texts.listHint}</p>
      {view}
      <Await of={found}>
        {(users) => (
          <DataTable
            caption={moderation.sections.ranks}
            columns={columns}
            rows={users}
            keyOf={({ userID, channelID }) => `${userID} ${channelID}`}
            empty={texts.none}
          />
        )}
      </Await>
    </section>
  );
}
