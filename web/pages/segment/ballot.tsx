import { useState } from "preact/hooks";
import { api, caller, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { link } from "../../app/router.ts";
import { userId } from "../../app/session.ts";
import { useStored } from "../../app/stored.ts";
import { announce } from "../../components/announcer.ts";
import { FailureNote } from "../../components/feedback.tsx";
import { SelectField } from "../../components/select-field.tsx";
import { useTexts } from "../../texts/use-texts.ts";

type Vote = Readonly<{ type: 0 | 1 | 20 | 30 } | { category: string }>;
type Props = Readonly<{ record: Schemas["SegmentRecord"]; onVoted: () => void }>;

/** Votes of who is signed in. The local id goes in a header, so that it is in no log. */
export function Ballot({ record, onVoted }: Props) {
  const { segmentPage: texts } = useTexts();
  const id = useStored(userId);
  const [state, setState] = useState<Readonly<{ busy: boolean; error?: unknown }>>({ busy: false });

  const cast = async (vote: Vote): Promise<void> => {
    if (id === null) return;
    setState({ busy: true });
    try {
      const query = { UUID: record.UUID, ...vote } as { UUID: string; type?: 1 };
      await answered(api.POST("/api/voteOnSponsorTime", { params: { query, header: caller(id) } }));
      setState({ busy: false });
      announce(texts.voted);
      onVoted();
    } catch (error) {
      setState({ busy: false, error });
    }
  };
  const button = (label: string, vote: Vote) => (
    <button type="button" disabled={state.busy} onClick={() => void cast(vote)}>
      {label}
    </button>
  );
  return (
    <section aria-labelledby="ballot-title">
      <h2 id="ballot-title">{texts.vote}</h2>
      {id === null ? (
        <p>
          <a href={link(["mine"])}>{texts.signIn}</a>
        </p>
      ) : (
        <>
          <p class="quiet">{texts.voteText}</p>
          <div class="row">
            {button(texts.up, { type: 1 })}
            {button(texts.down, { type: 0 })}
            {button(texts.undo, { type: 20 })}
            {record.actionType === "chapter" && button(texts.report, { type: 30 })}
          </div>
          {record.actionType !== "full" && (
            <CategoryBallot record={record} busy={state.busy} onVote={(category) => void cast({ category })} />
          )}
        </>
      )}
      {state.error !== undefined && <FailureNote error={state.error} />}
    </section>
  );
}

type CategoryProps = Readonly<{
  record: Schemas["SegmentRecord"];
  busy: boolean;
  onVote: (category: string) => void;
}>;

/** Only categories that go with what the segment does. */
function CategoryBallot({ record, busy, onVote }: CategoryProps) {
  const { segmentPage: texts } = useTexts();
  const [chosen, setChosen] = useState("");
  const options = useVocabulary()
    .categories.filter(({ name, actionTypes }) => name !== record.category && actionTypes.includes(record.actionType))
    .map(({ name, label }) => [name, label] as const);
  if (options.length === 0) return null;
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== "") onVote(chosen);
      }}
    >
      <SelectField
        label={texts.otherCategory}
        value={chosen}
        options={[["", texts.choose], ...options]}
        onChange={setChosen}
      />
      <button type="submit" disabled={busy || chosen === ""}>
        {texts.voteForCategory}
      </button>
    </form>
  );
}
