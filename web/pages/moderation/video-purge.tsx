import { useTexts } from "../../texts/use-texts.ts";
import { useModeration } from "./commands.tsx";
import type { VideoName } from "./desk.ts";

/** Hides every segment of a video, after its id was typed. */
export function VideoPurge(video: VideoName) {
  const { purge: texts } = useTexts().moderation;
  const { start, view } = useModeration();
  return (
    <section>
      <h3>{texts.title}</h3>
      <p class="quiet">{texts.hint}</p>
      <button type="button" class="danger" onClick={() => start("purge", video)}>
        {texts.start}
      </button>
      {view}
    </section>
  );
}
