import { describe, expect, it } from "vitest";
import { parseTopology } from "../../../src/cluster/config/topology.ts";
import { rolesOf, singleNodeTopology } from "../../../src/cluster/single-node-topology.ts";

const good = `
cluster: shop
replicasets:
  api:       { roles: [vshard-router] }
  storage-1: { roles: [vshard-storage, migrator] }
instances:
  storage-1-2: { replicaset: storage-1, url: "http://127.0.0.1:8083/base", disabled: true }
  api-1:       { replicaset: api,       url: "https://api.example" }
  storage-1-1: { replicaset: storage-1, url: "http://127.0.0.1:8082", public: false }
`;

describe("topology.yml", () => {
  it("lists replica sets and instances, in order of preference", () => {
    const topology = parseTopology(good);
    expect(topology.cluster).toBe("shop");
    expect([...topology.replicasets.keys()]).toEqual(["api", "storage-1"]);
    expect(topology.instances).toEqual([
      {
        alias: "storage-1-2",
        replicaset: "storage-1",
        url: "http://127.0.0.1:8083/base",
        public: true,
        disabled: true,
      },
      { alias: "api-1", replicaset: "api", url: "https://api.example/", public: true, disabled: false },
      { alias: "storage-1-1", replicaset: "storage-1", url: "http://127.0.0.1:8082/", public: false, disabled: false },
    ]);
  });

  it.each(["public", "disabled"])("has the default where %s is null", (flag) => {
    const text = good.replace(/, (?:public|disabled): \w+/g, "").replace('8082"', `8082", ${flag}: null`);
    expect(parseTopology(text).instances.at(-1)).toMatchObject({ public: true, disabled: false });
  });

  it("enables some roles everywhere", () => {
    const topology = parseTopology(good);
    expect(rolesOf(topology, "api")).toEqual(["vshard-router", "migrator", "ddl-manager"]);
    expect(rolesOf(topology, "storage-1")).toEqual(["vshard-storage", "migrator", "ddl-manager"]);
    expect(rolesOf(singleNodeTopology(), "default")).toEqual([
      "vshard-router",
      "vshard-storage",
      "migrator",
      "ddl-manager",
    ]);
  });

  it.each([
    // change                                             key                          what is expected
    ["[]", "", "expected a map"],
    ["", "", "expected a map"],
    ["cluster: [", "", "expected YAML; .* at line 1"],
    [good.replace("cluster: shop", "cluster: 7"), "cluster", "expected the name of the cluster"],
    [good.replace("cluster:", "klaster:"), "klaster", "unknown; expected one of cluster, replicasets, instances"],
    [good.replace("api:       {", "api: { size: 3,"), "replicasets.api.size", "unknown; expected one of roles"],
    [good.replace("[vshard-router]", "vshard-router"), "replicasets.api.roles", "expected a list of strings"],
    [good.replace("[vshard-router]", "[1]"), "replicasets.api.roles[0]", "expected a string"],
    ["cluster: x\nreplicasets: {}\ninstances: {}", "replicasets", "expected at least one replica set"],
    [good.replace("instances:", "instances:\n  7: {}"), "instances.7", "begins with a letter"],
    [good.replace("api-1:  ", "storage-1-2: "), "", "expected YAML; Map keys must be unique at line 8"],
    [
      good.replace("replicaset: api,", "replicaset: apis,"),
      "instances.api-1.replicaset",
      "expected one of api, storage-1",
    ],
    [good.replace("https://api.example", "api.example"), "instances.api-1.url", "expected an address like http"],
    [good.replace("https://api.example", "ftp://api.example"), "instances.api-1.url", "expected an address like http"],
    [good.replace("https://api.example", "https://u:p@api.example"), "instances.api-1.url", "without user"],
    [good.replace("https://api.example", "http://127.0.0.1:8082/"), "instances.storage-1-1.url", "not api-1's"],
    [good.replace("public: false", "public: no"), "instances.storage-1-1.public", "expected true or false"],
    [good.replace("public: false", "database: x"), "instances.storage-1-1.database", "unknown; expected one of"],
    [good.replace("replicaset: api,", "replicaset: storage-1,"), "replicasets.api", "expected at least one instance"],
  ])("refuses %j, naming %j", (text, key, why) => {
    const place = key === "" ? "Section topology.yml" : `Section topology.yml, key ${key}`;
    try {
      parseTopology(text);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ code: "bad_config", message: expect.stringMatching(why) });
      expect(error).toHaveProperty("message", expect.stringContaining(`${place}: `));
    }
  });
});
