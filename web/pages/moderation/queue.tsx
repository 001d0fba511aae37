import { api, caller, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import type { PageProps } from "../../app/router.ts";
import { link } from "../../app/router.ts";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { useDesk, useDeskPages } from "./desk.ts";
import { Rejected } from "./rejected.tsx";
import { SegmentDesk } from "./segment-desk.tsx";

type Item = Schemas["QueueItem"];
const kinds = ["newcomers", "downvoted", "reported", "rejected"] as const;
type Kind = (typeof kinds)[number];

function useQueue(kind: Kind) {
  const { localId } = useDesk();
  return useDeskPages<Item>(
    async (cursor, signal) => {
      const params = { header: caller(localId), query: { kind, ...(cursor !== undefined && { cursor }) } };
      return answered(api.GET("/api/moderation/queue", { params, signal }));
    },
    [localId, kind],
  );
}

function SegmentQueue({ kind }: { kind: Exclude<Kind, "rejected"> }) {
  const { moderation } = useTexts();
  const pages = useQueue(kind);
  const items = pages.items.flatMap(({ segment }) => (segment === null ? [] : [segment]));
  const caption = fill(moderation.queue.caption, { kind: moderation.queue.kinds[kind] });
  return (
    <SegmentDesk
      caption={caption}
      pages={{ ...pages, items }}
      empty={moderation.queue.empty}
      reviewable={kind === "newcomers"}
    />
  );
}

/** What moderators should look at, by kind. */
export function Queue({ place }: PageProps) {
  const { moderation } = useTexts();
  const { queue: texts } = moderation;
  const kind = kinds.find((name) => name === place.query.get("kind")) ?? "newcomers";
  return (
    <section>
      <h2>{moderation.sections.queue}</h2>
      <nav class="chips" aria-label={moderation.sections.queue}>
        <ul>
          {kinds.map((name) => (
            <li key={name}>
              <a
                href={link(["moderation"], { kind: name === "newcomers" ? undefined : name })}
                aria-current={name === kind ? "true" : undefined}
              >
                {texts.kinds[name]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p class="quiet">{texts.hints[kind]}</p>
      {kind === "rejected" ? <RejectedQueue /> : <SegmentQueue key={kind} kind={kind} />}
    </section>
  );
}

function RejectedQueue() {
  return <Rejected pages={useQueue("rejected")} />;
}
