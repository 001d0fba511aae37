import { useState } from "preact/hooks";
import { useVocabulary } from "../../api/vocabulary.ts";
import { fill, useTexts } from "../../texts/use-texts.ts";
import type { Order } from "./orders.ts";

type Props = Readonly<{
  selected: number;
  /** Nothing is selected, so that the actions concern the row that the keyboard is at. */
  isCurrentMeant: boolean;
  busy: boolean;
  reason: string;
  onReason: (reason: string) => void;
  onOrder: (order: Order) => void;
  onKeys: () => void;
}>;

/** What can be done with the selected segments. Without a selection it concerns the current one. */
export function OrderBar({ selected, isCurrentMeant, busy, reason, onReason, onOrder, onKeys }: Props) {
  const { moderation, segment: names } = useTexts();
  const { orders: texts } = moderation;
  const { categories } = useVocabulary();
  const [category, setCategory] = useState("");
  const isIdle = busy || (selected === 0 && !isCurrentMeant);
  const button = (action: "hide" | "show" | "lock" | "unlock", key: string) => (
    <button
      type="button"
      disabled={isIdle}
      aria-keyshortcuts={key}
      title={`${texts.hints[action]} (${key})`}
      onClick={() => onOrder({ action, reason })}
    >
      {texts[action]}
    </button>
  );
  const vote = (action: "up" | "down") => (
    <button type="button" disabled={isIdle} title={texts.hints[action]} onClick={() => onOrder({ action })}>
      {texts[action]}
    </button>
  );
  return (
    <section class="order-bar" aria-label={texts.label}>
      <p role="status">{isCurrentMeant ? texts.current : fill(texts.selected, { count: selected })}</p>
      <div class="row">
        {button("hide", "h")}
        {button("show", "s")}
        {button("lock", "l")}
        {button("unlock", "u")}
        {vote("up")}
        {vote("down")}
        <label class="field">
          <span>{names.category}</span>
          <select value={category} onChange={({ currentTarget }) => setCategory(currentTarget.value)}>
            <option value="">–</option>
            {categories.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          disabled={isIdle || category === ""}
          onClick={() => onOrder({ action: "category", category, reason })}
        >
          {texts.category}
        </button>
        <label class="field reason">
          <span>{moderation.reason}</span>
          <input
            value={reason}
            maxLength={2000}
            dir="auto"
            onInput={({ currentTarget }) => onReason(currentTarget.value)}
          />
        </label>
        <button type="button" aria-keyshortcuts="?" onClick={onKeys}>
          {moderation.keys.title}
        </button>
      </div>
    </section>
  );
}
