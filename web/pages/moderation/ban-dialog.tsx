import { useState } from "preact/hooks";
import { api, caller } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { FormDialog } from "../../components/form-dialog.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { useDesk } from "./desk.ts";

type Props = Readonly<{ publicId: string; onClose: () => void; onDone: () => void }>;

/** Usual lengths of a ban in hours, and the greatest one by the specification. */
const lengths = { day: 24, week: 168, month: 720, year: 8760 } as const;
const maxHours = 87_600;
type Length = keyof typeof lengths | "other" | "good";

/** Bans a user for a time or for good; for somebody who is banned it sets another end and reason. */
export function BanDialog({ publicId, onClose, onDone }: Props) {
  const { moderation } = useTexts();
  const { ban: texts } = moderation;
  const { localId } = useDesk();
  const [length, setLength] = useState<Length>("week");
  const [other, setOther] = useState("48");
  const [hideSubmissions, setHide] = useState(true);
  const [reason, setReason] = useState("");
  const submit = async (): Promise<void> => {
    const hours = length === "good" ? null : length === "other" ? Number(other) : lengths[length];
    const body = { userID: publicId, enabled: true, hours, hideSubmissions, reason };
    await answered(api.POST("/api/moderation/bans", { params: { header: caller(localId) }, body }));
    onDone();
  };
  return (
    <FormDialog title={texts.title} action={texts.submit} look="danger" onSubmit={submit} onClose={onClose}>
      <label class="field">
        <span>{texts.length}</span>
        <select value={length} onChange={({ currentTarget }) => setLength(currentTarget.value as Length)}>
          {Object.entries(texts.lengths).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {length === "other" && (
        <label class="field">
          <span>{texts.hours}</span>
          <input
            type="number"
            min={1}
            max={maxHours}
            step={1}
            required
            value={other}
            onInput={({ currentTarget }) => setOther(currentTarget.value)}
          />
        </label>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={hideSubmissions}
          onChange={({ currentTarget }) => setHide(currentTarget.checked)}
        />
        {texts.hide}
      </label>
      <label class="field">
        <span>{moderation.reason}</span>
        <textarea
          value={reason}
          maxLength={2000}
          dir="auto"
          onInput={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </label>
    </FormDialog>
  );
}
