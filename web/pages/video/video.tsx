import type { PageProps } from "../../app/pages.tsx";
import { useTitle } from "../../app/use-title.ts";
import { useTexts } from "../../texts/use-texts.ts";

export function Video(_props: PageProps) {
  const { video: texts } = useTexts();
  useTitle(texts.title);
  return <h1>{texts.title}</h1>;
}
