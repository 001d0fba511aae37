import { useId, useRef, useState } from "preact/hooks";
import { useAction } from "../../api/use-action.ts";
import { readMe } from "../../api/use-me.ts";
import { userId } from "../../app/session.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { FailureNote } from "../../components/feedback.tsx";
import { useTexts } from "../../texts/use-texts.ts";

/** Takes a local user id, or makes one. It is kept when the service has accepted it. */
export function SignIn() {
  const { mine } = useTexts();
  const texts = mine.signIn;
  const [id, setId] = useState("");
  const [isShown, setShown] = useState(false);
  const [isFresh, setFresh] = useState(false);
  const [hint, setHint] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { run, busy, error, forget } = useAction(async () => {
    const given = id.trim();
    await readMe(given);
    userId.set(given);
  });

  const submit = (): void => {
    const given = id.trim();
    // The public id would be accepted as a secret of its own, and everybody knows it.
    const problem = given === "" ? texts.missing : /^[0-9a-f]{64}$/.test(given) ? texts.publicId : undefined;
    setHint(problem);
    if (problem === undefined) void run();
    else field.current?.focus();
  };
  const create = async (): Promise<void> => {
    const { createUserId } = await import("../../../src/client/ids.ts");
    setId(createUserId());
    setShown(true);
    setFresh(true);
    setHint(undefined);
    field.current?.focus();
  };

  return (
    <section class="sign-in card">
      <h2>{texts.title}</h2>
      <p>{texts.intro}</p>
      <p>
        <strong>{texts.secret}</strong>
      </p>
      <p class="quiet">{texts.kept}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label class="field">
          <span>{texts.label}</span>
          <input
            ref={field}
            type={(isShown ? "text" : "password") as "password"}
            value={id}
            maxLength={255}
            autocomplete={isFresh ? "new-password" : "current-password"}
            autocapitalize="off"
            spellcheck={false}
            aria-invalid={hint !== undefined}
            aria-describedby={hint === undefined ? undefined : hintId}
            onInput={({ currentTarget }) => {
              setId(currentTarget.value);
              setFresh(false);
              setHint(undefined);
              forget();
            }}
          />
        </label>
        <p id={hintId} role="status">
          {hint}
        </p>
        {isFresh && (
          <p class="notice" role="status">
            {texts.freshNote} <CopyButton text={id} what={texts.copyWhat} />
          </p>
        )}
        {error !== undefined && <FailureNote error={error} />}
        <div class="row">
          <button type="submit" class="primary" disabled={busy}>
            {texts.submit}
          </button>
          <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? texts.hide : texts.show}
          </button>
          <button type="button" onClick={() => void create()}>
            {texts.fresh}
          </button>
        </div>
      </form>
    </section>
  );
}
