import { useEffect, useRef, useState } from "preact/hooks";
import { FailureNote, Loading } from "../../../components/feedback.tsx";
import { useClusterTexts } from "../../../texts/cluster/use-cluster-texts.ts";
import type { Editor, Mark } from "./editor.ts";

/** @param text what the editor has when it is opened; from then on it has what was typed */
export function CodeEditor({
  filename,
  label,
  text,
  marks,
  onChange,
}: {
  filename: string;
  label: string;
  text: string;
  marks: readonly Mark[];
  onChange: (text: string) => void;
}) {
  const texts = useClusterTexts();
  const host = useRef<HTMLDivElement>(null);
  const changed = useRef(onChange);
  changed.current = onChange;
  const [editor, setEditor] = useState<Editor>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let opened: Editor | undefined;
    let isCurrent = true;
    import("./editor.ts").then(
      ({ openEditor }) => {
        if (!isCurrent || host.current === null) return;
        const editorTexts = { label, unchangedLines: texts.unchangedLines };
        opened = openEditor(host.current, {
          filename,
          doc: text,
          texts: editorTexts,
          onChange: (now) => changed.current(now),
        });
        setEditor(opened);
      },
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
      opened?.close();
      setEditor(undefined);
    };
  }, [filename, label, texts]);
  useEffect(() => editor?.mark(marks), [editor, marks]);
  return (
    <>
      {failure !== undefined && <FailureNote error={failure} />}
      {editor === undefined && failure === undefined && <Loading />}
      <div class="code" ref={host} />
    </>
  );
}
