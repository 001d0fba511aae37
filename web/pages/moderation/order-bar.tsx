import type { ComponentChildren } from "preact";
import { fill, useTexts } from "../../texts/use-texts.ts";
import type { Order } from "./orders.ts";

type Props = Readonly<{
  selected: number;
  /** Nothing is selected, so that the actions concern the row that the keyboard is at. */
  isCurrentMeant: boolean;
  busy: boolean;
  category: string;
  reason: string;
  field: (name: "category" | "reason") => ComponentChildren;
  onOrder: (order: Order) => void;
  /** The category was chosen with the keyboard. */
  onCategory: () => void;
  onKeys: () => void;
  /** How many users the segments are of; undefined where that is said elsewhere. */
  people: number | undefined;
  reviewable: boolean;
  onPeople: (what: "warn" | "ban" | "unban" | "review") => void;
}>;

/** What can be done with the selected segments. Without a selection it concerns the current one. */
export function OrderBar({
  selected,
  isCurrentMeant,
  busy,
  category,
  reason,
  field,
  people,
  reviewable,
  ...on
}: Props) {
  const { moderation } = useTexts();
  const { orders: texts } = moderation;
  const isIdle = busy || (selected === 0 && !isCurrentMeant);
  const button = (action: "hide" | "show" | "lock" | "unlock" | "up" | "down", key: string) => (
    <button
      type="button"
      disabled={isIdle}
      aria-keyshortcuts={key === "+" ? "Plus" : key}
      title={`${texts.hints[action]} (${key})`}
      onClick={() => on.onOrder(action === "up" || action === "down" ? { action } : { action, reason })}
    >
      {texts[action]}
    </button>
  );
  const aboutPeople = (what: "warn" | "ban" | "unban" | "review", key?: string) => (
    <button
      type="button"
      disabled={isIdle}
      aria-keyshortcuts={key}
      title={key === undefined ? moderation.people.hints[what] : `${moderation.people.hints[what]} (${key})`}
      onClick={() => on.onPeople(what)}
    >
      {moderation.people.buttons[what]}
    </button>
  );
  return (
    <section
      class="order-bar"
      aria-label={texts.label}
      onKeyDown={({ key, target }) => {
        if (key === "Enter" && target instanceof HTMLSelectElement && category !== "") on.onCategory();
      }}
    >
      <p role="status">{isCurrentMeant ? texts.current : fill(texts.selected, { count: selected })}</p>
      <div class="row">
        {reviewable && aboutPeople("review", "f")}
        {button("hide", "h")}
        {button("show", "s")}
        {button("lock", "l")}
        {button("unlock", "u")}
        {button("up", "+")}
        {button("down", "-")}
        {field("category")}
        <button
          type="button"
          disabled={isIdle || category === ""}
          aria-keyshortcuts="m"
          onClick={() => on.onOrder({ action: "category", category, reason })}
        >
          {texts.category}
        </button>
        {field("reason")}
      </div>
      <div class="row">
        {people !== undefined && (
          <>
            <span class="quiet">{fill(moderation.people.of, { count: people })}</span>
            {aboutPeople("warn", "w")}
            {aboutPeople("ban", "b")}
            {aboutPeople("unban")}
          </>
        )}
        <button type="button" aria-keyshortcuts="?" onClick={on.onKeys}>
          {moderation.keys.title}
        </button>
      </div>
    </section>
  );
}
