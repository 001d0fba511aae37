import type { PageProps } from "../../app/pages.tsx";

export function Cluster(_props: PageProps) {
  return <h1>Cluster</h1>;
}
