import { useClusterTexts } from "../../../texts/cluster/use-cluster-texts.ts";
import { formatDate } from "../../../texts/format.ts";
import { fill, useLanguageCode } from "../../../texts/use-texts.ts";
import type { ClusterConfig } from "../requests.ts";
import { CodeDiff } from "./code-diff.tsx";
import { sectionText } from "./drafts.ts";

/** Somebody else has saved the same section meanwhile: both texts, and the choice between them. */
export function Conflict({
  filename,
  mine,
  now,
  onKeepMine,
  onTakeTheirs,
}: {
  filename: string;
  mine: string;
  now: ClusterConfig;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const texts = useClusterTexts();
  const code = useLanguageCode();
  const theirs = sectionText(now, filename);
  return (
    <>
      <div class="notice" role="alert">
        <p>
          {fill(texts.conflict, {
            who: now.changed_by || "–",
            when: formatDate(now.changed_at, code),
            version: now.version,
          })}
        </p>
        <p>{theirs === null ? texts.conflictRemoved : texts.conflictReads}</p>
      </div>
      <CodeDiff filename={filename} label={texts.bothTexts} before={theirs ?? ""} after={mine} />
      <div class="row">
        <button type="button" onClick={onKeepMine}>
          {texts.keepMine}
        </button>
        <button type="button" onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </button>
      </div>
    </>
  );
}
