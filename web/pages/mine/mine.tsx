import type { PageProps } from "../../app/pages.tsx";

export function Mine(_props: PageProps) {
  return <h1>Mine</h1>;
}
