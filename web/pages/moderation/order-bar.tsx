import { useState } from "preact/hooks";
import { useVocabulary } from "../../api/vocabulary.ts";
import { useTexts } from "../../texts/use-texts.ts";
import type { Order } from "./orders.ts";

type Props = Readonly<{
  selected: number;
  busy: boolean;
  reason: string;
  onReason: (reason: string) => void;
  onOrder: (order: Order) => void;
  onKeys: () => void;
}>;

/** What can be done with the selected segments. Without a selection it concerns the current one. */
export function OrderBar({ selected, busy, reason, onReason, onOrder, onKeys }: Props) {
  const { moderation, segment: names } = useTexts();
  const { orders: texts } = moderation;
  const { categories } = useVocabulary();
  const [category, setCategory] = useState("");
  const button = (action: "hide" | "show" | "lock" | "unlock", key: string) => (
    <button
      type="button"
      disabled={busy || selected === 0}
      aria-keyshortcuts={key}
      title={`${texts.hints[action]} (${key})`}
      onClick={() => onOrder({ action, reason })}
    >
      {texts[action]}
    </button>
  );
  const vote = (action: "up" | "down") => (
    <button
      type="button"
      disabled={busy || selected === 0}
      title={texts.hints[action]}
      onClick={() => onOrder({ action })}
    >
      {texts[action]}
    </button>
  );
  return (
    <section class="order-bar" aria-label={texts.label}>
      <p role="status">{texts.selected.replace("{count}", String(selected))}</p>
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
          disabled={busy || selected === 0 || category === ""}
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
