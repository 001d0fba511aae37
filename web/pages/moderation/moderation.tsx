import type { PageProps } from "../../app/pages.tsx";
import { useTitle } from "../../app/use-title.ts";
import { useTexts } from "../../texts/use-texts.ts";

export function Moderation(_props: PageProps) {
  const { moderation: texts } = useTexts();
  useTitle(texts.title);
  return <h1>{texts.title}</h1>;
}
