import { useEffect } from "preact/hooks";
import { useTexts } from "../texts/use-texts.ts";

/** The title of the window. It never has secrets, since browsers keep it in their history. */
export function useTitle(page: string): void {
  const { title } = useTexts();
  useEffect(() => {
    document.title = page === "" ? title : `${page} · ${title}`;
  }, [page, title]);
}
