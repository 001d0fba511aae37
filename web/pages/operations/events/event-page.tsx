import { useMemo } from "preact/hooks";
import type { Schemas } from "../../../api/client.ts";
import { useAction } from "../../../api/use-action.ts";
import { useLoaded } from "../../../api/use-loaded.ts";
import { link } from "../../../app/router.ts";
import { operatorToken } from "../../../app/session.ts";
import { useStored } from "../../../app/stored.ts";
import { AccessFailure } from "../../../components/access.tsx";
import { announce } from "../../../components/announcer.ts";
import { type Column, DataTable } from "../../../components/data-table.tsx";
import { FailureNote, Loading } from "../../../components/feedback.tsx";
import { UserText } from "../../../components/links.tsx";
import { formatDate } from "../../../texts/format.ts";
import { useLanguageCode, useTexts } from "../../../texts/use-texts.ts";
import { Payload } from "../deliveries/payload.tsx";
import { formatSeconds } from "../health/units.ts";
import { type DeliveryRecord, getDelivery, replay } from "./requests.ts";

type Attempt = Schemas["OutgoingAttempt"];

function Attempts({ of }: { of: readonly Attempt[] }) {
  const { deliveries, events: texts } = useTexts().operations;
  const code = useLanguageCode();
  const columns = useMemo(
    (): readonly Column<Attempt>[] => [
      { id: "at", importance: 1, header: deliveries.started, cell: ({ at }) => formatDate(at, code) },
      { id: "took", header: deliveries.took, kind: "number", cell: ({ ms }) => formatSeconds(ms / 1000, code) },
      { id: "status", importance: 1, header: texts.status, kind: "number", cell: ({ status }) => status ?? "–" },
      {
        id: "error",
        importance: 1,
        header: deliveries.error,
        kind: "wide",
        cell: ({ error }) => error !== null && <UserText>{error}</UserText>,
      },
    ],
    [deliveries, texts, code],
  );
  return (
    <DataTable
      caption={deliveries.log}
      columns={columns}
      rows={of}
      keyOf={({ at }) => String(at)}
      empty={deliveries.noAttempts}
    />
  );
}

function Facts({ of }: { of: DeliveryRecord }) {
  const { deliveries, events: texts } = useTexts().operations;
  const code = useLanguageCode();
  const time = (value: number | null): string => (value === null ? "–" : formatDate(value, code));
  return (
    <dl>
      <dt>{texts.type}</dt>
      <dd>{of.type}</dd>
      <dt>{texts.state}</dt>
      <dd>
        <span class={`mark ${of.state}`}>{texts.states[of.state]}</span>
      </dd>
      <dt>{texts.at}</dt>
      <dd>{time(of.at)}</dd>
      <dt>{deliveries.next}</dt>
      <dd>{time(of.nextAttemptAt)}</dd>
      <dt>{texts.ended}</dt>
      <dd>{time(of.endedAt)}</dd>
      <dt>{texts.eventID}</dt>
      <dd>
        <bdi>{of.id}</bdi>
      </dd>
    </dl>
  );
}

/** One delivery to a subscription: its attempts and its event. */
export function EventPage({ id }: { id: string }) {
  const { deliveries, events: texts } = useTexts().operations;
  const token = useStored(operatorToken);
  const loaded = useLoaded((signal) => getDelivery(id, signal), [id, token]);
  const { run, busy, error } = useAction(async () => {
    await replay(id);
    announce(deliveries.accepted);
    loaded.reload();
  });
  const { data } = loaded;
  return (
    <section class="delivery">
      <p>
        <a href={link(["operations", "events"])}>{deliveries.back}</a>
      </p>
      <h2>
        <bdi>{id}</bdi>
      </h2>
      {loaded.error !== undefined && <AccessFailure error={loaded.error} missing={texts.gone} retry={loaded.reload} />}
      {error !== undefined && <FailureNote error={error} />}
      {data === undefined && loaded.loading && <Loading />}
      {data !== undefined && (
        <>
          <Facts of={data} />
          <div class="row">
            <button type="button" disabled={busy} onClick={() => void run()}>
              {deliveries.redeliver}
            </button>
            <button type="button" onClick={loaded.reload}>
              {deliveries.refresh}
            </button>
          </div>
          <h3>{deliveries.log}</h3>
          <Attempts of={data.log} />
          <h3>{texts.event}</h3>
          <Payload payload={data.event} />
        </>
      )}
    </section>
  );
}
