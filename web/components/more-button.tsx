import { useTexts } from "../texts/use-texts.ts";
import { FailureNote, Loading } from "./feedback.tsx";

/** The end of a list that grows: a button, or what the next page is at. */
export function MoreButton({
  of,
}: {
  of: Readonly<{ more: (() => void) | undefined; loading: boolean; error: unknown; reload: () => void }>;
}) {
  const { general } = useTexts();
  if (of.loading) return <Loading />;
  if (of.error !== undefined) return <FailureNote error={of.error} retry={of.more ?? of.reload} />;
  if (of.more === undefined) return null;
  return (
    <button type="button" onClick={of.more}>
      {general.more}
    </button>
  );
}
