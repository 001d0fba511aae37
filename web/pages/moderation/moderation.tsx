import type { PageProps } from "../../app/pages.tsx";

export function Moderation(_props: PageProps) {
  return <h1>Moderation</h1>;
}
