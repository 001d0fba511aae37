import type { ClusterConfig } from "../requests.ts";

/**
 * A text that is not saved yet, and what it was made from.
 * - `version`  of the whole configuration
 * - `base`     text of the section in that version; null when there was none
 */
export type Draft = Readonly<{ version: number; base: string | null; text: string }>;

/** Survives a look at another page, until the window is closed. */
const drafts = new Map<string, Draft>();

export const draftOf = (filename: string): Draft | undefined => drafts.get(filename);
export const changedSections = (): readonly string[] => [...drafts.keys()];
export const keepDraft = (filename: string, draft: Draft): void =>
  void (draft.text === (draft.base ?? "") && draft.base !== null
    ? drafts.delete(filename)
    : drafts.set(filename, draft));
export const dropDraft = (filename: string): void => void drafts.delete(filename);

export const sectionText = ({ sections }: ClusterConfig, filename: string): string | null =>
  sections.find((section) => section.filename === filename)?.content ?? null;

/** A draft that has nothing new in it. */
export const freshDraft = (config: ClusterConfig, filename: string): Draft => {
  const base = sectionText(config, filename);
  return { version: config.version, base, text: base ?? "" };
};
