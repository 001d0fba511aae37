import { useId, useState } from "preact/hooks";
import { api, type Schemas } from "../../api/client.ts";
import { answeredOr } from "../../api/failure.ts";
import { useAction } from "../../api/use-action.ts";
import { FailureNote } from "../../components/feedback.tsx";
import { UserText } from "../../components/links.tsx";
import { useTexts } from "../../texts/use-texts.ts";

type Hit = Schemas["NameHit"];

export const isPublicId = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
/** Names that long without a space are rare, and secrets look like that. */
export const looksSecret = (text: string): boolean => /^\S{32,}$/.test(text);

/** Users whose names are like this one. */
export const usersNamed = (username: string): Promise<readonly Hit[]> =>
  answeredOr(api.GET("/api/userID", { params: { query: { username } } }), []);

/** Users that a list may have. */
const mostUsers = 100;

/** The public ids in a text, each once, whatever stands between. */
export const publicIdsIn = (text: string): readonly string[] =>
  [...new Set(text.match(/\b[0-9a-f]{64}\b/g) ?? [])].slice(0, mostUsers);

type Props = Readonly<{
  onFound: (publicId: string) => void;
  onFoundSeveral: (publicIds: readonly string[]) => void;
}>;

/** Finds a user by public id or by name, or several by their public ids. What looks like a local user id is not sent anywhere. */
export function UserFinder({ onFound, onFoundSeveral }: Props) {
  const { moderation } = useTexts();
  const { finder: texts } = moderation;
  const [text, setText] = useState("");
  const [hits, setHits] = useState<readonly Hit[]>();
  const [isSecret, setSecret] = useState(false);
  const statusId = useId();
  const search = useAction(async (username: string) => {
    setHits(undefined);
    setHits(await usersNamed(username));
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
        const ids = publicIdsIn(given);
        if (ids.length > 1) onFoundSeveral(ids);
        else if (isPublicId(given)) onFound(given);
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
