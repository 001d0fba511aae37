import { join } from "node:path";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { Job } from "kubernetes-models/batch/v1/Job";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { ConfigMap } from "kubernetes-models/v1/ConfigMap";
import { Namespace } from "kubernetes-models/v1/Namespace";
import { Secret } from "kubernetes-models/v1/Secret";
import { Service } from "kubernetes-models/v1/Service";
import { parseAllDocuments } from "yaml";
import { compile } from "../../support/compiler.ts";
import { rootFolder } from "../../support/documents.ts";

const models = { ConfigMap, Deployment, Job, Namespace, NetworkPolicy, PodDisruptionBudget, Secret, Service } as const;
type Kind = keyof typeof models;
type Of<K extends Kind> = InstanceType<(typeof models)[K]>;
export type Manifest = Readonly<{ kind: Kind; apiVersion: string }>;

/** The objects in a text of YAML documents. */
export const parseManifests = (text: string): readonly Manifest[] =>
  parseAllDocuments(text, { strict: true }).map((document) => {
    if (document.errors[0] !== undefined) throw document.errors[0];
    return document.toJS();
  });

/** The objects of one kind. Errors: those of the schema of Kubernetes */
export function manifestsOf<K extends Kind>(kind: K, manifests: readonly Manifest[]): Of<K>[] {
  return manifests
    .filter((one) => one.kind === kind)
    .map((one) => {
      const model = new models[kind](one as never);
      model.validate();
      return model as Of<K>;
    });
}

/** Fields that Kubernetes does not have, such as misspelt ones: the compiler knows all. */
export function unknownFields(manifests: readonly Manifest[]): readonly string[] {
  const file = join(rootFolder, "test/deploy/support/manifests-of-a-test.ts");
  const lines = manifests.map(({ kind, apiVersion, ...rest }, i) => {
    const literal = JSON.stringify({ apiVersion, kind, ...rest });
    return `export const m${i}: import("kubernetes-models/${apiVersion}/${kind}").I${kind} = ${literal};`;
  });
  return compile([file], undefined, { sources: new Map([[file, lines.join("\n")]]), isChecked: () => false }).map(
    ({ text }) => text,
  );
}
