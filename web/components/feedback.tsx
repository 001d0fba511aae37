import type { ComponentChildren } from "preact";
import { Failure } from "../api/failure.ts";
import { fill, useTexts } from "../texts/use-texts.ts";

export function Loading() {
  const { general } = useTexts();
  return (
    <p class="quiet" role="status">
      {general.loading}
    </p>
  );
}

/** The sentence of a failure; what the service says is shown as it is. */
export function useFailureText(): (error: unknown) => string {
  const { general } = useTexts();
  return (error) => {
    if (error instanceof Failure && error.status === 0) return general.unreachable;
    return fill(general.failed, { reason: error instanceof Error ? error.message : String(error) });
  };
}

export function FailureNote({ error, retry }: { error: unknown; retry?: (() => void) | undefined }) {
  const { general } = useTexts();
  const textOf = useFailureText();
  return (
    <div class="failure" role="alert">
      <p>{textOf(error)}</p>
      {retry && (
        <button type="button" onClick={retry}>
          {general.retry}
        </button>
      )}
    </div>
  );
}

/** What a load is at: under way, failed, or its data. Earlier data stay while they are loaded anew. */
export function Await<T>({
  of,
  children,
}: {
  of: Readonly<{ data: T | undefined; error: unknown; loading: boolean; reload: () => void }>;
  children: (data: T) => ComponentChildren;
}) {
  if (of.data !== undefined)
    return (
      <>
        {of.error !== undefined && <FailureNote error={of.error} retry={of.reload} />}
        {children(of.data)}
      </>
    );
  return of.loading ? <Loading /> : <FailureNote error={of.error} retry={of.reload} />;
}
