import { useEffect } from "preact/hooks";
import { useLoaded } from "../../../api/use-loaded.ts";
import { operatorToken } from "../../../app/session.ts";
import { useStored } from "../../../app/stored.ts";
import { AccessFailure, isRefusal } from "../../../components/access.tsx";
import { Loading } from "../../../components/feedback.tsx";
import { useClusterTexts } from "../../../texts/cluster/use-cluster-texts.ts";
import { ProblemNote } from "../problem-note.tsx";
import { readConfig } from "../requests.ts";
import { changedSections } from "./drafts.ts";
import { SectionEditor } from "./section-editor.tsx";
import { SectionList } from "./section-list.tsx";

/** Asks before the window is closed with something unsaved in it. */
function useLeaveWarning(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (changedSections().length > 0) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);
}

/** The cluster-wide configuration. @param filename the section that is open, if one is */
export function Configuration({ filename }: { filename: string | undefined }) {
  const texts = useClusterTexts();
  const token = useStored(operatorToken);
  const { data, error, loading, reload } = useLoaded(readConfig, [token]);
  useLeaveWarning();
  if (isRefusal(error)) return <AccessFailure error={error} missing={texts.missing} retry={reload} />;
  return (
    <>
      {error !== undefined && <ProblemNote error={error} />}
      {data === undefined && loading && <Loading />}
      {data !== undefined && filename === undefined && <SectionList config={data} />}
      {data !== undefined && filename !== undefined && (
        <SectionEditor key={filename} filename={filename} config={data} reload={reload} />
      )}
    </>
  );
}
