import { useVocabulary } from "../../api/vocabulary.ts";
import { fill, useTexts } from "../../texts/use-texts.ts";
import type { Order, Outcome, UserResult } from "./orders.ts";
import type { UserOrder } from "./user-orders.ts";

/** Sentences about what was done. */
export function useOutcomeText(): Readonly<{
  done: (order: Order, outcome: Outcome) => string;
  undone: (outcome: Outcome) => string;
  doneToUsers: (order: UserOrder, outcome: Outcome) => string;
  resultOf: (order: UserOrder) => (result: UserResult) => string;
}> {
  const { moderation } = useTexts();
  const { categories } = useVocabulary();
  const { outcome: texts, people } = moderation;
  const rest = ({ unchanged, unknown }: Outcome): string =>
    [
      ...(unchanged.length > 0 ? [fill(texts.unchanged, { count: unchanged.length })] : []),
      ...(unknown.length > 0 ? [fill(texts.unknown, { count: unknown.length })] : []),
    ].join(" ");
  return {
    done: (order, outcome) => {
      const count = outcome.changed.length;
      const category =
        order.action === "category"
          ? (categories.find(({ name }) => name === order.category)?.label ?? order.category)
          : "";
      return `${fill(texts[order.action], { count, category })} ${rest(outcome)}`.trim();
    },
    undone: (outcome) =>
      `${fill(texts.undone, { count: outcome.changed.length + new Set(outcome.users).size })} ${rest(outcome)}`.trim(),
    doneToUsers: ({ action }, { users, results }) => {
      const rest = results.length - users.length;
      const done = fill(people.done[action], { count: users.length });
      return rest === 0 ? done : `${done} ${fill(people.notDone, { count: rest })}`;
    },
    resultOf:
      ({ action }) =>
      ({ result }) =>
        result === "done" ? people.one[action] : result === "same" ? people.same[action] : people[result],
  };
}
