import { Fragment } from "preact";
import { useState } from "preact/hooks";
import { Confirmation } from "../../../components/confirmation.tsx";
import { useClusterTexts } from "../../../texts/cluster/use-cluster-texts.ts";
import { formatDate } from "../../../texts/format.ts";
import { fill, useLanguageCode } from "../../../texts/use-texts.ts";
import { ProblemNote } from "../problem-note.tsx";
import {
  applyPending,
  cancelRun,
  moveState,
  type NamesByLeader,
  problemOf,
  readPlan,
  type Status,
} from "../requests.ts";
import { pendingCount } from "./matrix.ts";
import type { Outcome, Runs } from "./use-run.ts";

type Kind = keyof typeof runs;
/** What an operator can start. */
export const runs = { plan: readPlan, up: applyPending, move: moveState } as const;

function Names({ of, empty }: { of: NamesByLeader; empty: string }) {
  const texts = useClusterTexts();
  const leaders = Object.entries(of);
  if (leaders.every(([, names]) => names.length === 0)) return <p>{empty}</p>;
  return (
    <dl class="names">
      {leaders.map(([leader, names]) => (
        <Fragment key={leader}>
          <dt>{leader}</dt>
          <dd>{names.length === 0 ? texts.nothingThere : names.join(", ")}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Result({ of, onMove }: { of: Outcome<Kind>; onMove: () => void }) {
  const texts = useClusterTexts();
  const own = texts.results[of.kind];
  if (of.state === "running") return <p role="status">{own.running}</p>;
  if (of.state === "failed")
    return (
      <ProblemNote error={of.error}>
        {problemOf(of.error)?.code === "applied_list_in_config" && (
          <button type="button" onClick={onMove}>
            {texts.move}
          </button>
        )}
      </ProblemNote>
    );
  return (
    <div class="card" role="status">
      <h2>{own.done}</h2>
      <Names of={of.names} empty={own.empty} />
    </div>
  );
}

/** The run that is going on, whoever started it, and a way to stop it. */
function CurrentRun({ run, reload }: { run: NonNullable<Status["run"]>; reload: () => void }) {
  const texts = useClusterTexts();
  const code = useLanguageCode();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { run_id, owner, since } = run;
  const cancel = (): void => {
    setAsking(false);
    if (run_id === null) return;
    cancelRun(run_id).then(
      () => {
        setFailure(undefined);
        reload();
      },
      (error: unknown) => setFailure(error),
    );
  };
  return (
    <div class="notice">
      <p role="status">
        {fill(texts.runBy, { owner: owner ?? "–", since: since === null ? "–" : formatDate(since, code) })}
      </p>
      {run_id !== null && (
        <button type="button" class="danger" onClick={() => setAsking(true)}>
          {texts.cancel}
        </button>
      )}
      {failure !== undefined && <ProblemNote error={failure} />}
      {isAsking && (
        <Confirmation title={texts.cancel} action={texts.cancel} onConfirm={cancel} onCancel={() => setAsking(false)}>
          <p>{texts.cancelMeans}</p>
        </Confirmation>
      )}
    </div>
  );
}

/** Planning and applying what is pending. */
export function RunPanel({
  status,
  started: { outcome, start },
  reload,
}: {
  status: Status;
  started: Runs<Kind>;
  reload: () => void;
}) {
  const texts = useClusterTexts();
  const [asked, setAsked] = useState<"up" | "move">();
  const pending = pendingCount(status.replicasets);
  const isBusy = outcome?.state === "running" || status.run !== null;
  const confirm = (kind: "up" | "move"): void => {
    setAsked(undefined);
    start(kind);
    reload();
  };
  return (
    <section>
      {status.run !== null && <CurrentRun run={status.run} reload={reload} />}
      <div class="row">
        <button type="button" disabled={outcome?.state === "running"} onClick={() => start("plan")}>
          {texts.plan}
        </button>
        <button
          type="button"
          class={pending === 0 ? undefined : "primary"}
          disabled={isBusy}
          onClick={() => setAsked("up")}
        >
          {pending === 0 ? texts.compare : texts.up}
        </button>
      </div>
      {outcome !== undefined && <Result of={outcome} onMove={() => setAsked("move")} />}
      {asked !== undefined && (
        <Confirmation
          title={asked === "move" ? texts.move : pending === 0 ? texts.compare : texts.up}
          action={asked === "move" ? texts.moveYes : pending === 0 ? texts.compare : texts.upYes}
          onConfirm={() => confirm(asked)}
          onCancel={() => setAsked(undefined)}
        >
          <p>
            {asked === "up"
              ? fill(pending === 0 ? texts.upNothing : texts.upMeans, {
                  count: pending,
                  leaders: status.replicasets.filter(({ state }) => (state?.pending.length ?? 0) > 0).length,
                })
              : texts.moveMeans}
          </p>
        </Confirmation>
      )}
    </section>
  );
}
