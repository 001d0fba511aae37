import type { PageProps } from "../../app/pages.tsx";

export function Home(_props: PageProps) {
  return <h1>Home</h1>;
}
