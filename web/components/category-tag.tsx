import { useVocabulary } from "../api/vocabulary.ts";

/** A category in its colour; the name stands beside it, so that nobody has to tell colours apart. */
export function CategoryTag({ category }: { category: string }) {
  const known = useVocabulary().categories.find(({ name }) => name === category);
  return (
    <span class="category">
      <span class="dot" style={{ background: known?.colour ?? "currentColor" }} />
      {known?.label ?? category}
    </span>
  );
}
