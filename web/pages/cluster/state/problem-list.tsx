import { link } from "../../../app/router.ts";
import { useClusterTexts } from "../../../texts/cluster/use-cluster-texts.ts";
import { fill } from "../../../texts/use-texts.ts";
import { adviceOf } from "../problem-note.tsx";
import type { Status } from "../requests.ts";

/** - `code`  of a problem of the specification, which says what to do about it */
type Trouble = Readonly<{ where?: string; what: string; code?: string; advice?: string }>;

function useTroubles({ refused, run, lists_differ, warnings, replicasets }: Status): readonly Trouble[] {
  const texts = useClusterTexts();
  // A replica set that has a problem says so itself.
  const isTold = run !== null || replicasets.some(({ problem }) => problem?.code === refused?.code);
  return [
    ...(refused === null || isTold ? [] : [{ what: fill(texts.refused, refused), code: refused.code }]),
    ...(lists_differ ? [{ what: texts.listsDiffer, advice: texts.listsDifferAdvice }] : []),
    ...replicasets.flatMap(({ name, leader, problem, state, instances }): Trouble[] => [
      ...(problem === null ? [] : [{ where: name, what: problem.detail, code: problem.code }]),
      ...instances
        .filter(({ reachable }) => !reachable)
        .map(({ alias, why }) => ({
          where: alias,
          what: why === null ? texts.roles.unreachable : `${texts.roles.unreachable}: ${why}`,
          advice: texts.unreachableAdvice,
        })),
      ...(state?.last?.error == null || state.last.outcome === "applied" || !state.pending.includes(state.last.name)
        ? []
        : [{ where: leader ?? name, what: `${state.last.name}: ${state.last.error}`, code: "migration_failed" }]),
      ...(state === null || state.interrupted.length === 0
        ? []
        : [{ where: leader ?? name, what: fill(texts.interrupted, { names: state.interrupted.join(", ") }) }]),
    ]),
    ...warnings.map((what) => ({ what })),
  ];
}

/** Everything that is not as it should be, and what to do about it. */
export function ProblemList({ of }: { of: Status }) {
  const texts = useClusterTexts();
  const troubles = useTroubles(of);
  return (
    <section aria-labelledby="problems">
      <h2 id="problems">{texts.problems}</h2>
      {troubles.length === 0 ? (
        <p>
          <span class="mark ok">{texts.noProblems}</span>
        </p>
      ) : (
        <ul class="problems failure">
          {troubles.map(({ where, what, code, advice = adviceOf(code ?? "") }) => (
            <li key={`${where} ${what}`}>
              {where !== undefined && <strong>{where}: </strong>}
              <bdi>{what}</bdi>
              {advice !== undefined && (
                <>
                  {" "}
                  <span class="quiet" lang={code === undefined ? undefined : "en"}>
                    {texts.next} {advice}
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={link(["cluster", "configuration", "topology.yml"])}>{texts.changeTopology}</a>
      </p>
    </section>
  );
}
