import type { PageProps } from "../../app/pages.tsx";
import { useTitle } from "../../app/use-title.ts";
import { useTexts } from "../../texts/use-texts.ts";

export function Home(_props: PageProps) {
  const { home: texts } = useTexts();
  useTitle(texts.title);
  return <h1>{texts.title}</h1>;
}
