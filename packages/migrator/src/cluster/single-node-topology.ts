import type { Topology } from "../protocol/contracts.ts";

const alwaysEnabled = ["migrator", "ddl-manager"];

/** Default topology of a single node: one replica set with this instance alone. */
export const singleNodeTopology = (alias = "local"): Topology => ({
  cluster: "default",
  replicasets: new Map([["default", { roles: ["vshard-router", "vshard-storage"] }]]),
  instances: [{ alias, replicaset: "default", url: "http://127.0.0.1/", public: true, disabled: false }],
});

/** Roles of a replica set, including those that are enabled everywhere. */
export const rolesOf = ({ replicasets }: Topology, replicaset: string): readonly string[] => [
  ...new Set([...(replicasets.get(replicaset)?.roles ?? []), ...alwaysEnabled]),
];
