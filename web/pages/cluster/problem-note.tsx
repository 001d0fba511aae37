import { problems } from "@segmark/migrator/internal/generated/problems";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { FailureNote } from "../../components/feedback.tsx";
import { useClusterTexts } from "../../texts/cluster/use-cluster-texts.ts";
import { problemOf, type Schemas } from "./requests.ts";

type Outcome = Schemas["LeaderOutcome"];
type Row = Readonly<{ leader: string }> & Outcome;

/**
 * What to do about a problem, in the words of the specification. Later versions may have codes that this one does not
 * know.
 */
export const adviceOf = (code: string): string | undefined =>
  Object.hasOwn(problems, code) ? problems[code as keyof typeof problems].advice : undefined;

export function FailurePlace({ of }: { of: Schemas["FailurePlace"] | null | undefined }) {
  if (of === null || of === undefined) return null;
  return (
    <>
      {of.file !== null && (
        <code>
          {of.file}
          {of.line !== null && `:${of.line}`}
        </code>
      )}
      {of.statement !== null && <code class="statement">{of.statement}</code>}
    </>
  );
}

function Outcomes({ leaders }: { leaders: Readonly<Record<string, Outcome>> }) {
  const texts = useClusterTexts();
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      { id: "leader", header: texts.leader, cell: ({ leader }) => leader },
      { id: "outcome", header: texts.outcome, cell: ({ outcome }) => texts.outcomes[outcome] ?? outcome },
      { id: "now", header: texts.appliedNow, cell: ({ applied_now }) => applied_now.join(", ") || "–", kind: "wide" },
      {
        id: "about",
        header: texts.about,
        kind: "wide",
        cell: ({ failed, error, place, still_running }) => (
          <>
            {failed !== undefined && <code>{failed}</code>} {error !== undefined && <bdi>{error}</bdi>}{" "}
            <FailurePlace of={place} /> {still_running === true && texts.stillRunning}
          </>
        ),
      },
    ],
    [texts],
  );
  const rows = useMemo(() => Object.entries(leaders).map(([leader, outcome]) => ({ ...outcome, leader })), [leaders]);
  return <DataTable caption={texts.outcomesCaption} columns={columns} rows={rows} keyOf={({ leader }) => leader} />;
}

/** Why something was refused or failed, what happened on each leader, and what to do next. */
export function ProblemNote({ error, children }: { error: unknown; children?: ComponentChildren }) {
  const texts = useClusterTexts();
  const problem = problemOf(error);
  if (problem === undefined) return <FailureNote error={error} />;
  const advice = adviceOf(problem.code);
  return (
    <div class="failure" role="alert">
      <p>
        <strong>{problem.title}.</strong> <bdi>{problem.detail}</bdi>
      </p>
      {advice !== undefined && (
        <p lang="en">
          <strong>{texts.next}</strong> {advice}
        </p>
      )}
      {problem.leaders !== undefined && Object.keys(problem.leaders).length > 0 && (
        <Outcomes leaders={problem.leaders} />
      )}
      {problem.run_id !== undefined && (
        <p class="quiet">
          {texts.run} <code>{problem.run_id}</code>
        </p>
      )}
      {children}
    </div>
  );
}
