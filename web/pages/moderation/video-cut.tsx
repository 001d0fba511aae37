import { useId } from "preact/hooks";
import { useFields } from "../../components/use-fields.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { useModeration } from "./commands.tsx";
import type { VideoName } from "./desk.ts";
import { parseTime } from "./time.ts";

/** The form for a part that was cut out of a video, and the button that makes the service read the video anew. */
export function VideoCut(video: VideoName) {
  const { moderation, segment: names } = useTexts();
  const { cut: texts } = moderation;
  const hintId = useId();
  const time = { kind: "text", initial: "", inputMode: "decimal", "aria-describedby": hintId } as const;
  const [{ from, to }, field] = useFields({ from: { ...time, label: names.start }, to: { ...time, label: names.end } });
  const { start, busy, view } = useModeration();
  const [startTime, endTime] = [parseTime(from), parseTime(to)];
  const isRight = startTime !== undefined && endTime !== undefined && startTime < endTime;
  return (
    <section>
      <h3>{texts.title}</h3>
      <p class="quiet" id={hintId}>
        {texts.hint}
      </p>
      {view}
      <div class="row">
        {field("from")}
        {field("to")}
        <button type="button" disabled={!isRight} onClick={() => isRight && start("cut", video, startTime, endTime)}>
          {texts.start}
        </button>
        <button
          type="button"
          disabled={busy}
          title={texts.clearHint}
          onClick={() => start("clearCache", video.videoID)}
        >
          {texts.clear}
        </button>
      </div>
    </section>
  );
}
