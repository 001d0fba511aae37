import { useEffect, useState } from "preact/hooks";
import { usePolling } from "../../../api/use-polling.ts";
import { link } from "../../../app/router.ts";
import { operatorToken } from "../../../app/session.ts";
import { useStored } from "../../../app/stored.ts";
import { AccessFailure, isRefusal } from "../../../components/access.tsx";
import { Loading } from "../../../components/feedback.tsx";
import { useClusterTexts } from "../../../texts/cluster/use-cluster-texts.ts";
import { fill } from "../../../texts/use-texts.ts";
import { ProblemNote } from "../problem-note.tsx";
import { readStatus } from "../requests.ts";
import { LeaderCards } from "./leader-cards.tsx";
import { MatrixTable } from "./matrix-table.tsx";
import { ProblemList } from "./problem-list.tsx";
import { RunPanel, runs } from "./run-panel.tsx";
import { TopologyTable } from "./topology-table.tsx";
import { useRun } from "./use-run.ts";

const idleMs = 5000;
/** While a run is going on. */
const busyMs = 1000;

/** Topology, leaders, what is applied where, and runs. */
export function ClusterState() {
  const texts = useClusterTexts();
  const token = useStored(operatorToken);
  const [isBusy, setBusy] = useState(false);
  const loaded = usePolling(readStatus, [token], { everyMs: isBusy ? busyMs : idleMs });
  const { data, error, loading, reload } = loaded;
  const started = useRun(runs, reload);
  const isRunning = (data !== undefined && data.run !== null) || started.outcome?.state === "running";
  useEffect(() => setBusy(isRunning), [isRunning]);
  if (isRefusal(error)) return <AccessFailure error={error} missing={texts.missing} retry={reload} />;
  return (
    <>
      {error !== undefined && (
        <ProblemNote error={error}>
          <p>
            <a href={link(["cluster", "configuration"])}>{texts.lookAtConfiguration}</a>
          </p>
        </ProblemNote>
      )}
      {data === undefined && loading && error === undefined && <Loading />}
      {data !== undefined && (
        <>
          <p>{fill(texts.summary, { cluster: data.cluster, version: data.config_version })}</p>
          <ProblemList of={data} />
          <RunPanel status={data} started={started} reload={reload} />
          <h2>{texts.leaders}</h2>
          <LeaderCards replicaSets={data.replicasets} />
          <h2>{texts.matrix}</h2>
          <MatrixTable replicaSets={data.replicasets} />
          <h2>{texts.topology}</h2>
          <TopologyTable replicaSets={data.replicasets} />
        </>
      )}
    </>
  );
}
