import { useState } from "preact/hooks";
import { CopyIcon } from "../../components/icons.tsx";
import { SegmentCopies } from "../../components/segment-copies.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import type { Segment } from "./filters.ts";

/** The buttons of a row are there once they are asked for: a thousand rows would have four thousand of them. */
export function RowCopies({ segment }: { segment: Segment }) {
  const { video: texts } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="icon"
        aria-expanded={isOpen}
        aria-label={texts.copyMenu}
        title={texts.copyMenu}
        onClick={() => setOpen(!isOpen)}
      >
        <CopyIcon />
      </button>
      {isOpen && <SegmentCopies segment={segment} />}
    </>
  );
}
