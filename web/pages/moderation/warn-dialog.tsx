import { useState } from "preact/hooks";
import { api } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { useAction } from "../../api/use-action.ts";
import { Dialog } from "../../components/dialog.tsx";
import { FailureNote } from "../../components/feedback.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { useDesk } from "./desk.ts";

type Props = Readonly<{ publicId: string; onClose: () => void; onDone: () => void }>;

/** Warns a user, who reads the reason and cannot go on before they have confirmed it. */
export function WarnDialog({ publicId, onClose, onDone }: Props) {
  const { moderation, general } = useTexts();
  const { user: texts } = moderation;
  const { localId } = useDesk();
  const [reason, setReason] = useState("");
  const { run, busy, error } = useAction(async () => {
    const body = { issuerUserID: localId, userID: publicId, reason };
    await answered(api.POST("/api/warnUser", { body, parseAs: "text" }));
    onDone();
  });
  return (
    <Dialog title={texts.warn} onClose={onClose}>
      <form
        onSubmit={async (event) => {
          event.preventDefault();
          if (await run()) onClose();
        }}
      >
        <p>{texts.warnHint}</p>
        {error !== undefined && <FailureNote error={error} />}
        <label class="field">
          <span>{moderation.reason}</span>
          <textarea
            value={reason}
            maxLength={2000}
            required
            dir="auto"
            onInput={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </label>
        <div class="buttons">
          <button type="button" onClick={onClose}>
            {general.cancel}
          </button>
          <button type="submit" class="primary" disabled={busy}>
            {texts.warn}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
