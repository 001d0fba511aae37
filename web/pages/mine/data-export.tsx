import { useEffect, useRef, useState } from "preact/hooks";
import { api, caller, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { useAction } from "../../api/use-action.ts";
import { FailureNote } from "../../components/feedback.tsx";
import { formatNumber } from "../../texts/format.ts";
import { fill, useLanguageCode, useTexts } from "../../texts/use-texts.ts";

type Page = Schemas["MyData"];
type Collected = Readonly<{ data: Omit<Page, "next">; next: string | null | undefined }>;

const nothing: Collected = { data: { user: null, segments: [], votes: [], locks: [] }, next: undefined };

const joined = ({ data }: Collected, page: Page): Collected => ({
  data: {
    user: data.user ?? page.user,
    segments: [...data.segments, ...page.segments],
    votes: [...data.votes, ...page.votes],
    locks: [...data.locks, ...page.locks],
  },
  next: page.next,
});

/**
 * Collects everything that the service has of the caller, page by page, and offers it as a file. After a failure it
 * goes on where it was.
 */
export function DataExport({ localId }: { localId: string }) {
  const { mine } = useTexts();
  const code = useLanguageCode();
  const { exported: texts } = mine;
  const [collected, setCollected] = useState(nothing);
  const [address, setAddress] = useState<string>();
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(), []);
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );
  const { run, busy, error } = useAction(async () => {
    const { signal } = abort.current;
    let all = collected;
    while (all.next !== null) {
      const params = { header: caller(localId), query: all.next === undefined ? {} : { cursor: all.next } };
      all = joined(all, await answered(api.GET("/api/me/data", { params, signal })));
      setCollected(all);
    }
    const text = JSON.stringify({ exportedAt: new Date().toISOString(), ...all.data }, null, 2);
    setAddress(URL.createObjectURL(new Blob([text], { type: "application/json" })));
  });
  const { segments, votes, locks } = collected.data;
  const counts = Object.fromEntries(
    Object.entries({ segments, votes, locks }).map(([name, list]) => [name, formatNumber(list.length, code)]),
  );
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{texts.intro}</p>
      {error !== undefined && !abort.current.signal.aborted && <FailureNote error={error} />}
      <p role="status">
        {busy && fill(texts.progress, counts)}
        {address !== undefined && fill(texts.done, counts)}
      </p>
      {address === undefined ? (
        <button type="button" disabled={busy} onClick={() => void run()}>
          {collected === nothing ? texts.start : texts.proceed}
        </button>
      ) : (
        <a class="button" href={address} download="segmark-data.json">
          {texts.save}
        </a>
      )}
    </section>
  );
}
