import type { PageProps } from "../../app/pages.tsx";

export function Leaderboards(_props: PageProps) {
  return <h1>Leaderboards</h1>;
}
