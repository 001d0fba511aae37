import { useClusterTexts } from "../../../texts/cluster/use-cluster-texts.ts";
import { formatDate, formatNumber } from "../../../texts/format.ts";
import { fill, useLanguageCode } from "../../../texts/use-texts.ts";
import { formatSeconds } from "../../operations/health/units.ts";
import { FailurePlace } from "../problem-note.tsx";
import type { ReplicaSet, Schemas } from "../requests.ts";

function Running({ of, leader }: { of: Schemas["Running"]; leader: string }) {
  const texts = useClusterTexts();
  const code = useLanguageCode();
  const { name, elapsed_ms, limit_ms, progress, waiting } = of;
  const percent = progress === null ? undefined : Math.round(progress);
  return (
    <div>
      <p>
        <span class="mark running">{texts.cells.running}</span> <code>{name ?? texts.starting}</code>{" "}
        {fill(texts.elapsed, {
          elapsed: formatSeconds(elapsed_ms / 1000, code),
          limit: formatSeconds(limit_ms / 1000, code),
        })}
      </p>
      {percent !== undefined && (
        <p>
          <progress max={100} value={percent} aria-label={fill(texts.progressOf, { leader })} /> {percent} %
        </p>
      )}
      {waiting !== null && (
        <p class="notice">
          {formatSeconds(waiting.elapsed_ms / 1000, code)}: <bdi lang="en">{waiting.detail}</bdi>
        </p>
      )}
    </div>
  );
}

function LastAttempt({ of }: { of: Schemas["Attempt"] }) {
  const texts = useClusterTexts();
  const code = useLanguageCode();
  if (of.outcome === "running") return null;
  return (
    <div>
      <p>
        {texts.last} <code>{of.name}</code>,{" "}
        <span class={`mark ${of.outcome}`}>{attemptText(of.outcome, texts.attempts)}</span>{" "}
        {formatDate(of.ended_at ?? of.started_at, code)}
      </p>
      {of.error !== null && (
        <p>
          <bdi>{of.error}</bdi>
        </p>
      )}
      <FailurePlace of={of.place} />
    </div>
  );
}

/** A leader of a later version may say something that this page has no word for. */
const attemptText = (outcome: string, known: Readonly<Record<string, string>>): string =>
  Object.hasOwn(known, outcome) ? (known[outcome] ?? outcome) : outcome;

function LeaderCard({ of }: { of: ReplicaSet }) {
  const texts = useClusterTexts();
  const code = useLanguageCode();
  const { name, leader, problem, state } = of;
  const known = (state?.applied.length ?? 0) + (state?.pending.length ?? 0);
  const label = leader ?? name;
  return (
    <section class="card">
      <h3>
        {label} <span class="quiet">{leader !== null && leader !== name && name}</span>
      </h3>
      {problem !== null && (
        <p>
          <bdi>{problem.detail}</bdi>
        </p>
      )}
      {state !== null && (
        <>
          <p>
            <progress
              max={Math.max(1, known)}
              value={state.applied.length}
              aria-label={fill(texts.appliedOf, { leader: label })}
            />{" "}
            {fill(texts.counts, {
              applied: formatNumber(state.applied.length, code),
              pending: formatNumber(state.pending.length, code),
            })}
          </p>
          {state.running !== null && <Running of={state.running} leader={label} />}
          {state.interrupted.length > 0 && (
            <p class="notice">{fill(texts.interrupted, { names: state.interrupted.join(", ") })}</p>
          )}
          {state.last !== null && <LastAttempt of={state.last} />}
          {state.lock !== null && (
            <p class="quiet">
              {fill(texts.lockedBy, {
                owner: state.lock.owner ?? "–",
                since: formatDate(state.lock.since ?? NaN, code),
              })}
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** What every leader is at. */
export function LeaderCards({ replicaSets }: { replicaSets: readonly ReplicaSet[] }) {
  return (
    <div class="columns">
      {replicaSets.map((one) => (
        <LeaderCard key={one.name} of={one} />
      ))}
    </div>
  );
}
