import { useStored } from "../../app/stored.ts";
import { Dialog } from "../../components/dialog.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { keyPreference } from "./keys.ts";

/** What each key does, and the switch for all of them. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const { moderation, general } = useTexts();
  const { keys: texts } = moderation;
  const isOff = useStored(keyPreference) === "off";
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <table class="keys">
        <caption class="off-screen">{texts.title}</caption>
        <tbody>
          {Object.entries(texts.list).map(([key, meaning]) => (
            <tr key={key}>
              <th scope="row">
                {key.split(" ").map((one) => (
                  <kbd key={one}>{one}</kbd>
                ))}
              </th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <label class="check">
        <input
          type="checkbox"
          checked={!isOff}
          onChange={({ currentTarget }) => keyPreference.set(currentTarget.checked ? null : "off")}
        />
        {texts.on}
      </label>
      <div class="buttons">
        <button type="button" class="primary" onClick={onClose}>
          {general.close}
        </button>
      </div>
    </Dialog>
  );
}
