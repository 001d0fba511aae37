import type { PageProps } from "../../app/pages.tsx";

export function Video(_props: PageProps) {
  return <h1>Video</h1>;
}
