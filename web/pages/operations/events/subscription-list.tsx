import { useMemo } from "preact/hooks";
import { useAction } from "../../../api/use-action.ts";
import { announce } from "../../../components/announcer.ts";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { FailureNote } from "../../../components/feedback.tsx";
import { formatDate, formatNumber } from "../../../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../../../texts/use-texts.ts";
import { type Action, act, type Subscription } from "./requests.ts";

/** Whether a subscription works, as a mark and in words. */
function Condition({ of: { disabled, failingSince, lastSuccess } }: { of: Subscription }) {
  const { events: texts } = useTexts().operations;
  const code = useLanguageCode();
  const at = (time: number) => ({ time: formatDate(time, code) });
  if (disabled !== null)
    return (
      <>
        <span class="mark dead">{texts.disabled}</span>{" "}
        <span>{fill(texts.because, { ...at(disabled.at), reason: disabled.reason })}</span>
      </>
    );
  if (failingSince !== null) return <span class="mark waiting">{fill(texts.failing, at(failingSince))}</span>;
  return lastSuccess === null ? "–" : <span class="mark ok">{fill(texts.works, at(lastSuccess))}</span>;
}

/** The subscriptions of the file, and what can be done with each. `onChange`: something was done */
export function SubscriptionList({ of, onChange }: { of: readonly Subscription[]; onChange: () => void }) {
  const { events: texts } = useTexts().operations;
  const code = useLanguageCode();
  const { run, busy, error } = useAction(async (action: Action, name: string) => {
    await act(action, name);
    announce(texts.done[action]);
    onChange();
  });
  const columns = useMemo((): readonly Column<Subscription>[] => {
    const number = (id: "lastNumber" | "waiting" | "dead"): Column<Subscription> => ({
      id,
      header: texts[id],
      kind: "number",
      cell: (row) => formatNumber(row[id], code),
      value: (row) => row[id],
    });
    const button = (action: Action, name: string) => (
      <button
        type="button"
        disabled={busy}
        aria-label={`${texts.actions[action]}: ${name}`}
        onClick={() => void run(action, name)}
      >
        {texts.actions[action]}
      </button>
    );
    return [
      { id: "name", importance: 1, header: texts.subscription, cell: ({ name }) => name, value: ({ name }) => name },
      {
        id: "format",
        importance: 3,
        header: texts.format,
        cell: ({ format }) => format,
        value: ({ format }) => format,
      },
      { id: "host", header: texts.host, cell: ({ host }) => <bdi>{host}</bdi>, value: ({ host }) => host },
      { id: "events", header: texts.types, kind: "wide", cell: ({ events }) => events.join(", ") },
      number("lastNumber"),
      number("waiting"),
      number("dead"),
      { id: "condition", importance: 1, header: texts.condition, cell: (row) => <Condition of={row} /> },
      {
        id: "do",
        importance: 1,
        header: texts.do,
        cell: ({ name, disabled }) => (
          <div class="row">
            {button("test", name)}
            {button(disabled === null ? "disable" : "enable", name)}
          </div>
        ),
      },
    ];
  }, [texts, code, busy]);
  return (
    <>
      {error !== undefined && <FailureNote error={error} />}
      <DataTable
        caption={texts.subscriptions}
        columns={columns}
        rows={of}
        keyOf={({ name }) => name}
        empty={texts.noSubscriptions}
      />
    </>
  );
}
