import type { PageProps } from "../../app/router.ts";
import { useTitle } from "../../app/use-title.ts";
import { TokenState } from "../../components/access.tsx";
import { SectionLinks } from "../../components/section-links.tsx";
import { useClusterTexts } from "../../texts/cluster/use-cluster-texts.ts";
import { Configuration } from "./configuration/configuration.tsx";
import { ClusterState } from "./state/state.tsx";
import "./cluster.css";

const tabs = ["state", "configuration"] as const;

/** `#/cluster/<tab>`, and `#/cluster/configuration/<section>` for one section. */
export function Cluster({ place }: PageProps) {
  const texts = useClusterTexts();
  useTitle(texts.title);
  const [, given, filename] = place.path;
  const current = tabs.find((tab) => tab === given) ?? "state";
  return (
    <>
      <h1>{texts.title}</h1>
      <SectionLinks label={texts.title} page="cluster" names={texts.tabs} current={current} />
      <TokenState />
      {current === "state" ? <ClusterState /> : <Configuration filename={filename} />}
    </>
  );
}
