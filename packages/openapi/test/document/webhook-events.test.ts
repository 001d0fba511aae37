import { readFileSync } from "node:fs";
import { emitterEventNames, webhookEvents } from "@segmark/webhooks/internal/generated/names";
import { describe, expect, it } from "vitest";
import { readEvents } from "../../src/document/events/events.ts";
import { load } from "../../src/document/read/load.ts";
import { root } from "../codegen/support.ts";

/** Events with their actions, as on the hosting service, which adds one from time to time. */
const table = `
branch_protection_configuration: disabled enabled
branch_protection_rule: created deleted edited
check_run: completed created requested_action rerequested
check_suite: completed requested rerequested
code_scanning_alert: appeared_in_branch closed_by_user created fixed reopened reopened_by_user
commit_comment: created
create:
custom_property: created deleted promote_to_enterprise updated
custom_property_values: updated
delete:
dependency_bot_alert: auto_dismissed auto_reopened created dismissed fixed reintroduced reopened
deploy_key: created deleted
deployment: created
deployment_protection_rule: requested
deployment_review: approved rejected requested
deployment_status: created
discussion: answered category_changed closed created deleted edited labeled locked pinned reopened transferred unanswered unlabeled unlocked unpinned
discussion_comment: created deleted edited
fork:
host_app_authorization: revoked
gollum:
installation: created deleted new_permissions_accepted suspend unsuspend
installation_repositories: added removed
installation_target: renamed
issue_comment: created deleted edited
issues: assigned closed deleted demilestoned edited labeled locked milestoned opened pinned reopened transferred typed unassigned unlabeled unlocked unpinned untyped
label: created deleted edited
marketplace_purchase: cancelled changed pending_change pending_change_cancelled purchased
member: added edited removed
membership: added removed
merge_group: checks_requested destroyed
meta: deleted
milestone: closed created deleted edited opened
org_block: blocked unblocked
organization: deleted member_added member_invited member_removed renamed
package: published updated
page_build:
personal_access_token_request: approved cancelled created denied
ping:
project: closed created deleted edited reopened
project_card: converted created deleted edited moved
project_column: created deleted edited moved
projects_v2: closed created deleted edited reopened
projects_v2_item: archived converted created deleted edited reordered restored
projects_v2_status_update: created deleted edited
public:
pull_request: assigned auto_merge_disabled auto_merge_enabled closed converted_to_draft demilestoned dequeued edited enqueued labeled locked milestoned opened ready_for_review reopened review_request_removed review_requested synchronize unassigned unlabeled unlocked
pull_request_review: dismissed edited submitted
pull_request_review_comment: created deleted edited
pull_request_review_thread: resolved unresolved
push:
registry_package: published updated
release: created deleted edited prereleased published released unpublished
repository: archived created deleted edited privatized publicized renamed transferred unarchived
repository_advisory: published reported
repository_dispatch: sample
repository_import:
repository_ruleset: created deleted edited
repository_vulnerability_alert: create dismiss reopen resolve
secret_scanning_alert: created publicly_leaked reopened resolved validated
secret_scanning_alert_location: created
secret_scanning_scan: completed
security_advisory: published updated withdrawn
security_and_analysis:
sponsorship: cancelled created edited pending_cancellation pending_tier_change tier_changed
star: created deleted
status:
sub_issues: parent_issue_added parent_issue_removed sub_issue_added sub_issue_removed
team: added_to_repository created deleted edited removed_from_repository
team_add:
watch: started
workflow_dispatch:
workflow_job: completed in_progress queued waiting
workflow_run: completed in_progress requested
`;
const expected = table
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", actions = ""] = line.split(":");
    return { name, actions: actions.split(" ").filter((action) => action !== "") };
  });

describe("spec/webhook-events.yaml", () => {
  const events = readEvents(load(readFileSync(`${root}spec/webhook-events.yaml`, "utf8"), "events"), "events").events;

  it("has at least the events and actions of the table", () => {
    const known = new Map(events.map(({ name, actions }) => [name, new Set(actions)]));
    const missing = expected.flatMap(({ name, actions }) =>
      known.has(name)
        ? actions.filter((action) => !known.get(name)?.has(action)).map((action) => `${name}.${action}`)
        : [name],
    );
    expect(missing).toEqual([]);
  });

  it("becomes a frozen tuple of all names in code-point order", () => {
    const names = events.flatMap(({ name, actions }) => [name, ...actions.map((action) => `${name}.${action}`)]);
    expect(emitterEventNames).toEqual(names.sort());
    expect(Object.isFrozen(emitterEventNames)).toBe(true);
    expect(Object.keys(webhookEvents).sort()).toEqual(events.map(({ name }) => name).sort());
    expect(webhookEvents.push).toEqual([]);
  });

  it("preserves the names as literal types", () => {
    const names: readonly ["branch_protection_configuration", ...string[]] = emitterEventNames;
    // @ts-expect-error not a name of the tuple
    const unknown: (typeof emitterEventNames)[number] = "push.created";
    expect(names).not.toContain(unknown);
  });
});
