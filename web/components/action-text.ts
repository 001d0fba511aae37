import type { Texts } from "../texts/en.ts";

/** What an action is called; the name itself, when a later version of the service has one that is unknown here. */
export const actionText = ({ segment: { actions } }: Texts, name: string): string =>
  Object.hasOwn(actions, name) ? actions[name as keyof typeof actions] : name;
