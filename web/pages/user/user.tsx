import type { PageProps } from "../../app/pages.tsx";

export function User(_props: PageProps) {
  return <h1>User</h1>;
}
