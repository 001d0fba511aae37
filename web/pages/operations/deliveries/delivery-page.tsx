import { useState } from "preact/hooks";
import { useLoaded } from "../../../api/use-loaded.ts";
import { link } from "../../../app/router.ts";
import { operatorToken } from "../../../app/session.ts";
import { useStored } from "../../../app/stored.ts";
import { AccessFailure } from "../../../components/access.tsx";
import { announce } from "../../../components/announcer.ts";
import { FailureNote, Loading } from "../../../components/feedback.tsx";
import { formatDate } from "../../../texts/format.ts";
import { useLanguageCode, useTexts } from "../../../texts/use-texts.ts";
import { formatBytes } from "../health/units.ts";
import { Attempts } from "./attempts.tsx";
import { Payload } from "./payload.tsx";
import { type DeliveryRecord, getDelivery, redeliver } from "./requests.ts";

function Facts({ of }: { of: DeliveryRecord }) {
  const { deliveries: texts } = useTexts().operations;
  const code = useLanguageCode();
  const time = (value: number | null): string => (value === null ? "–" : formatDate(value, code));
  return (
    <dl>
      <dt>{texts.event}</dt>
      <dd>
        <bdi>{of.event}</bdi>
      </dd>
      <dt>{texts.action}</dt>
      <dd>{of.action === null ? "–" : <bdi>{of.action}</bdi>}</dd>
      <dt>{texts.state}</dt>
      <dd>
        <span class={`mark ${of.state}`}>{texts.states[of.state]}</span>
      </dd>
      <dt>{texts.received}</dt>
      <dd>{time(of.receivedAt)}</dd>
      <dt>{texts.next}</dt>
      <dd>{time(of.nextAttemptAt)}</dd>
      <dt>{texts.handled}</dt>
      <dd>{time(of.handledAt)}</dd>
      <dt>{texts.size}</dt>
      <dd>{formatBytes(of.bytes, code)}</dd>
    </dl>
  );
}

/** One delivery: its attempts and its payload. */
export function DeliveryPage({ id }: { id: string }) {
  const { deliveries: texts } = useTexts().operations;
  const token = useStored(operatorToken);
  const loaded = useLoaded((signal) => getDelivery(id, signal), [id, token]);
  const [failure, setFailure] = useState<unknown>();
  const again = (): void =>
    void redeliver(id).then(
      () => {
        setFailure(undefined);
        announce(texts.accepted);
        loaded.reload();
      },
      (error: unknown) => setFailure(error),
    );
  const { data } = loaded;
  return (
    <section class="delivery">
      <p>
        <a href={link(["operations", "deliveries"])}>{texts.back}</a>
      </p>
      <h2>
        <bdi>{id}</bdi>
      </h2>
      {loaded.error !== undefined && <AccessFailure error={loaded.error} missing={texts.gone} retry={loaded.reload} />}
      {failure !== undefined && <FailureNote error={failure} />}
      {data === undefined && loaded.loading && <Loading />}
      {data !== undefined && (
        <>
          <Facts of={data} />
          <div class="row">
            <button type="button" onClick={again}>
              {texts.redeliver}
            </button>
            <button type="button" onClick={loaded.reload}>
              {texts.refresh}
            </button>
          </div>
          <h3>{texts.log}</h3>
          <Attempts attempts={data.log} />
          <h3>{texts.payload}</h3>
          <Payload payload={data.payload} />
        </>
      )}
    </section>
  );
}
