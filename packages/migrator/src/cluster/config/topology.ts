import type { Instance, Topology } from "../../protocol/contracts.ts";
import { badConfig } from "./bad-config.ts";
import { topologySection as section } from "./sections.ts";
import { mapOf, mapWith, parseYaml, pathTo, plainOf, stringsOf } from "./yaml.ts";

/** JavaScript moves keys that look like numbers before all others, but the order of instances matters. */
const aliasPattern = /^[A-Za-z][A-Za-z0-9_.-]{0,127}$/;

function flagOf(key: string, raw: unknown, fallback: boolean): boolean {
  const value = raw ?? fallback;
  if (typeof value === "boolean") return value;
  throw badConfig(section, key, "expected true or false");
}

function urlOf(key: string, value: unknown): string {
  const fault = badConfig(
    section,
    key,
    "expected an address like http://127.0.0.1:8081, without user, query and fragment",
  );
  if (typeof value !== "string" || !URL.canParse(value)) throw fault;
  const { protocol, username, password, search, hash, href } = new URL(value);
  if (!["http:", "https:"].includes(protocol) || username + password + search + hash !== "") throw fault;
  return href;
}

function instanceOf(alias: string, value: unknown, replicasets: Topology["replicasets"]): Instance {
  const key = pathTo("instances", alias);
  if (!aliasPattern.test(alias))
    throw badConfig(section, key, "expected an alias that begins with a letter, then letters, digits, _ . and -");
  const own = mapWith(section, key, value, ["replicaset", "url", "public", "disabled"]);
  const { replicaset } = own;
  if (typeof replicaset !== "string" || !replicasets.has(replicaset))
    throw badConfig(section, `${key}.replicaset`, `expected one of ${[...replicasets.keys()].join(", ")}`);
  const url = urlOf(`${key}.url`, own["url"]);
  return {
    alias,
    replicaset,
    url,
    public: flagOf(`${key}.public`, own["public"], true),
    disabled: flagOf(`${key}.disabled`, own["disabled"], false),
  };
}

function replicasetsOf(value: unknown): Topology["replicasets"] {
  const entries = Object.entries(mapOf(section, "replicasets", value)).map(([name, own]) => {
    const key = pathTo("replicasets", name);
    const { roles } = mapWith(section, key, own, ["roles"]);
    return [name, { roles: stringsOf(section, `${key}.roles`, roles) }] as const;
  });
  if (entries.length === 0) throw badConfig(section, "replicasets", "expected at least one replica set");
  return new Map(entries);
}

/**
 * Parses section `topology.yml`, see `Topology` in the specification; the order of instances is preserved.
 * @throws MigratorError `bad_config` for unknown keys, a duplicate address or alias, an unknown replica set, and one
 *   without instances
 */
export function parseTopology(text: string): Topology {
  const value = mapWith(section, "", plainOf(section, parseYaml(section, text)), [
    "cluster",
    "replicasets",
    "instances",
  ]);
  const { cluster } = value;
  if (typeof cluster !== "string" || cluster === "")
    throw badConfig(section, "cluster", "expected the name of the cluster");
  const replicasets = replicasetsOf(value["replicasets"]);
  const instances = Object.entries(mapOf(section, "instances", value["instances"])).map(([alias, own]) =>
    instanceOf(alias, own, replicasets),
  );
  const urls = new Map<string, string>();
  for (const { alias, url } of instances) {
    const other = urls.get(url);
    if (other !== undefined)
      throw badConfig(section, `instances.${alias}.url`, `expected an address of its own, not ${other}'s`);
    urls.set(url, alias);
  }
  for (const name of replicasets.keys())
    if (!instances.some(({ replicaset }) => replicaset === name))
      throw badConfig(section, `replicasets.${name}`, "expected at least one instance that belongs to it");
  return { cluster, replicasets, instances };
}
