import { api, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { useAction } from "../../api/use-action.ts";
import { announce } from "../../components/announcer.ts";
import { FailureNote } from "../../components/feedback.tsx";
import { formatDate } from "../../texts/format.ts";
import { useLanguageCode, useTexts } from "../../texts/use-texts.ts";

type Warning = Schemas["OwnWarning"];
type Props = Readonly<{ localId: string; warnings: readonly Warning[]; onConfirmed: () => void }>;

function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  const { mine } = useTexts();
  const code = useLanguageCode();
  return (
    <ul>
      {warnings.map(({ time, reason }, at) => (
        <li key={at}>
          <time dateTime={new Date(time).toISOString()}>{formatDate(time, code)}</time>
          <bdi class="warning-text">
            <p>{reason === "" ? mine.warnings.noReason : reason}</p>
          </bdi>
        </li>
      ))}
    </ul>
  );
}

/**
 * Warnings that stand, with the button that confirms them, and earlier ones. Nothing for somebody who was never warned.
 */
export function Warnings({ localId, warnings, onConfirmed }: Props) {
  const { mine } = useTexts();
  const texts = mine.warnings;
  const standing = warnings.filter(({ active }) => active);
  const past = warnings.filter(({ active }) => !active);
  const { run, busy, error } = useAction(async () => {
    await answered(api.POST("/api/warnUser", { body: { userID: localId, enabled: false }, parseAs: "text" }));
    announce(texts.confirmed);
    onConfirmed();
  });
  return (
    <>
      {standing.length > 0 && (
        <section class="notice">
          <h2>{texts.title}</h2>
          <p>{texts.standing}</p>
          <WarningList warnings={standing} />
          {error !== undefined && <FailureNote error={error} />}
          <button type="button" class="primary" disabled={busy} onClick={() => void run()}>
            {texts.confirm}
          </button>
        </section>
      )}
      {past.length > 0 && (
        <details>
          <summary>{`${texts.past} (${past.length})`}</summary>
          <WarningList warnings={past} />
        </details>
      )}
    </>
  );
}
