import type { PageProps } from "../../app/router.ts";
import { useTitle } from "../../app/use-title.ts";
import { useTexts } from "../../texts/use-texts.ts";
import "./home.css";
import { LatestSegments } from "./latest-segments.tsx";
import { SearchBox } from "./search-box.tsx";
import { Totals } from "./totals.tsx";

export function Home({ place }: PageProps) {
  const { home: texts } = useTexts();
  useTitle("");
  return (
    <>
      <h1>{texts.title}</h1>
      <SearchBox />
      <Totals />
      <LatestSegments query={place.query} />
    </>
  );
}
