import { useState } from "preact/hooks";
import { api, caller, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { useAction } from "../../api/use-action.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { link } from "../../app/router.ts";
import { userId } from "../../app/session.ts";
import { useStored } from "../../app/stored.ts";
import { announce } from "../../components/announcer.ts";
import { FailureNote } from "../../components/feedback.tsx";
import { SelectField } from "../../components/select-field.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { OwnVote } from "./own-vote.tsx";

type Vote = Readonly<{ type: 0 | 1 | 20 | 30 } | { category: string }>;
type Props = Readonly<{ record: Schemas["SegmentRecord"]; onVoted: () => void }>;

export function Ballot(props: Props) {
  const { segmentPage: texts } = useTexts();
  const id = useStored(userId);
  return (
    <section aria-labelledby="ballot-title">
      <h2 id="ballot-title">{texts.vote}</h2>
      {id === null ? (
        <p>
          <a href={link(["mine"])}>{texts.signIn}</a>
        </p>
      ) : (
        <Votes {...props} localId={id} />
      )}
    </section>
  );
}

/** Votes of who is signed in, and the one that there is. The local id goes in a header, so that it is in no log. */
function Votes({ record, onVoted, localId }: Props & { localId: string }) {
  const { segmentPage: texts } = useTexts();
  const header = caller(localId);
  const { UUID, actionType } = record;
  const own = useLoaded(
    async (signal) => (await answered(api.GET("/api/me/votes", { params: { query: { UUID }, header }, signal }))).votes,
    [UUID, localId],
  );
  const { run, busy, error } = useAction(async (vote: Vote) => {
    const query = { UUID, ...vote } as { UUID: string; type?: 1 };
    await answered(api.POST("/api/voteOnSponsorTime", { params: { query, header } }));
    announce(texts.voted);
    own.reload();
    onVoted();
  });
  const type = own.data?.find(({ kind }) => kind === "vote")?.type;
  const button = (label: string, vote: 0 | 1 | 30) => (
    <button type="button" disabled={busy} aria-pressed={type === vote} onClick={() => void run({ type: vote })}>
      {label}
    </button>
  );
  return (
    <>
      <p class="quiet">{texts.voteText}</p>
      <div class="row ballot">
        {button(texts.up, 1)}
        {button(texts.down, 0)}
        {actionType === "chapter" && button(texts.report, 30)}
      </div>
      {own.error === undefined ? (
        <OwnVote votes={own.data} category={record.category} busy={busy} onVote={(vote) => void run(vote)} />
      ) : (
        <FailureNote error={own.error} retry={own.reload} />
      )}
      {actionType !== "full" && (
        <CategoryBallot record={record} busy={busy} onVote={(category) => void run({ category })} />
      )}
      {error !== undefined && <FailureNote error={error} />}
    </>
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
