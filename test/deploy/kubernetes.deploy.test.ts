import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { rootFolder } from "../support/documents.ts";
import { launch } from "../support/service.ts";
import { image } from "./support/image.ts";
import { type Manifest, manifestsOf, parseManifests, unknownFields } from "./support/manifests.ts";
import { pathOf } from "./support/programs.ts";
import { faultOf, settingNames } from "./support/settings.ts";

/** After `STOP_TIMEOUT_SECONDS` the supervisor gives its workers this long before it kills them. */
const supervisorSeconds = 10;
const folder = join(rootFolder, "deploy/kubernetes");
/** What `kubectl apply -k` sends. */
let manifests: readonly Manifest[] = [];
beforeAll(async () => {
  const { stdout } = await promisify(execFile)(await pathOf("kubectl"), ["kustomize", folder]);
  manifests = parseManifests(stdout);
});
const one = <K extends Parameters<typeof manifestsOf>[0]>(kind: K) => {
  const found = manifestsOf(kind, manifests);
  expect(found.length, kind).toBe(1);
  return found[0] as (typeof found)[number];
};
const podOf = (kind: "Deployment" | "Job") => {
  const pod = one(kind).spec?.template;
  const container = pod?.spec?.containers[0];
  if (pod?.spec === undefined || container === undefined) throw new Error(`${kind} has no container`);
  return { labels: pod.metadata?.labels ?? {}, pod: pod.spec, container };
};

describe("deploy/kubernetes", () => {
  it("is what the API of Kubernetes accepts, without a field that it does not have", async () => {
    const files = (await readdir(folder)).filter((file) => file !== "kustomization.yaml");
    const { resources } = parse(await readFile(join(folder, "kustomization.yaml"), "utf8"));
    expect(new Set(resources)).toEqual(new Set(files));
    expect(manifests.length).toBe(files.length);
    for (const { kind } of manifests) one(kind);
    expect(unknownFields(manifests)).toEqual([]);
    const misspelt = JSON.parse(JSON.stringify(manifests).replace("readinessProbe", "readynessProbe"));
    expect(unknownFields(misspelt).join()).toContain("readynessProbe");
  });

  it("refers only to objects, labels and ports that it defines", () => {
    const names = { configMapRef: one("ConfigMap").metadata?.name, secretRef: one("Secret").metadata?.name };
    for (const kind of ["Deployment", "Job"] as const) {
      const { envFrom = [] } = podOf(kind).container;
      expect(envFrom.map(({ configMapRef, secretRef }) => configMapRef?.name ?? secretRef?.name)).toEqual(
        Object.values(names),
      );
    }
    const { labels, container, pod } = podOf("Deployment");
    for (const selector of [
      one("Deployment").spec?.selector.matchLabels,
      one("Service").spec?.selector,
      one("PodDisruptionBudget").spec?.selector?.matchLabels,
      pod.topologySpreadConstraints?.[0]?.labelSelector?.matchLabels,
    ]) {
      expect(labels).toMatchObject(selector ?? { none: "" });
      expect(podOf("Job").labels, "clients never reach the migration").not.toMatchObject(selector ?? {});
    }
    const policy = one("NetworkPolicy").spec?.podSelector?.matchLabels ?? { none: "" };
    for (const kind of ["Deployment", "Job"] as const) expect(podOf(kind).labels).toMatchObject(policy);
    const ports = container.ports?.map(({ name }) => name);
    expect(ports).toEqual(["http"]);
    expect(one("Service").spec?.ports?.[0]?.targetPort).toBe("http");
    expect(one("NetworkPolicy").spec?.ingress?.[0]?.ports?.[0]?.port).toBe("http");
  });

  it("sets what the service knows, and leaves placeholders that it refuses", () => {
    const settings = one("ConfigMap").data ?? {};
    const secrets = (
      manifests.find(({ kind }) => kind === "Secret") as unknown as { stringData: Record<string, string> }
    ).stringData;
    for (const name of [...Object.keys(settings), ...Object.keys(secrets)]) expect(settingNames()).toContain(name);
    const own = { DATABASE_URL: "mysql://user:password@database:3306/segmark", OPERATOR_TOKEN: "0123456789abcdef" };
    expect(Object.keys(own)).toEqual(Object.keys(secrets));
    expect(faultOf({ ...settings, ...own })).toBeUndefined();
    for (const name of Object.keys(secrets)) expect(faultOf({ ...settings, ...secrets })).toContain(name);
  });

  it("runs the image of deploy/container, and its commands", () => {
    const [user, group] = image.user?.split(":").map(Number) ?? [];
    for (const kind of ["Deployment", "Job"] as const) {
      const { pod, container } = podOf(kind);
      expect(container.image).toMatch(new RegExp(`/${image.name}:`));
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: user, runAsGroup: group });
      expect(container.command, "the entry point of the image").toBeUndefined();
      // What the profile "restricted" of the namespace asks for, and a root file system that nobody writes to.
      expect(pod.securityContext?.seccompProfile).toEqual({ type: "RuntimeDefault" });
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        privileged: false,
        capabilities: { drop: ["ALL"] },
      });
      expect(container.resources?.limits).toHaveProperty("memory");
    }
    expect(podOf("Deployment").container.args).toEqual(image.command);
    expect(podOf("Job").container.args).toEqual(["migrate"]);
    expect(podOf("Deployment").container.ports?.[0]?.containerPort).toBe(image.port);
    expect(one("ConfigMap").data).toMatchObject({ HOST: "0.0.0.0", PORT: String(image.port) });
  });

  it("gives a pod the time that the service takes to stop and to start", () => {
    const { pod, container } = podOf("Deployment");
    const stop = Number(one("ConfigMap").data?.["STOP_TIMEOUT_SECONDS"]);
    const before = container.lifecycle?.preStop?.sleep?.seconds ?? 0;
    expect(before).toBeGreaterThan(0);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(before + stop + supervisorSeconds + 5);
    const { periodSeconds = 0, failureThreshold = 0 } = container.startupProbe ?? {};
    expect(periodSeconds * failureThreshold, "DATABASE_RETRY_SECONDS, 30 by default").toBeGreaterThan(30);
    expect(one("Deployment").spec?.strategy).toEqual({
      type: "RollingUpdate",
      rollingUpdate: { maxUnavailable: 0, maxSurge: 1 },
    });
  });

  it("probes paths that a service with these settings answers, whoever asks", async () => {
    const { container } = podOf("Deployment");
    const { PORT: _, ...settings } = one("ConfigMap").data ?? {};
    await using service = launch({ ...settings, DATABASE_URL: "sqlite::memory:", WORKERS: "1" });
    const { port } = new URL(await service.address());
    const pathOfProbe = { startupProbe: "/api/status", readinessProbe: "/api/ready", livenessProbe: "/api/status" };
    for (const [probe, path] of Object.entries(pathOfProbe)) {
      const { httpGet } = container[probe as keyof typeof pathOfProbe] ?? {};
      expect(httpGet).toEqual({ path, port: "http" });
      // The kubelet names the address of the pod.
      const response = await fetch(`http://127.0.0.1:${port}${httpGet?.path}`, {
        headers: { host: `10.1.2.3:${image.port}` },
      });
      expect(response.status).toBe(200);
    }
  });
});
