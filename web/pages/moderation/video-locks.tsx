import { useMemo, useState } from "preact/hooks";
import { api, type Schemas } from "../../api/client.ts";
import { answered } from "../../api/failure.ts";
import { asCategory, asService } from "../../api/names.ts";
import { useAction } from "../../api/use-action.ts";
import { useLoaded } from "../../api/use-loaded.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { announce } from "../../components/announcer.ts";
import { CategoryTag } from "../../components/category-tag.tsx";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Await, FailureNote } from "../../components/feedback.tsx";
import { UserText } from "../../components/links.tsx";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { useDesk, type VideoName } from "./desk.ts";
import { userPlace } from "./desk-columns.tsx";

type Lock = Schemas["LockReason"];
type LockOrder = Schemas["LockOrder"];

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
  const [actions, setActions] = useState<ReadonlySet<string>>(new Set(["skip", "mute"]));
  const [reason, setReason] = useState("");

  const locks = useLoaded(
    async (signal): Promise<readonly Lock[]> => {
      if (categories.length === 0) return [];
      const category = [...categories.map(({ name }) => name), everyCategory].map(asCategory);
      const query = { videoID, service: asService(service), category, actionType: [...actionNames] };
      return answered(api.GET("/api/lockReason", { params: { query }, signal }));
    },
    [service, videoID, categories.length],
  );
  const change = useAction(async (what: "lock" | "unlock") => {
    const body: LockOrder = {
      videoID,
      service: asService(service),
      userID: localId,
      categories: [...selected] as LockOrder["categories"],
      actionTypes: actionNames.filter((name) => actions.has(name)),
      ...(what === "lock" && reason !== "" && { reason }),
    };
    if (what === "lock") await answered(api.POST("/api/lockCategories", { body, parseAs: "text" }));
    else await answered(api.DELETE("/api/lockCategories", { body, parseAs: "text" }));
    announce(fill(what === "lock" ? texts.locked : texts.unlocked, { count: selected.size }));
    setSelected(new Set());
    locks.reload();
  });
  const columns = useMemo(
    (): readonly Column<Lock>[] => [
      {
        id: "category",
        header: names.category,
        cell: ({ category }) =>
          category === everyCategory ? <strong>{texts.every}</strong> : <CategoryTag category={category} />,
      },
      {
        id: "state",
        header: names.state,
        cell: ({ locked }) => (locked === 1 ? <span class="mark hidden">{texts.isLocked}</span> : texts.isOpen),
      },
      {
        id: "reason",
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
  const toggle = (name: string): void => {
    const next = new Set(actions);
    if (!next.delete(name)) next.add(name);
    setActions(next);
  };
  const isIdle = selected.size === 0 || actions.size === 0 || change.busy;
  return (
    <section>
      <h3>{texts.title}</h3>
      <p class="quiet">{texts.hint}</p>
      {change.error !== undefined && <FailureNote error={change.error} />}
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
        {actionTypes.map(({ name }) => (
          <label key={name} class="check">
            <input type="checkbox" checked={actions.has(name)} onChange={() => toggle(name)} />
            {names.actions[name]}
          </label>
        ))}
      </fieldset>
      <div class="row">
        <label class="field reason">
          <span>{texts.reason}</span>
          <input
            value={reason}
            maxLength={2000}
            dir="auto"
            onInput={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </label>
        <button type="button" disabled={isIdle} onClick={() => void change.run("lock")}>
          {texts.lock}
        </button>
        <button type="button" disabled={isIdle} onClick={() => void change.run("unlock")}>
          {texts.unlock}
        </button>
      </div>
    </section>
  );
}
