import type { PageProps } from "../../app/pages.tsx";

export function Statistics(_props: PageProps) {
  return <h1>Statistics</h1>;
}
