import { useId, useState } from "preact/hooks";
import { api } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { asService } from "../../api/names.ts";
import { useAction } from "../../api/use-action.ts";
import { announce } from "../../components/announcer.ts";
import { FailureNote } from "../../components/feedback.tsx";
import { TypedConfirmation } from "../../components/typed-confirmation.tsx";
import { formatTime } from "../../texts/format.ts";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { useDesk, type VideoName } from "./desk.ts";
import { parseTime } from "./time.ts";

/**
 * Moves the segments of a video out of which a part was cut, and the button that makes the service read the video anew.
 */
export function VideoCut({ service, videoID, onDone }: VideoName & Readonly<{ onDone: () => void }>) {
  const { moderation, segment: names } = useTexts();
  const { cut: texts } = moderation;
  const { localId } = useDesk();
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [isOpen, setOpen] = useState(false);
  const hintId = useId();
  const [startTime, endTime] = [parseTime(from), parseTime(to)];
  const isRight = startTime !== undefined && endTime !== undefined && startTime < endTime;
  const shift = async (): Promise<void> => {
    if (!isRight) return;
    const body = { userID: localId, videoID, service: asService(service), startTime, endTime };
    await answered(api.POST("/api/segmentShift", { body, parseAs: "text" }));
    announce(texts.done);
    onDone();
  };
  const clear = useAction(async () => {
    await answered(api.POST("/api/clearCache", { body: { userID: localId, videoID }, parseAs: "text" }));
    announce(texts.cleared);
  });
  return (
    <section>
      <h3>{texts.title}</h3>
      <p class="quiet" id={hintId}>
        {texts.hint}
      </p>
      {clear.error !== undefined && <FailureNote error={clear.error} />}
      <div class="row">
        <label class="field">
          <span>{names.start}</span>
          <input
            value={from}
            inputMode="decimal"
            aria-describedby={hintId}
            onInput={({ currentTarget }) => setFrom(currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>{names.end}</span>
          <input
            value={to}
            inputMode="decimal"
            aria-describedby={hintId}
            onInput={({ currentTarget }) => setTo(currentTarget.value)}
          />
        </label>
        <button type="button" disabled={!isRight} onClick={() => setOpen(true)}>
          {texts.start}
        </button>
        <button type="button" disabled={clear.busy} title={texts.clearHint} onClick={() => void clear.run()}>
          {texts.clear}
        </button>
      </div>
      {isOpen && isRight && (
        <TypedConfirmation
          title={texts.title}
          word={texts.word}
          action={texts.start}
          onConfirm={shift}
          onClose={() => setOpen(false)}
        >
          <p>{fill(texts.confirm, { from: formatTime(startTime), to: formatTime(endTime) })}</p>
        </TypedConfirmation>
      )}
    </section>
  );
}
