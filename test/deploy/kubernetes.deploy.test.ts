import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { readConfig } from "../../src/config/config.ts";
import { launch } from "../support/service.ts";
import { deployed, unknownSettings } from "./support/settings.ts";

// biome-ignore lint/suspicious/noExplicitAny: manifests are looked through, not typed
type Manifest = any;
const manifests: Manifest[] = parseAllDocuments(deployed("kubernetes/segmark.yaml")).map((one) => one.toJS());
const of = (kind: string): Manifest => manifests.find((manifest) => manifest.kind === kind);
const pods = [of("Job").spec.template.spec, of("Deployment").spec.template.spec];
const [container] = of("Deployment").spec.template.spec.containers;

it("settings are known and valid", () => {
  const env = { ...of("Secret").stringData, ...of("ConfigMap").data };
  expect(unknownSettings(Object.keys(env))).toEqual([]);
  expect(() => readConfig(env)).not.toThrow();
});

it("pods run as the user of the image, without rights, and with a root that is read-only", () => {
  const [, user] = /^USER (\d+):/m.exec(deployed("container/Dockerfile")) ?? [];
  for (const { securityContext, containers, automountServiceAccountToken } of pods) {
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: Number(user) });
    expect(automountServiceAccountToken).toBe(false);
    expect(containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
  }
});

it("names and labels refer to each other", () => {
  const { labels } = of("Deployment").spec.template.metadata;
  for (const kind of ["Service"]) expect(labels).toMatchObject(of(kind).spec.selector);
  for (const kind of ["Deployment", "PodDisruptionBudget"])
    expect(labels).toMatchObject(of(kind).spec.selector.matchLabels);
  const ports = container.ports.map(({ name }: { name: string }) => name);
  expect(ports).toContain(of("Service").spec.ports[0].targetPort);
  for (const { containers, volumes } of pods)
    for (const { name } of containers[0].volumeMounts)
      expect(volumes).toContainEqual(expect.objectContaining({ name }));
});

it("a pod has time to stop", () => {
  const stop = Number(of("ConfigMap").data.STOP_TIMEOUT_SECONDS);
  const pause = Number(/(\d+)\)$/.exec(container.lifecycle.preStop.exec.command.at(-1))?.[1]) / 1000;
  expect(of("Deployment").spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(stop + pause + 10);
});

describe("probes", () => {
  let service: ReturnType<typeof launch>;
  beforeAll(() => {
    service = launch({ DATABASE_URL: "sqlite::memory:" });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it.each(["startupProbe", "readinessProbe", "livenessProbe"])("%s is answered", async (probe) => {
    const { path } = container[probe].httpGet;
    expect((await fetch((await service.address()) + path)).status).toBe(200);
  });
});
