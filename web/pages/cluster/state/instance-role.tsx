import { useClusterTexts } from "../../../texts/cluster/use-cluster-texts.ts";
import type { Schemas } from "../requests.ts";

/** What an instance is at the moment. */
export function InstanceRole({ of, isLeader }: { of: Schemas["InstanceStatus"]; isLeader: boolean }) {
  const texts = useClusterTexts();
  const role = isLeader ? "leads" : of.reachable ? (of.writable ? "writable" : "readOnly") : "unreachable";
  return <span class={`mark ${role}`}>{texts.roles[role]}</span>;
}
