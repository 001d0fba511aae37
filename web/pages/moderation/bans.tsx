import { useMemo, useState } from "preact/hooks";
import { api, caller, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import type { PageProps } from "../../app/router.ts";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { MoreButton } from "../../components/more-button.tsx";
import { Timestamp } from "../../components/timestamp.tsx";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { useModeration } from "./commands.tsx";
import { useDesk, useDeskPages } from "./desk.ts";
import { DeskUser, shownName } from "./desk-columns.tsx";

type Ban = Schemas["ListedBan"];

/** Who is banned; each ban can be changed or lifted. */
export function Bans(_props: PageProps) {
  const { moderation } = useTexts();
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
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = found.items.filter(({ userID }) => selected.has(userID));
  const { start, view } = useModeration(() => setSelected(new Set()));
  const selectLabel = (key: string): string => {
    const ban = found.items.find(({ userID }) => userID === key);
    return fill(texts.select, { user: ban === undefined ? key : shownName(ban) });
  };
  const columns = useMemo(
    (): readonly Column<Ban>[] => [
      {
        id: "user",
        importance: 1,
        header: texts.user,
        cell: (ban) => <DeskUser {...ban} />,
        value: shownName,
      },
      {
        id: "since",
        header: texts.since,
        cell: ({ since }) => <Timestamp time={since} />,
        value: ({ since }) => since,
      },
      {
        id: "until",
        importance: 1,
        header: texts.until,
        cell: ({ until }) => (until === null ? texts.forGood : <Timestamp time={until} />),
        value: ({ until }) => until ?? Number.MAX_SAFE_INTEGER,
      },
      {
        id: "reason",
        importance: 1,
        header: moderation.reason,
        kind: "wide",
        cell: ({ reason }) => <bdi class="wrapped">{reason}</bdi>,
      },
      {
        id: "by",
        importance: 3,
        header: texts.by,
        cell: ({ by, byName }) => <DeskUser userID={by} userName={byName} />,
      },
      {
        id: "actions",
        importance: 1,
        header: texts.actions,
        cell: (ban) => (
          <>
            <button
              type="button"
              class="icon"
              aria-label={fill(texts.changeOf, { user: shownName(ban) })}
              onClick={() => start("ban", [ban])}
            >
              {texts.change}
            </button>{" "}
            <button
              type="button"
              class="icon"
              aria-label={fill(texts.liftOf, { user: shownName(ban) })}
              onClick={() => start("unban", [ban])}
            >
              {moderation.user.unban}
            </button>
          </>
        ),
      },
    ],
    [moderation, texts],
  );
  return (
    <section>
      <h2>{moderation.sections.bans}</h2>
      {view}
      <div class="row">
        <button type="button" disabled={chosen.length === 0} onClick={() => start("unban", chosen)}>
          {fill(texts.liftSelected, { count: chosen.length })}
        </button>
      </div>
      {(found.items.length > 0 || (!found.loading && found.error === undefined)) && (
        <DataTable
          caption={moderation.sections.bans}
          columns={columns}
          rows={found.items}
          keyOf={({ userID }) => userID}
          selection={{ selected, onChange: setSelected, labelOf: selectLabel, labelOfAll: texts.selectAll }}
          empty={texts.none}
        />
      )}
      <MoreButton of={found} />
    </section>
  );
}
