import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Pages } from "../../api/use-pages.ts";
import { useVocabulary } from "../../api/vocabulary.ts";
import { goTo } from "../../app/router.ts";
import { useStored } from "../../app/stored.ts";
import { announce } from "../../components/announcer.ts";
import { DataTable } from "../../components/data-table.tsx";
import { MoreButton } from "../../components/more-button.tsx";
import { spotOf } from "../../components/spot.ts";
import { useFields } from "../../components/use-fields.tsx";
import { watchAddress } from "../../components/video-address.ts";
import { fill, useTexts } from "../../texts/use-texts.ts";
import { useModeration } from "./commands.tsx";
import { useDesk } from "./desk.ts";
import { type Row, useDeskColumns, userPlace, videoPlace } from "./desk-columns.tsx";
import { KeyList } from "./key-list.tsx";
import { keyPreference, useKeys } from "./keys.ts";
import { OrderBar } from "./order-bar.tsx";
import { carryOut, type Order } from "./orders.ts";
import { useOutcomeText } from "./outcome-text.ts";
import { useUndo } from "./undo-bar.tsx";
import type { Person } from "./user-orders.ts";

type Props = Readonly<{
  caption: string;
  pages: Pages<Row>;
  empty: string;
  /** A column in which all rows would be alike. */
  without?: "video" | "user";
  /** The users of these segments can be taken out of the list, because they were looked at. */
  reviewable?: boolean;
}>;

const personOf = ({ userID, userName }: Row): Person => ({ userID, userName });

/** Segments that can be selected and moderated together, with the mouse or the keyboard. */
export function SegmentDesk({ caption, pages, empty, without, reviewable = false }: Props) {
  const { moderation: texts, segment: names } = useTexts();
  const desk = useDesk();
  const vocabulary = useVocabulary();
  const all = useDeskColumns();
  const columns = useMemo(() => all.filter(({ id }) => id !== without), [all, without]);
  const { done } = useOutcomeText();
  const undo = useUndo();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [currentKey, setCurrentKey] = useState<string>();
  const categories = vocabulary.categories.map(({ name, label }) => [name, label] as const);
  const [{ category, reason }, field] = useFields({
    category: { kind: "choice", label: names.category, initial: "", options: [["", "–"], ...categories] },
    reason: { kind: "text", label: texts.reason, initial: "", class: "reason", maxLength: 2000, dir: "auto" },
  });
  const [isHelpOpen, setHelpOpen] = useState(false);
  const keysAreOn = useStored(keyPreference) !== "off";
  const frame = useRef<HTMLDivElement>(null);

  const { items: rows } = pages;
  const byId = useMemo(() => new Map(rows.map((row) => [row.UUID, row])), [rows]);
  const current = currentKey === undefined ? undefined : byId.get(currentKey);
  // Rows that are gone since they were selected do not count.
  const chosen = [...selected].filter((uuid) => byId.has(uuid));
  const concerned = chosen.length > 0 ? chosen : current === undefined ? [] : [current.UUID];

  const order = async (what: Order): Promise<void> => {
    if (concerned.length === 0) return;
    const work = () => carryOut(desk.localId, concerned, what);
    const outcome = await desk.perform(work, (outcome) => done(what, outcome));
    if (outcome === undefined) return;
    announce(done(what, outcome));
    if (outcome.error === undefined) setSelected(new Set());
  };

  const { start, view } = useModeration(() => setSelected(new Set()));
  const people = [
    ...new Map(concerned.flatMap((uuid) => byId.get(uuid) ?? []).map((row) => [row.userID, personOf(row)])).values(),
  ];
  const about = (what: "warn" | "ban" | "unban" | "review"): void => {
    if (people.length > 0) start(what, people);
  };

  /** Rows as they are sorted now. */
  const elements = (): HTMLElement[] => [...(frame.current?.querySelectorAll<HTMLElement>("tr[data-key]") ?? [])];
  const move = (by: number): void => {
    const all = elements();
    const at = all.findIndex((element) => element.dataset["key"] === currentKey);
    const next = all[at === -1 ? (by > 0 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, at + by))];
    // The focus goes along, so that screen readers say where one is.
    next?.querySelector("input")?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: "nearest" });
    reach(next?.dataset["key"]);
  };
  const toggle = (): void => {
    if (current === undefined) return;
    const next = new Set(selected);
    if (!next.delete(current.UUID)) next.add(current.UUID);
    setSelected(next);
  };
  const focusRow = (key: string | undefined): void =>
    elements()
      .find((element) => element.dataset["key"] === key)
      ?.querySelector("input")
      ?.focus({ preventScroll: true });
  /** As they were sorted when the current row was reached. */
  const formerKeys = useRef<readonly string[]>([]);
  const reach = (key: string | undefined): void => {
    formerKeys.current = elements().map((element) => element.dataset["key"] ?? "");
    setCurrentKey(key);
  };
  // What was done may take the current row out of the list; then the one after it is current, and has the focus.
  useLayoutEffect(() => {
    if (currentKey === undefined || byId.has(currentKey)) return;
    const at = formerKeys.current.indexOf(currentKey);
    const isThere = (key: string): boolean => byId.has(key);
    const next = formerKeys.current.slice(at).find(isThere) ?? formerKeys.current.findLast(isThere);
    setCurrentKey(next);
    const active = document.activeElement;
    if (active === document.body || active?.closest("tr")?.dataset["key"] === currentKey) focusRow(next);
  }, [rows]);
  const moveToCategory = (): void => {
    if (category === "") frame.current?.querySelector<HTMLElement>(".order-bar select")?.focus();
    else void order({ action: "category", category, reason });
  };
  useKeys(
    {
      j: () => move(1),
      ArrowDown: () => move(1),
      k: () => move(-1),
      ArrowUp: () => move(-1),
      x: toggle,
      a: () => setSelected(selected.size === rows.length ? new Set() : new Set(byId.keys())),
      h: () => void order({ action: "hide", reason }),
      s: () => void order({ action: "show", reason }),
      l: () => void order({ action: "lock", reason }),
      u: () => void order({ action: "unlock", reason }),
      "+": () => void order({ action: "up" }),
      "-": () => void order({ action: "down" }),
      m: moveToCategory,
      ...(without !== "user" && { w: () => about("warn"), b: () => about("ban") }),
      ...(reviewable && { f: () => about("review") }),
      z: () => void undo(),
      v: () => current && goTo(videoPlace(current.service, current.videoID)),
      p: () => current && goTo(userPlace(current.userID)),
      o: () => {
        const address = current && watchAddress(vocabulary.services, current);
        if (address !== undefined) open(address, "_blank", "noopener,noreferrer");
      },
      "?": () => setHelpOpen(true),
    },
    keysAreOn,
  );

  const labelOf = (uuid: string): string => {
    const row = byId.get(uuid);
    return row === undefined ? uuid : fill(texts.selectRow, { time: spotOf(row), video: row.videoID });
  };
  const isReady = rows.length > 0 || (!pages.loading && pages.error === undefined);
  return (
    // The current row is the one the focus was in last.
    <div
      ref={frame}
      class="desk"
      onFocusIn={({ target }) => {
        const row = target instanceof Element ? target.closest<HTMLElement>("tr[data-key]") : null;
        if (row !== null) reach(row.dataset["key"]);
      }}
    >
      <OrderBar
        selected={chosen.length}
        isCurrentMeant={chosen.length === 0 && current !== undefined}
        busy={desk.busy}
        category={category}
        reason={reason}
        field={field}
        onOrder={(what) => void order(what)}
        onCategory={() => {
          focusRow(currentKey);
          moveToCategory();
        }}
        onKeys={() => setHelpOpen(true)}
        people={without === "user" ? undefined : people.length}
        reviewable={reviewable}
        onPeople={about}
      />
      {view}
      {isReady && (
        <DataTable
          caption={caption}
          columns={columns}
          rows={rows}
          keyOf={({ UUID }) => UUID}
          selection={{ selected, onChange: setSelected, labelOf, labelOfAll: texts.selectAll }}
          currentKey={currentKey}
          empty={empty}
        />
      )}
      <MoreButton of={pages} />
      {isHelpOpen && <KeyList onClose={() => setHelpOpen(false)} />}
    </div>
  );
}
