import { useMemo, useState } from "preact/hooks";
import { api, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { asCategory, asService } from "../../api/names.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { CategoryTag } from "../../components/category-tag.tsx";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Await } from "../../components/feedback.tsx";
import { UserText } from "../../components/links.tsx";
import { useFields } from "../../components/use-fields.tsx";
import { useTexts } from "../../texts/use-texts.ts";
import { useModeration } from "./commands.tsx";
import { useDesk, useDeskLoaded, type VideoName } from "./desk.ts";
import { userPlace } from "./desk-columns.tsx";

type Lock = Schemas["LockReason"];

const actionNames = ["skip", "mute", "full", "poi", "chapter"] as const;
/** Stands for every category, also for those that come later. */
const everyCategory = "all";

/** The categories of a video, locked or not; they are locked and unlocked together. */
export function VideoLocks({ service, videoID }: VideoName) {
  const { moderation, segment: names } = useTexts();
  const { locks: texts } = moderation;
  const { localId } = useDesk();
  const { categories, actionTypes } = useVocabulary();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [{ reason, ...actions }, field] = useFields({
    reason: { kind: "text", label: texts.reason, initial: "", class: "reason", maxLength: 2000, dir: "auto" },
    skip: { kind: "check", label: names.actions.skip, initial: true },
    mute: { kind: "check", label: names.actions.mute, initial: true },
    full: { kind: "check", label: names.actions.full, initial: false },
    poi: { kind: "check", label: names.actions.poi, initial: false },
    chapter: { kind: "check", label: names.actions.chapter, initial: false },
  });

  const locks = useDeskLoaded(
    async (signal): Promise<readonly Lock[]> => {
      if (categories.length === 0) return [];
      const category = [...categories.map(({ name }) => name), everyCategory].map(asCategory);
      const query = { videoID, service: asService(service), category, actionType: [...actionNames] };
      return answered(api.GET("/api/lockReason", { params: { query }, signal }));
    },
    [service, videoID, categories.length],
  );
  const { start, busy, view } = useModeration(() => setSelected(new Set()));
  const order: Schemas["LockOrder"] = {
    videoID,
    service: asService(service),
    userID: localId,
    categories: [...selected].map(asCategory),
    actionTypes: actionNames.filter((name) => actions[name]),
  };
  const columns = useMemo(
    (): readonly Column<Lock>[] => [
      {
        id: "category",
        importance: 1,
        header: names.category,
        cell: ({ category }) =>
          category === everyCategory ? <strong>{texts.every}</strong> : <CategoryTag category={category} />,
      },
      {
        id: "state",
        importance: 1,
        header: names.state,
        cell: ({ locked }) => (locked === 1 ? <span class="mark hidden">{texts.isLocked}</span> : texts.isOpen),
      },
      {
        id: "reason",
        importance: 1,
        header: moderation.reason,
        kind: "wide",
        cell: ({ reason }) => <bdi class="wrapped">{reason}</bdi>,
      },
      {
        id: "by",
        header: texts.by,
        cell: ({ userID, userName }) =>
          userID === "" ? null : (
            <a href={userPlace(userID)} title={userID}>
              <UserText>{userName}</UserText>
            </a>
          ),
      },
    ],
    [names, moderation, texts],
  );
  const isIdle = selected.size === 0 || order.actionTypes?.length === 0 || busy;
  return (
    <section>
      <h3>{texts.title}</h3>
      <p class="quiet">{texts.hint}</p>
      {view}
      <Await of={locks}>
        {(rows) => (
          <DataTable
            caption={texts.title}
            columns={columns}
            rows={rows}
            keyOf={({ category }) => category}
            selection={{
              selected,
              onChange: setSelected,
              labelOf: (key) =>
                key === everyCategory ? texts.every : (categories.find(({ name }) => name === key)?.label ?? key),
              labelOfAll: texts.selectAll,
            }}
          />
        )}
      </Await>
      <fieldset class="checks">
        <legend>{texts.actions}</legend>
        {actionTypes.map(({ name }) => field(name))}
      </fieldset>
      <div class="row">
        {field("reason")}
        <button
          type="button"
          disabled={isIdle}
          onClick={() => start("lock", { ...order, ...(reason !== "" && { reason }) })}
        >
          {texts.lock}
        </button>
        <button type="button" disabled={isIdle} onClick={() => start("unlock", order)}>
          {texts.unlock}
        </button>
      </div>
    </section>
  );
}
