import { useEffect, useRef, useState } from "preact/hooks";
import { FailureNote } from "../../../components/feedback.tsx";
import { useClusterTexts } from "../../../texts/cluster/use-cluster-texts.ts";

/** What differs between two texts: lines that go stand above those that come in their place. */
export function CodeDiff({
  filename,
  label,
  before,
  after,
}: {
  filename: string;
  label: string;
  before: string;
  after: string;
}) {
  const texts = useClusterTexts();
  const host = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let opened: Readonly<{ close: () => void }> | undefined;
    let isCurrent = true;
    import("./editor.ts").then(
      ({ openDiff }) => {
        const editorTexts = { label, unchangedLines: texts.unchangedLines };
        if (isCurrent && host.current !== null)
          opened = openDiff(host.current, { filename, before, after, texts: editorTexts });
      },
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
      opened?.close();
    };
  }, [filename, label, before, after, texts]);
  return (
    <>
      {failure !== undefined && <FailureNote error={failure} />}
      <div class="code" ref={host} />
    </>
  );
}
