import { useMemo } from "preact/hooks";
import { api, caller, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import type { PageProps } from "../../app/router.ts";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { UserText } from "../../components/links.tsx";
import { MoreButton } from "../../components/more-button.tsx";
import { formatDate } from "../../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../../texts/use-texts.ts";
import { useModeration } from "./commands.tsx";
import { useDesk, useDeskPages } from "./desk.ts";
import { userPlace } from "./desk-columns.tsx";

type Ban = Schemas["ListedBan"];

const nameOf = ({ userName, userID }: Ban): string => userName ?? `${userID.slice(0, 10)}…`;

/** Who is banned; each ban can be changed or lifted. */
export function Bans(_props: PageProps) {
  const { moderation } = useTexts();
  const code = useLanguageCode();
  const { bans: texts } = moderation;
  const { localId } = useDesk();
  const found = useDeskPages(
    async (cursor, signal) => {
      const params = { header: caller(localId), query: cursor === undefined ? {} : { cursor } };
      const { bans, next } = await answered(api.GET("/api/moderation/bans", { params, signal }));
      return { items: bans, next };
    },
    [localId],
  );
  const { start, view } = useModeration();
  const columns = useMemo(
    (): readonly Column<Ban>[] => [
      {
        id: "user",
        header: texts.user,
        cell: (ban) => (
          <a href={userPlace(ban.userID)} title={ban.userID}>
            <UserText>{nameOf(ban)}</UserText>
          </a>
        ),
        value: nameOf,
      },
      { id: "since", header: texts.since, cell: ({ since }) => formatDate(since, code), value: ({ since }) => since },
      {
        id: "until",
        header: texts.until,
        cell: ({ until }) => (until === null ? texts.forGood : formatDate(until, code)),
        value: ({ until }) => until ?? Number.MAX_SAFE_INTEGER,
      },
      {
        id: "reason",
        header: moderation.reason,
        kind: "wide",
        cell: ({ reason }) => <bdi class="wrapped">{reason}</bdi>,
      },
      {
        id: "by",
        header: texts.by,
        cell: ({ by }) => (
          <a href={userPlace(by)} title={by}>
            <code>{`${by.slice(0, 10)}…`}</code>
          </a>
        ),
      },
      {
        id: "actions",
        header: texts.actions,
        cell: (ban) => (
          <>
            <button
              type="button"
              class="icon"
              aria-label={fill(texts.changeOf, { user: nameOf(ban) })}
              onClick={() => start("ban", ban.userID)}
            >
              {texts.change}
            </button>{" "}
            <button
              type="button"
              class="icon"
              aria-label={fill(texts.liftOf, { user: nameOf(ban) })}
              onClick={() => start("unban", ban.userID)}
            >
              {moderation.user.unban}
            </button>
          </>
        ),
      },
    ],
    [moderation, texts, code],
  );
  return (
    <section>
      <h2>{moderation.sections.bans}</h2>
      {view}
      {(found.items.length > 0 || (!found.loading && found.error === undefined)) && (
        <DataTable
          caption={moderation.sections.bans}
          columns={columns}
          rows={found.items}
          keyOf={({ userID }) => userID}
          empty={texts.none}
        />
      )}
      <MoreButton of={found} />
    </section>
  );
}
