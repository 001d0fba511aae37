import type { PageProps } from "../../app/pages.tsx";

export function Operations(_props: PageProps) {
  return <h1>Operations</h1>;
}
