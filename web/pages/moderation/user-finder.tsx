import { useId, useState } from "preact/hooks";
import { api, type Schemas } from "../../api/client.ts";
import { answeredOr } from "../../api/failure.ts";
import { useAction } from "../../api/use-action.ts";
import { FailureNote } from "../../components/feedback.tsx";
import { UserText } from "../../components/links.tsx";
import { useTexts } from "../../texts/use-texts.ts";

type Hit = Schemas["NameHit"];

const isPublicId = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
/** Names that long without a space are rare, and secrets look like that. */
const looksSecret = (text: string): boolean => /^\S{32,}$/.test(text);

/** Finds a user by public id or by name. What looks like a local user id is not sent anywhere. */
export function UserFinder({ onFound }: { onFound: (publicId: string) => void }) {
  const { moderation } = useTexts();
  const { finder: texts } = moderation;
  const [text, setText] = useState("");
  const [hits, setHits] = useState<readonly Hit[]>();
  const [isSecret, setSecret] = useState(false);
  const statusId = useId();
  const search = useAction(async (username: string) => {
    setHits(undefined);
    setHits(await answeredOr(api.GET("/api/userID", { params: { query: { username } } }), []));
  });
  return (
    <form
      onInput={() => {
        setSecret(false);
        setHits(undefined);
        search.forget();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const given = text.trim();
        setSecret(false);
        if (isPublicId(given)) onFound(given);
        else if (looksSecret(given)) setSecret(true);
        else if (given !== "") void search.run(given);
      }}
    >
      <div class="row">
        <label class="field">
          <span>{texts.label}</span>
          <input
            value={text}
            dir="auto"
            spellcheck={false}
            autocomplete="off"
            aria-describedby={statusId}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <button type="submit" disabled={search.busy}>
          {texts.find}
        </button>
      </div>
      <p role="status" id={statusId}>
        {isSecret && texts.secret}
        {hits?.length === 0 && texts.none}
      </p>
      {search.error !== undefined && <FailureNote error={search.error} />}
      {hits !== undefined && hits.length > 0 && (
        <ul>
          {hits.map(({ userID, userName }) => (
            <li key={userID}>
              <button type="button" title={userID} onClick={() => onFound(userID)}>
                <UserText>{userName}</UserText> <code>{userID.slice(0, 10)}…</code>
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
