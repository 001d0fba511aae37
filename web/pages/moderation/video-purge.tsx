import { useState } from "preact/hooks";
import { api } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { asService } from "../../api/names.ts";
import { announce } from "../../components/announcer.ts";
import { TypedConfirmation } from "../../components/typed-confirmation.tsx";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { useDesk, type VideoName } from "./desk.ts";

/** Hides every segment of a video, after its id was typed. */
export function VideoPurge({ service, videoID, onDone }: VideoName & Readonly<{ onDone: () => void }>) {
  const { moderation } = useTexts();
  const { purge: texts } = moderation;
  const { localId } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const purge = async (): Promise<void> => {
    const body = { userID: localId, videoID, service: asService(service) };
    await answered(api.POST("/api/purgeAllSegments", { body, parseAs: "text" }));
    announce(texts.done);
    onDone();
  };
  return (
    <section>
      <h3>{texts.title}</h3>
      <p class="quiet">{texts.hint}</p>
      <button type="button" class="danger" onClick={() => setOpen(true)}>
        {texts.start}
      </button>
      {isOpen && (
        <TypedConfirmation
          title={texts.title}
          word={videoID}
          action={texts.start}
          onConfirm={purge}
          onClose={() => setOpen(false)}
        >
          <p>{fill(texts.confirm, { service })}</p>
        </TypedConfirmation>
      )}
    </section>
  );
}
