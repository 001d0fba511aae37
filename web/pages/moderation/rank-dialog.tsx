import { useState } from "preact/hooks";
import { api, caller } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { asService } from "../../api/names.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { FormDialog } from "../../components/form-dialog.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { useDesk } from "./desk.ts";

type Props = Readonly<{ publicId: string; onClose: () => void; onDone: (text: string) => void }>;

/** Gives a user the votes of a VIP on one channel for a day. The sentence of the service says what was done. */
export function RankDialog({ publicId, onClose, onDone }: Props) {
  const { moderation, segment: names } = useTexts();
  const { ranks: texts } = moderation;
  const { localId } = useDesk();
  const { services } = useVocabulary();
  const [chosen, setService] = useState<string>();
  const service = chosen ?? services[0]?.name ?? "";
  const [video, setVideo] = useState("");
  const submit = async (): Promise<void> => {
    const query = { userID: publicId, channelVideoID: video.trim(), service: asService(service) };
    const params = { header: caller(localId), query };
    onDone(String(await answered(api.POST("/api/addUserAsTempVIP", { params, parseAs: "text" }))));
  };
  return (
    <FormDialog
      title={texts.give}
      hint={<p>{texts.hint}</p>}
      action={texts.submit}
      look="primary"
      onSubmit={submit}
      onClose={onClose}
    >
      <label class="field">
        <span>{names.service}</span>
        <select value={service} onChange={({ currentTarget }) => setService(currentTarget.value)}>
          {services.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{texts.video}</span>
        <input required value={video} onInput={({ currentTarget }) => setVideo(currentTarget.value)} />
      </label>
    </FormDialog>
  );
}
