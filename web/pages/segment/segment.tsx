import type { PageProps } from "../../app/pages.tsx";

export function Segment(_props: PageProps) {
  return <h1>Segment</h1>;
}
