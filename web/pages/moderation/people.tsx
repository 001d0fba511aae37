import { useMemo, useState } from "preact/hooks";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { useModeration } from "./commands.tsx";
import { DeskUser } from "./desk-columns.tsx";
import type { Person } from "./user-orders.ts";

/** Several users, of whom some can be selected and warned, banned or unbanned together. */
export function People({ publicIds }: { publicIds: readonly string[] }) {
  const { moderation } = useTexts();
  const { people: texts } = moderation;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(publicIds));
  const { start, busy, view } = useModeration();
  const rows = useMemo(() => publicIds.map((userID): Person => ({ userID, userName: null })), [publicIds]);
  const columns = useMemo(
    (): readonly Column<Person>[] => [
      { id: "user", header: moderation.bans.user, cell: (person) => <DeskUser {...person} /> },
    ],
    [moderation],
  );
  const chosen = rows.filter(({ userID }) => selected.has(userID));
  return (
    <section>
      {view}
      <div class="row">
        <span role="status">{fill(moderation.orders.selected, { count: chosen.length })}</span>
        {(["warn", "unwarn", "ban", "unban"] as const).map((what) => (
          <button
            key={what}
            type="button"
            disabled={busy || chosen.length === 0}
            title={texts.hints[what]}
            onClick={() => start(what, chosen)}
          >
            {texts.buttons[what]}
          </button>
        ))}
      </div>
      <DataTable
        caption={texts.list}
        columns={columns}
        rows={rows}
        keyOf={({ userID }) => userID}
        selection={{
          selected,
          onChange: setSelected,
          labelOf: (key) => fill(moderation.bans.select, { user: key.slice(0, 10) }),
          labelOfAll: moderation.bans.selectAll,
        }}
      />
    </section>
  );
}
