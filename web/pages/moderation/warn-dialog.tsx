import { useState } from "preact/hooks";
import { api } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { FormDialog } from "../../components/form-dialog.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { useDesk } from "./desk.ts";

type Props = Readonly<{ publicId: string; onClose: () => void; onDone: () => void }>;

/** Warns a user, who reads the reason and cannot go on before they have confirmed it. */
export function WarnDialog({ publicId, onClose, onDone }: Props) {
  const { moderation } = useTexts();
  const { user: texts } = moderation;
  const { localId } = useDesk();
  const [reason, setReason] = useState("");
  const submit = async (): Promise<void> => {
    const body = { issuerUserID: localId, userID: publicId, reason };
    await answered(api.POST("/api/warnUser", { body, parseAs: "text" }));
    onDone();
  };
  return (
    <FormDialog
      title={texts.warn}
      hint={<p>{texts.warnHint}</p>}
      action={texts.warn}
      look="primary"
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
