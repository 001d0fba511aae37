import { useState } from "preact/hooks";
import { FailureNote } from "../../components/feedback.tsx";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { addressOf } from "./search-answer.ts";
import type { Candidate } from "./search-text.ts";

type Props = Readonly<{
  text: string;
  otherwise: readonly Candidate[];
  onUser: (publicId: string) => void;
  onNoSecret: (candidates: readonly Candidate[]) => void;
}>;

/** What to do with a text that may be the local id of a user: it has not been sent, and only its public id ever is. */
export function SecretNote({ text, otherwise, onUser, onNoSecret }: Props) {
  const { home: texts } = useTexts();
  const [state, setState] = useState<Readonly<{ busy: boolean; error?: unknown }>>({ busy: false });
  const names = otherwise.filter(({ kind }) => kind === "name");

  const derive = async (): Promise<void> => {
    setState({ busy: true });
    try {
      const { publicUserId } = await import("../../../src/client/ids.ts");
      onUser(await publicUserId(text.trim()));
    } catch (error) {
      setState({ busy: false, error });
    }
  };

  return (
    <section class="notice" aria-labelledby="secret-title">
      <div role="alert">
        <h2 id="secret-title">{texts.secretTitle}</h2>
        <p>{texts.secretText}</p>
      </div>
      <p class="row">
        <button type="button" disabled={state.busy} onClick={() => void derive()}>
          {texts.secretUser}
        </button>
        {names.length > 0 && (
          <button type="button" onClick={() => onNoSecret(names)}>
            {texts.secretName}
          </button>
        )}
        {otherwise.map((candidate) =>
          candidate.kind === "name" ? null : (
            <a key={candidate.kind} href={addressOf(candidate)}>
              {candidate.kind === "video"
                ? fill(texts.secretVideo, { service: candidate.service })
                : texts.secretSegment}
            </a>
          ),
        )}
      </p>
      {state.error !== undefined && <FailureNote error={state.error} retry={() => void derive()} />}
    </section>
  );
}
