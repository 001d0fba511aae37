import { useState } from "preact/hooks";
import { api, bearer } from "../../../api/client.ts";
import { answered } from "../../../api/failure.ts";
import { usePolling } from "../../../api/use-polling.ts";
import { operatorToken } from "../../../app/session.ts";
import { useStored } from "../../../app/stored.ts";
import { AccessFailure, TokenState } from "../../../components/access.tsx";
import { Loading } from "../../../components/feedback.tsx";
import { fill, useTexts } from "../../../texts/use-texts.ts";
import { AllMetrics } from "./all-metrics.tsx";
import { type Read, total } from "./figures.ts";
import { OperationTable } from "./operation-table.tsx";
import { Overview } from "./overview.tsx";
import { parseMetrics } from "./prometheus.ts";
import { ServiceState } from "./service-state.tsx";
import { StatusTable } from "./status-table.tsx";
import { useHistory } from "./use-history.ts";

const everyMs = 5000;

async function readMetrics(token: string | null, signal: AbortSignal): Promise<Read> {
  const text = await answered(api.GET("/metrics", { headers: bearer(token), parseAs: "text", signal }));
  return { at: performance.now(), families: parseMetrics(text) };
}

/** The state of the service, and the metrics of the process that answers. */
export function Health() {
  const { health: texts } = useTexts().operations;
  const token = useStored(operatorToken);
  const [paused, setPaused] = useState(false);
  const [isDetailed, setDetailed] = useState(false);
  const loaded = usePolling((signal) => readMetrics(token, signal), [token], { everyMs, paused });
  const reads = useHistory(loaded);
  const families = reads.at(-1)?.families;
  const processes = families === undefined ? 1 : (total(families, "segmark_workers") ?? 1);
  return (
    <>
      <div class="row">
        <button type="button" aria-pressed={paused} onClick={() => setPaused(!paused)}>
          {texts.pause}
        </button>
        <button type="button" onClick={loaded.reload}>
          {texts.refresh}
        </button>
        <TokenState />
      </div>
      <ServiceState everyMs={everyMs} paused={paused} />
      {loaded.error !== undefined && (
        <AccessFailure error={loaded.error} missing={texts.missing} retry={loaded.reload} />
      )}
      {families === undefined && loaded.error === undefined && <Loading />}
      {families !== undefined && (
        <>
          <h2>{texts.figures.title}</h2>
          {processes > 1 && <p class="notice">{fill(texts.figures.oneOf, { count: processes })}</p>}
          <p class="quiet">{texts.figures.note}</p>
          <Overview reads={reads} />
          <h2>{texts.table.caption}</h2>
          <OperationTable reads={reads} />
          <h2>{texts.answers.caption}</h2>
          <StatusTable families={families} />
          <details onToggle={({ currentTarget }) => setDetailed(currentTarget.open)}>
            <summary>{texts.all.caption}</summary>
            {isDetailed && <AllMetrics families={families} />}
          </details>
        </>
      )}
    </>
  );
}
