import { readFileSync } from "node:fs";
import { readEvents } from "@segmark/openapi/internal/document/events/events";
import { schemaOf } from "@segmark/openapi/internal/document/events/payloads";
import { load } from "@segmark/openapi/internal/document/read/load";
import type { Json } from "@segmark/openapi/internal/document/tree/json";
import { describe, expect, it } from "vitest";
import { compile } from "../../../test/types/compile.ts";
import { validators } from "../src/generated/validators.js";
import { examplePayloads, inventory } from "./support/payloads.ts";
import { shapes } from "./support/shapes.ts";

const kept = examplePayloads();
const file = "spec/webhook-events.yaml";
const model = readEvents(load(readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8"), file), file);
const payloads = model.events.flatMap(({ own, payloads }) => [...payloads, ...(own === undefined ? [] : [own])]);
const schemas = new Map(payloads.map((payload) => [payload.name, schemaOf(payload)]));
const { fieldsOf, typesOf, valueShape } = shapes(model.defs);

const schemaFor = (name: string): Json => schemas.get(name) ?? {};
/** The validator of a payload; an event that takes any action has one for all of them. */
const validatorOf = (name: string) => validators[name] ?? validators[name.split(".")[0] ?? ""];

describe("payloads of real deliveries", () => {
  it.each(kept)("$id is valid for $name", ({ name, text }) => {
    const validate = validatorOf(name);
    expect(validate?.(JSON.parse(text))).toBe(true);
    expect(validate?.errors).toBeNull();
  });

  it.each(kept)("$id: every key of the first two levels is described", ({ name, text }) => {
    const unknown: string[] = [];
    const payload: Record<string, unknown> = JSON.parse(text);
    for (const [key, value] of Object.entries(payload)) {
      const known = fieldsOf(schemaFor(name), key);
      if (known === undefined) unknown.push(key);
      for (const field of Object.keys(valueShape(value)))
        if (fieldsOf(known, Array.isArray(value) ? ["items", field] : field) === undefined)
          unknown.push(`${key}.${field}`);
    }
    expect(unknown).toEqual([]);
  });
});

/**
 * Each payload stands as a literal where its type is wanted. There the compiler refuses a key that the type does not
 * know, at any depth, besides everything that does not fit; so what compiles is both assignable and described as a
 * whole.
 */
describe("types of payloads", () => {
  const source = (name: string, text: string): string =>
    `import type { PayloadMap } from "@segmark/webhooks/internal/generated/payloads";\nexport const payload: PayloadMap["${name}"] = ${text};\n`;

  it("accept every payload of a real delivery under its action and its event, and no other", () => {
    const opened = kept.find(({ id }) => id === "issues.opened");
    const text = opened?.text ?? "";
    const { issue, ...rest } = JSON.parse(text);
    const sources = new Map([
      ...kept.map(({ name, text }, index) => [`p${index}`, source(name, text)] as const),
      ...kept.map(({ event, text }, index) => [`e${index}`, source(event, text)] as const),
      ["uses", uses],
      ["wrong-action", source("issues.closed", text)],
      ["wrong-value", source("issues.opened", JSON.stringify({ ...rest, issue: { ...issue, state: "closed" } }))],
      ["unknown-key", source("issues.opened", text.replace('"login": "Codertocat"', '"logn": "x", $&'))],
    ]);
    const complaints = compile(sources);
    const refused = kept.flatMap(({ id }, index) => [
      ...(complaints.get(`p${index}`) ?? []).map(({ text }) => `${id}: ${text}`),
      ...(complaints.get(`e${index}`) ?? []).map(({ text }) => `${id} as event: ${text}`),
    ]);
    expect(refused).toEqual([]);
    expect(complaints.get("wrong-action")?.[0]?.text).toContain('"opened"');
    expect(complaints.get("wrong-value")?.[0]?.text).toContain('"closed"');
    expect(complaints.get("uses")).toEqual([]);
    expect(complaints.get("unknown-key")?.[0]?.text).toContain("logn");
  });
});

/** Typical lines of handlers; one that does not compile would send users to the documentation. */
const uses = `import type { PayloadMap } from "@segmark/webhooks/internal/generated/payloads";
declare const payload: PayloadMap;
const { push, issues, pull_request, check_run, workflow_run, release, installation, repository_dispatch } = payload;
export const texts: readonly (string | undefined)[] = [
  push.commits[0]?.author.name, push.head_commit?.id, push.repository.full_name, push.repository.owner?.login, push.pusher.name,
  issues.issue.user?.login, payload["issues.opened"].issue.labels[0]?.name, payload["issues.opened"].issue.milestone?.title,
  pull_request.pull_request.head.ref, pull_request.pull_request.head.repo?.clone_url, pull_request.pull_request.base.sha,
  pull_request.pull_request.base.repo.owner.login, pull_request.repository.owner.login, pull_request.pull_request._links.self.href,
  check_run.check_run.check_suite.head_branch ?? "", check_run.check_run.output.title ?? "", check_run.check_run.app?.name,
  workflow_run.workflow_run.head_commit?.author.email ?? "", workflow_run.workflow_run.head_repository.full_name,
  release.release.assets[0]?.browser_download_url, installation.repositories?.[0]?.full_name, repository_dispatch.action,
];
const open: "open" = payload["issues.opened"].issue.state;
const never: null = payload["pull_request.opened"].pull_request.merged_at;
export const fixed = [open, never];
export function labelOf(payload: PayloadMap["issues"]): string | undefined {
  // @ts-expect-error not every action has a label
  payload.label;
  if (payload.action === "labeled") return payload.label?.name;
  // @ts-expect-error no such action
  if (payload.action === "lost") return undefined;
  // @ts-expect-error no such field
  return payload.issue.stat;
}
`;

/**
 * What the inventory calls required, and what published deliveries of other versions of the host lack
 * (`other-hosts.test.ts`).
 */
const absentSomewhere: Readonly<Record<string, readonly string[]>> = {
  "code_scanning_alert.reopened": ["sender"],
  "deployment.created": ["action", "workflow", "workflow_run"],
  "deployment_status.created": ["action"],
  "installation_repositories.added": ["requester"],
  "installation_repositories.removed": ["requester"],
  "issues.milestoned": ["milestone"],
};

describe("the field inventory", () => {
  const { events, shapes: known } = inventory();
  const rows = Object.entries(events).flatMap(([event, actions]) =>
    Object.entries(actions).map(([action, keys]) => ({ name: action === "none" ? event : `${event}.${action}`, keys })),
  );

  it("has events and actions of the specification only", () => {
    const withoutOpen = rows.map(({ name }) =>
      name.startsWith("repository_dispatch.") ? "repository_dispatch" : name,
    );
    expect([...new Set(withoutOpen)].filter((name) => !(name in validators))).toEqual([]);
  });

  it.each(rows)("of $name is covered by the schema, with types that allow it", ({ name, keys }) => {
    const schema = schemaFor(schemas.has(name) ? name : (name.split(".")[0] ?? ""));
    const missing: string[] = [];
    const compare = (place: string, described: Json | undefined, type: string): void => {
      const admitted = typesOf(described);
      for (const one of type.split("|"))
        if (!admitted.has(one) && !(one === "integer" && admitted.has("number"))) missing.push(`${place}: ${one}`);
    };
    for (const [key, { type, required, shape, items }] of Object.entries(keys)) {
      const described = fieldsOf(schema, key);
      compare(key, described, type);
      const isRequired = (schema as { required: string[] }).required.includes(key);
      const always = (required === true || key === "action") && !absentSomewhere[name]?.includes(key);
      if (isRequired !== always) missing.push(`${key}: required ${isRequired}`);
      for (const [field, fieldType] of Object.entries(known[shape ?? items ?? ""] ?? {}))
        compare(`${key}.${field}`, fieldsOf(described, items === undefined ? field : ["items", field]), fieldType);
    }
    expect(missing).toEqual([]);
  });
});

describe("invalid payloads", () => {
  /** The longest payload of that name, which leaves least out. */
  const right = (name: string): Record<string, unknown> => {
    const texts = kept.filter((row) => row.name === name).map(({ text }) => text);
    return JSON.parse(texts.reduce((longest, text) => (text.length > longest.length ? text : longest)));
  };

  it.each([
    // name, what is changed, pointer to the fault, rule that it breaks
    ["issues.opened", ["action"], "closed", "/action", "const"],
    ["issues.opened", ["issue", "title"], 7, "/issue/title", "type"],
    ["issues.opened", ["issue", "user", "login"], null, "/issue/user/login", "type"],
    ["issues.opened", ["issue", "state"], "closed", "/issue/state", "const"],
    ["issues.opened", ["issue", "labels", 0, "name"], {}, "/issue/labels/0/name", "type"],
    ["issues.opened", ["issue", "milestone"], "none", "/issue/milestone", "type"],
    ["issues.opened", ["issue"], undefined, "", "required"],
    ["issues.opened", ["sender"], [], "/sender", "type"],
    [
      "pull_request.opened",
      ["pull_request", "head", "repo", "owner", "id"],
      "1",
      "/pull_request/head/repo/owner/id",
      "type",
    ],
    ["push", ["commits", 0, "author", "name"], false, "/commits/0/author/name", "type"],
    ["push", ["commits", 0, "id"], undefined, "/commits/0", "required"],
    ["workflow_run.completed", ["workflow_run", "conclusion"], "maybe", "/workflow_run/conclusion", "enum"],
    ["installation.created", ["installation", "permissions", "a/b~c"], 1, "/installation/permissions/a~1b~0c", "type"],
  ] as const)("%s with %j = %j is refused at %j: %s", (name, path, value, instancePath, keyword) => {
    const payload = right(name);
    let holder = payload;
    for (const step of path.slice(0, -1)) holder = holder[step] as Record<string, unknown>;
    const last = path.at(-1) ?? "";
    if (value === undefined) delete holder[last];
    else holder[last] = value;
    const validate = validatorOf(name);
    expect(validate?.(payload)).toBe(false);
    expect(validate?.errors).toMatchObject([{ instancePath, keyword }]);
    expect(validate?.(right(name))).toBe(true);
    expect(validate?.errors).toBeNull();
  });

  it.each([undefined, null, 1, "push", [], true])("%j is not a payload", (value) => {
    expect(validators["push"]?.(value)).toBe(false);
    expect(validators["push"]?.errors).toMatchObject([
      { instancePath: "", keyword: "type", params: { type: "object" } },
    ]);
  });

  it("names all types that are allowed", () => {
    const payload = right("issues.opened");
    Object.assign(payload["issue"] as object, { milestone: "none" });
    validators["issues.opened"]?.(payload);
    expect(validators["issues.opened"]?.errors?.[0]).toEqual({
      instancePath: "/issue/milestone",
      schemaPath: "#/$defs/pinned_issue/properties/milestone/type",
      keyword: "type",
      params: { type: ["object", "null"] },
    });
  });

  it.each(["push", "issues.opened", "repository_dispatch"])("%s: unknown fields are accepted", (name) => {
    const payload = right(name);
    const repository = { ...(payload["repository"] as object), constructor: 1, new_field: { a: [] } };
    expect(validators[name]?.({ ...payload, repository, new_key: null })).toBe(true);
  });
});
