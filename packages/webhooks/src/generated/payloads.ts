// Generated from spec/webhook-events.yaml by `npm run generate`. Edit the specification, not this file.
/**
 * Branch protection was switched on or off for a repository.
 */
export type BranchProtectionConfigurationPayload =
  BranchProtectionConfigurationDisabledPayload | BranchProtectionConfigurationEnabledPayload;
/**
 * A rule that protects branches changed.
 */
export type BranchProtectionRulePayload =
  BranchProtectionRuleCreatedPayload | BranchProtectionRuleDeletedPayload | BranchProtectionRuleEditedPayload;
/**
 * A single check of a commit changed.
 */
export type CheckRunPayload =
  CheckRunCompletedPayload | CheckRunCreatedPayload | CheckRunRequestedActionPayload | CheckRunRerequestedPayload;
/**
 * The checks of a commit changed as a whole.
 */
export type CheckSuitePayload = CheckSuiteCompletedPayload | CheckSuiteRequestedPayload | CheckSuiteRerequestedPayload;
/**
 * Code scanning found a problem, or an alert changed.
 */
export type CodeScanningAlertPayload =
  | CodeScanningAlertAppearedInBranchPayload
  | CodeScanningAlertClosedByUserPayload
  | CodeScanningAlertCreatedPayload
  | CodeScanningAlertFixedPayload
  | CodeScanningAlertReopenedPayload
  | CodeScanningAlertReopenedByUserPayload;
/**
 * Somebody commented on a commit.
 */
export type CommitCommentPayload = CommitCommentCreatedPayload;
/**
 * The definition of a custom property changed.
 */
export type CustomPropertyPayload =
  | CustomPropertyCreatedPayload
  | CustomPropertyDeletedPayload
  | CustomPropertyPromoteToEnterprisePayload
  | CustomPropertyUpdatedPayload;
/**
 * A repository got other values for its custom properties.
 */
export type CustomPropertyValuesPayload = CustomPropertyValuesUpdatedPayload;
/**
 * A vulnerable dependency was found, or its alert changed.
 */
export type DependencyBotAlertPayload =
  | DependencyBotAlertAutoDismissedPayload
  | DependencyBotAlertAutoReopenedPayload
  | DependencyBotAlertCreatedPayload
  | DependencyBotAlertDismissedPayload
  | DependencyBotAlertFixedPayload
  | DependencyBotAlertReintroducedPayload
  | DependencyBotAlertReopenedPayload;
/**
 * A deploy key was added or removed.
 */
export type DeployKeyPayload = DeployKeyCreatedPayload | DeployKeyDeletedPayload;
/**
 * A deployment was created.
 */
export type DeploymentPayload = {
  action?: "created";
  deployment: Deployment;
  workflow?: Workflow | null;
  workflow_run?: WorkflowRunSummary | null;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
};
/**
 * A deployment asks a protection rule for approval.
 */
export type DeploymentProtectionRulePayload = DeploymentProtectionRuleRequestedPayload;
/**
 * A deployment was approved, rejected or put up for review.
 */
export type DeploymentReviewPayload =
  DeploymentReviewApprovedPayload | DeploymentReviewRejectedPayload | DeploymentReviewRequestedPayload;
/**
 * The state of a deployment changed.
 */
export type DeploymentStatusPayload = {
  action?: "created";
  deployment_status: DeploymentStatus;
  deployment: Deployment;
  check_run?: CheckRunSummary | null;
  workflow?: Workflow | null;
  workflow_run?: WorkflowRunSummary | null;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
};
/**
 * A discussion changed.
 */
export type DiscussionPayload =
  | DiscussionAnsweredPayload
  | DiscussionCategoryChangedPayload
  | DiscussionClosedPayload
  | DiscussionCreatedPayload
  | DiscussionDeletedPayload
  | DiscussionEditedPayload
  | DiscussionLabeledPayload
  | DiscussionLockedPayload
  | DiscussionPinnedPayload
  | DiscussionReopenedPayload
  | DiscussionTransferredPayload
  | DiscussionUnansweredPayload
  | DiscussionUnlabeledPayload
  | DiscussionUnlockedPayload
  | DiscussionUnpinnedPayload;
/**
 * A comment of a discussion changed.
 */
export type DiscussionCommentPayload =
  DiscussionCommentCreatedPayload | DiscussionCommentDeletedPayload | DiscussionCommentEditedPayload;
/**
 * Somebody took back the authorisation of an app.
 */
export type HostAppAuthorizationPayload = HostAppAuthorizationRevokedPayload;
/**
 * The installation of an app changed.
 */
export type InstallationPayload =
  | InstallationCreatedPayload
  | InstallationDeletedPayload
  | InstallationNewPermissionsAcceptedPayload
  | InstallationSuspendPayload
  | InstallationUnsuspendPayload;
/**
 * An installed app got or lost access to repositories.
 */
export type InstallationRepositoriesPayload =
  InstallationRepositoriesAddedPayload | InstallationRepositoriesRemovedPayload;
/**
 * The account an app is installed on was renamed.
 */
export type InstallationTargetPayload = InstallationTargetRenamedPayload;
/**
 * A comment of an issue or a pull request changed.
 */
export type IssueCommentPayload = IssueCommentCreatedPayload | IssueCommentDeletedPayload | IssueCommentEditedPayload;
/**
 * An issue changed.
 */
export type IssuesPayload =
  | IssuesAssignedPayload
  | IssuesClosedPayload
  | IssuesDeletedPayload
  | IssuesDemilestonedPayload
  | IssuesEditedPayload
  | IssuesLabeledPayload
  | IssuesLockedPayload
  | IssuesMilestonedPayload
  | IssuesOpenedPayload
  | IssuesPinnedPayload
  | IssuesReopenedPayload
  | IssuesTransferredPayload
  | IssuesTypedPayload
  | IssuesUnassignedPayload
  | IssuesUnlabeledPayload
  | IssuesUnlockedPayload
  | IssuesUnpinnedPayload
  | IssuesUntypedPayload;
/**
 * A label changed.
 */
export type LabelPayload = LabelCreatedPayload | LabelDeletedPayload | LabelEditedPayload;
/**
 * A purchase on the marketplace changed.
 */
export type MarketplacePurchasePayload =
  | MarketplacePurchaseCancelledPayload
  | MarketplacePurchaseChangedPayload
  | MarketplacePurchasePendingChangePayload
  | MarketplacePurchasePendingChangeCancelledPayload
  | MarketplacePurchasePurchasedPayload;
/**
 * A collaborator of a repository changed.
 */
export type MemberPayload = MemberAddedPayload | MemberEditedPayload | MemberRemovedPayload;
/**
 * Somebody joined or left a team.
 */
export type MembershipPayload = MembershipAddedPayload | MembershipRemovedPayload;
/**
 * A group of the merge queue changed.
 */
export type MergeGroupPayload = MergeGroupChecksRequestedPayload | MergeGroupDestroyedPayload;
/**
 * The webhook itself was deleted.
 */
export type MetaPayload = MetaDeletedPayload;
/**
 * A milestone changed.
 */
export type MilestonePayload =
  | MilestoneClosedPayload
  | MilestoneCreatedPayload
  | MilestoneDeletedPayload
  | MilestoneEditedPayload
  | MilestoneOpenedPayload;
/**
 * An organisation blocked or unblocked somebody.
 */
export type OrgBlockPayload = OrgBlockBlockedPayload | OrgBlockUnblockedPayload;
/**
 * An organisation or its members changed.
 */
export type OrganizationPayload =
  | OrganizationDeletedPayload
  | OrganizationMemberAddedPayload
  | OrganizationMemberInvitedPayload
  | OrganizationMemberRemovedPayload
  | OrganizationRenamedPayload;
/**
 * A package was published or updated.
 */
export type PackagePayload = PackagePublishedPayload | PackageUpdatedPayload;
/**
 * A request for a personal access token changed.
 */
export type PersonalAccessTokenRequestPayload =
  | PersonalAccessTokenRequestApprovedPayload
  | PersonalAccessTokenRequestCancelledPayload
  | PersonalAccessTokenRequestCreatedPayload
  | PersonalAccessTokenRequestDeniedPayload;
/**
 * A classic project changed.
 */
export type ProjectPayload =
  ProjectClosedPayload | ProjectCreatedPayload | ProjectDeletedPayload | ProjectEditedPayload | ProjectReopenedPayload;
/**
 * A card of a classic project changed.
 */
export type ProjectCardPayload =
  | ProjectCardConvertedPayload
  | ProjectCardCreatedPayload
  | ProjectCardDeletedPayload
  | ProjectCardEditedPayload
  | ProjectCardMovedPayload;
/**
 * A column of a classic project changed.
 */
export type ProjectColumnPayload =
  ProjectColumnCreatedPayload | ProjectColumnDeletedPayload | ProjectColumnEditedPayload | ProjectColumnMovedPayload;
/**
 * A project of an organisation changed.
 */
export type ProjectsV2Payload =
  | ProjectsV2ClosedPayload
  | ProjectsV2CreatedPayload
  | ProjectsV2DeletedPayload
  | ProjectsV2EditedPayload
  | ProjectsV2ReopenedPayload;
/**
 * An item of a project changed.
 */
export type ProjectsV2ItemPayload =
  | ProjectsV2ItemArchivedPayload
  | ProjectsV2ItemConvertedPayload
  | ProjectsV2ItemCreatedPayload
  | ProjectsV2ItemDeletedPayload
  | ProjectsV2ItemEditedPayload
  | ProjectsV2ItemReorderedPayload
  | ProjectsV2ItemRestoredPayload;
/**
 * A status update of a project changed.
 */
export type ProjectsV2StatusUpdatePayload =
  ProjectsV2StatusUpdateCreatedPayload | ProjectsV2StatusUpdateDeletedPayload | ProjectsV2StatusUpdateEditedPayload;
/**
 * A pull request changed.
 */
export type PullRequestPayload =
  | PullRequestAssignedPayload
  | PullRequestAutoMergeDisabledPayload
  | PullRequestAutoMergeEnabledPayload
  | PullRequestClosedPayload
  | PullRequestConvertedToDraftPayload
  | PullRequestDemilestonedPayload
  | PullRequestDequeuedPayload
  | PullRequestEditedPayload
  | PullRequestEnqueuedPayload
  | PullRequestLabeledPayload
  | PullRequestLockedPayload
  | PullRequestMilestonedPayload
  | PullRequestOpenedPayload
  | PullRequestReadyForReviewPayload
  | PullRequestReopenedPayload
  | PullRequestReviewRequestRemovedPayload
  | PullRequestReviewRequestedPayload
  | PullRequestSynchronizePayload
  | PullRequestUnassignedPayload
  | PullRequestUnlabeledPayload
  | PullRequestUnlockedPayload;
/**
 * A review of a pull request changed.
 */
export type PullRequestReviewPayload =
  PullRequestReviewDismissedPayload | PullRequestReviewEditedPayload | PullRequestReviewSubmittedPayload;
/**
 * A comment in a review changed.
 */
export type PullRequestReviewCommentPayload =
  | PullRequestReviewCommentCreatedPayload
  | PullRequestReviewCommentDeletedPayload
  | PullRequestReviewCommentEditedPayload;
/**
 * A thread of review comments was resolved or opened again.
 */
export type PullRequestReviewThreadPayload =
  PullRequestReviewThreadResolvedPayload | PullRequestReviewThreadUnresolvedPayload;
/**
 * A package of the registry was published or updated.
 */
export type RegistryPackagePayload = RegistryPackagePublishedPayload | RegistryPackageUpdatedPayload;
/**
 * A release changed.
 */
export type ReleasePayload =
  | ReleaseCreatedPayload
  | ReleaseDeletedPayload
  | ReleaseEditedPayload
  | ReleasePrereleasedPayload
  | ReleasePublishedPayload
  | ReleaseReleasedPayload
  | ReleaseUnpublishedPayload;
/**
 * A repository changed.
 */
export type RepositoryPayload =
  | RepositoryArchivedPayload
  | RepositoryCreatedPayload
  | RepositoryDeletedPayload
  | RepositoryEditedPayload
  | RepositoryPrivatizedPayload
  | RepositoryPublicizedPayload
  | RepositoryRenamedPayload
  | RepositoryTransferredPayload
  | RepositoryUnarchivedPayload;
/**
 * A security advisory of a repository was reported or published.
 */
export type RepositoryAdvisoryPayload = RepositoryAdvisoryPublishedPayload | RepositoryAdvisoryReportedPayload;
/**
 * A set of rules of a repository changed.
 */
export type RepositoryRulesetPayload =
  RepositoryRulesetCreatedPayload | RepositoryRulesetDeletedPayload | RepositoryRulesetEditedPayload;
/**
 * An alert about a vulnerable dependency changed (older form).
 */
export type RepositoryVulnerabilityAlertPayload =
  | RepositoryVulnerabilityAlertCreatePayload
  | RepositoryVulnerabilityAlertDismissPayload
  | RepositoryVulnerabilityAlertReopenPayload
  | RepositoryVulnerabilityAlertResolvePayload;
/**
 * A leaked secret was found, or its alert changed.
 */
export type SecretScanningAlertPayload =
  | SecretScanningAlertCreatedPayload
  | SecretScanningAlertPubliclyLeakedPayload
  | SecretScanningAlertReopenedPayload
  | SecretScanningAlertResolvedPayload
  | SecretScanningAlertValidatedPayload;
/**
 * Another place with a leaked secret was found.
 */
export type SecretScanningAlertLocationPayload = SecretScanningAlertLocationCreatedPayload;
/**
 * A scan for secrets ended.
 */
export type SecretScanningScanPayload = SecretScanningScanCompletedPayload;
/**
 * A public security advisory changed.
 */
export type SecurityAdvisoryPayload =
  SecurityAdvisoryPublishedPayload | SecurityAdvisoryUpdatedPayload | SecurityAdvisoryWithdrawnPayload;
/**
 * A sponsorship changed.
 */
export type SponsorshipPayload =
  | SponsorshipCancelledPayload
  | SponsorshipCreatedPayload
  | SponsorshipEditedPayload
  | SponsorshipPendingCancellationPayload
  | SponsorshipPendingTierChangePayload
  | SponsorshipTierChangedPayload;
/**
 * Somebody starred a repository or took the star back.
 */
export type StarPayload = StarCreatedPayload | StarDeletedPayload;
/**
 * An issue became part of another one, or stopped being part of it.
 */
export type SubIssuesPayload =
  | SubIssuesParentIssueAddedPayload
  | SubIssuesParentIssueRemovedPayload
  | SubIssuesSubIssueAddedPayload
  | SubIssuesSubIssueRemovedPayload;
/**
 * A team changed.
 */
export type TeamPayload =
  | TeamAddedToRepositoryPayload
  | TeamCreatedPayload
  | TeamDeletedPayload
  | TeamEditedPayload
  | TeamRemovedFromRepositoryPayload;
/**
 * Somebody starred a repository (older form).
 */
export type WatchPayload = WatchStartedPayload;
/**
 * A job of a workflow changed.
 */
export type WorkflowJobPayload =
  WorkflowJobCompletedPayload | WorkflowJobInProgressPayload | WorkflowJobQueuedPayload | WorkflowJobWaitingPayload;
/**
 * A run of a workflow changed.
 */
export type WorkflowRunPayload =
  WorkflowRunCompletedPayload | WorkflowRunInProgressPayload | WorkflowRunRequestedPayload;

/**
 * The payload of every emitted name.
 */
export interface PayloadMap {
  branch_protection_configuration: BranchProtectionConfigurationPayload;
  "branch_protection_configuration.disabled": BranchProtectionConfigurationDisabledPayload;
  "branch_protection_configuration.enabled": BranchProtectionConfigurationEnabledPayload;
  branch_protection_rule: BranchProtectionRulePayload;
  "branch_protection_rule.created": BranchProtectionRuleCreatedPayload;
  "branch_protection_rule.deleted": BranchProtectionRuleDeletedPayload;
  "branch_protection_rule.edited": BranchProtectionRuleEditedPayload;
  check_run: CheckRunPayload;
  "check_run.completed": CheckRunCompletedPayload;
  "check_run.created": CheckRunCreatedPayload;
  "check_run.requested_action": CheckRunRequestedActionPayload;
  "check_run.rerequested": CheckRunRerequestedPayload;
  check_suite: CheckSuitePayload;
  "check_suite.completed": CheckSuiteCompletedPayload;
  "check_suite.requested": CheckSuiteRequestedPayload;
  "check_suite.rerequested": CheckSuiteRerequestedPayload;
  code_scanning_alert: CodeScanningAlertPayload;
  "code_scanning_alert.appeared_in_branch": CodeScanningAlertAppearedInBranchPayload;
  "code_scanning_alert.closed_by_user": CodeScanningAlertClosedByUserPayload;
  "code_scanning_alert.created": CodeScanningAlertCreatedPayload;
  "code_scanning_alert.fixed": CodeScanningAlertFixedPayload;
  "code_scanning_alert.reopened": CodeScanningAlertReopenedPayload;
  "code_scanning_alert.reopened_by_user": CodeScanningAlertReopenedByUserPayload;
  commit_comment: CommitCommentPayload;
  "commit_comment.created": CommitCommentCreatedPayload;
  create: CreatePayload;
  custom_property: CustomPropertyPayload;
  "custom_property.created": CustomPropertyCreatedPayload;
  "custom_property.deleted": CustomPropertyDeletedPayload;
  "custom_property.promote_to_enterprise": CustomPropertyPromoteToEnterprisePayload;
  "custom_property.updated": CustomPropertyUpdatedPayload;
  custom_property_values: CustomPropertyValuesPayload;
  "custom_property_values.updated": CustomPropertyValuesUpdatedPayload;
  delete: DeletePayload;
  dependency_bot_alert: DependencyBotAlertPayload;
  "dependency_bot_alert.auto_dismissed": DependencyBotAlertAutoDismissedPayload;
  "dependency_bot_alert.auto_reopened": DependencyBotAlertAutoReopenedPayload;
  "dependency_bot_alert.created": DependencyBotAlertCreatedPayload;
  "dependency_bot_alert.dismissed": DependencyBotAlertDismissedPayload;
  "dependency_bot_alert.fixed": DependencyBotAlertFixedPayload;
  "dependency_bot_alert.reintroduced": DependencyBotAlertReintroducedPayload;
  "dependency_bot_alert.reopened": DependencyBotAlertReopenedPayload;
  deploy_key: DeployKeyPayload;
  "deploy_key.created": DeployKeyCreatedPayload;
  "deploy_key.deleted": DeployKeyDeletedPayload;
  deployment: DeploymentPayload;
  "deployment.created": DeploymentCreatedPayload;
  deployment_protection_rule: DeploymentProtectionRulePayload;
  "deployment_protection_rule.requested": DeploymentProtectionRuleRequestedPayload;
  deployment_review: DeploymentReviewPayload;
  "deployment_review.approved": DeploymentReviewApprovedPayload;
  "deployment_review.rejected": DeploymentReviewRejectedPayload;
  "deployment_review.requested": DeploymentReviewRequestedPayload;
  deployment_status: DeploymentStatusPayload;
  "deployment_status.created": DeploymentStatusCreatedPayload;
  discussion: DiscussionPayload;
  "discussion.answered": DiscussionAnsweredPayload;
  "discussion.category_changed": DiscussionCategoryChangedPayload;
  "discussion.closed": DiscussionClosedPayload;
  "discussion.created": DiscussionCreatedPayload;
  "discussion.deleted": DiscussionDeletedPayload;
  "discussion.edited": DiscussionEditedPayload;
  "discussion.labeled": DiscussionLabeledPayload;
  "discussion.locked": DiscussionLockedPayload;
  "discussion.pinned": DiscussionPinnedPayload;
  "discussion.reopened": DiscussionReopenedPayload;
  "discussion.transferred": DiscussionTransferredPayload;
  "discussion.unanswered": DiscussionUnansweredPayload;
  "discussion.unlabeled": DiscussionUnlabeledPayload;
  "discussion.unlocked": DiscussionUnlockedPayload;
  "discussion.unpinned": DiscussionUnpinnedPayload;
  discussion_comment: DiscussionCommentPayload;
  "discussion_comment.created": DiscussionCommentCreatedPayload;
  "discussion_comment.deleted": DiscussionCommentDeletedPayload;
  "discussion_comment.edited": DiscussionCommentEditedPayload;
  fork: ForkPayload;
  gollum: GollumPayload;
  host_app_authorization: HostAppAuthorizationPayload;
  "host_app_authorization.revoked": HostAppAuthorizationRevokedPayload;
  installation: InstallationPayload;
  "installation.created": InstallationCreatedPayload;
  "installation.deleted": InstallationDeletedPayload;
  "installation.new_permissions_accepted": InstallationNewPermissionsAcceptedPayload;
  "installation.suspend": InstallationSuspendPayload;
  "installation.unsuspend": InstallationUnsuspendPayload;
  installation_repositories: InstallationRepositoriesPayload;
  "installation_repositories.added": InstallationRepositoriesAddedPayload;
  "installation_repositories.removed": InstallationRepositoriesRemovedPayload;
  installation_target: InstallationTargetPayload;
  "installation_target.renamed": InstallationTargetRenamedPayload;
  issue_comment: IssueCommentPayload;
  "issue_comment.created": IssueCommentCreatedPayload;
  "issue_comment.deleted": IssueCommentDeletedPayload;
  "issue_comment.edited": IssueCommentEditedPayload;
  issues: IssuesPayload;
  "issues.assigned": IssuesAssignedPayload;
  "issues.closed": IssuesClosedPayload;
  "issues.deleted": IssuesDeletedPayload;
  "issues.demilestoned": IssuesDemilestonedPayload;
  "issues.edited": IssuesEditedPayload;
  "issues.labeled": IssuesLabeledPayload;
  "issues.locked": IssuesLockedPayload;
  "issues.milestoned": IssuesMilestonedPayload;
  "issues.opened": IssuesOpenedPayload;
  "issues.pinned": IssuesPinnedPayload;
  "issues.reopened": IssuesReopenedPayload;
  "issues.transferred": IssuesTransferredPayload;
  "issues.typed": IssuesTypedPayload;
  "issues.unassigned": IssuesUnassignedPayload;
  "issues.unlabeled": IssuesUnlabeledPayload;
  "issues.unlocked": IssuesUnlockedPayload;
  "issues.unpinned": IssuesUnpinnedPayload;
  "issues.untyped": IssuesUntypedPayload;
  label: LabelPayload;
  "label.created": LabelCreatedPayload;
  "label.deleted": LabelDeletedPayload;
  "label.edited": LabelEditedPayload;
  marketplace_purchase: MarketplacePurchasePayload;
  "marketplace_purchase.cancelled": MarketplacePurchaseCancelledPayload;
  "marketplace_purchase.changed": MarketplacePurchaseChangedPayload;
  "marketplace_purchase.pending_change": MarketplacePurchasePendingChangePayload;
  "marketplace_purchase.pending_change_cancelled": MarketplacePurchasePendingChangeCancelledPayload;
  "marketplace_purchase.purchased": MarketplacePurchasePurchasedPayload;
  member: MemberPayload;
  "member.added": MemberAddedPayload;
  "member.edited": MemberEditedPayload;
  "member.removed": MemberRemovedPayload;
  membership: MembershipPayload;
  "membership.added": MembershipAddedPayload;
  "membership.removed": MembershipRemovedPayload;
  merge_group: MergeGroupPayload;
  "merge_group.checks_requested": MergeGroupChecksRequestedPayload;
  "merge_group.destroyed": MergeGroupDestroyedPayload;
  meta: MetaPayload;
  "meta.deleted": MetaDeletedPayload;
  milestone: MilestonePayload;
  "milestone.closed": MilestoneClosedPayload;
  "milestone.created": MilestoneCreatedPayload;
  "milestone.deleted": MilestoneDeletedPayload;
  "milestone.edited": MilestoneEditedPayload;
  "milestone.opened": MilestoneOpenedPayload;
  org_block: OrgBlockPayload;
  "org_block.blocked": OrgBlockBlockedPayload;
  "org_block.unblocked": OrgBlockUnblockedPayload;
  organization: OrganizationPayload;
  "organization.deleted": OrganizationDeletedPayload;
  "organization.member_added": OrganizationMemberAddedPayload;
  "organization.member_invited": OrganizationMemberInvitedPayload;
  "organization.member_removed": OrganizationMemberRemovedPayload;
  "organization.renamed": OrganizationRenamedPayload;
  package: PackagePayload;
  "package.published": PackagePublishedPayload;
  "package.updated": PackageUpdatedPayload;
  page_build: PageBuildPayload;
  personal_access_token_request: PersonalAccessTokenRequestPayload;
  "personal_access_token_request.approved": PersonalAccessTokenRequestApprovedPayload;
  "personal_access_token_request.cancelled": PersonalAccessTokenRequestCancelledPayload;
  "personal_access_token_request.created": PersonalAccessTokenRequestCreatedPayload;
  "personal_access_token_request.denied": PersonalAccessTokenRequestDeniedPayload;
  ping: PingPayload;
  project: ProjectPayload;
  "project.closed": ProjectClosedPayload;
  "project.created": ProjectCreatedPayload;
  "project.deleted": ProjectDeletedPayload;
  "project.edited": ProjectEditedPayload;
  "project.reopened": ProjectReopenedPayload;
  project_card: ProjectCardPayload;
  "project_card.converted": ProjectCardConvertedPayload;
  "project_card.created": ProjectCardCreatedPayload;
  "project_card.deleted": ProjectCardDeletedPayload;
  "project_card.edited": ProjectCardEditedPayload;
  "project_card.moved": ProjectCardMovedPayload;
  project_column: ProjectColumnPayload;
  "project_column.created": ProjectColumnCreatedPayload;
  "project_column.deleted": ProjectColumnDeletedPayload;
  "project_column.edited": ProjectColumnEditedPayload;
  "project_column.moved": ProjectColumnMovedPayload;
  projects_v2: ProjectsV2Payload;
  "projects_v2.closed": ProjectsV2ClosedPayload;
  "projects_v2.created": ProjectsV2CreatedPayload;
  "projects_v2.deleted": ProjectsV2DeletedPayload;
  "projects_v2.edited": ProjectsV2EditedPayload;
  "projects_v2.reopened": ProjectsV2ReopenedPayload;
  projects_v2_item: ProjectsV2ItemPayload;
  "projects_v2_item.archived": ProjectsV2ItemArchivedPayload;
  "projects_v2_item.converted": ProjectsV2ItemConvertedPayload;
  "projects_v2_item.created": ProjectsV2ItemCreatedPayload;
  "projects_v2_item.deleted": ProjectsV2ItemDeletedPayload;
  "projects_v2_item.edited": ProjectsV2ItemEditedPayload;
  "projects_v2_item.reordered": ProjectsV2ItemReorderedPayload;
  "projects_v2_item.restored": ProjectsV2ItemRestoredPayload;
  projects_v2_status_update: ProjectsV2StatusUpdatePayload;
  "projects_v2_status_update.created": ProjectsV2StatusUpdateCreatedPayload;
  "projects_v2_status_update.deleted": ProjectsV2StatusUpdateDeletedPayload;
  "projects_v2_status_update.edited": ProjectsV2StatusUpdateEditedPayload;
  public: PublicPayload;
  pull_request: PullRequestPayload;
  "pull_request.assigned": PullRequestAssignedPayload;
  "pull_request.auto_merge_disabled": PullRequestAutoMergeDisabledPayload;
  "pull_request.auto_merge_enabled": PullRequestAutoMergeEnabledPayload;
  "pull_request.closed": PullRequestClosedPayload;
  "pull_request.converted_to_draft": PullRequestConvertedToDraftPayload;
  "pull_request.demilestoned": PullRequestDemilestonedPayload;
  "pull_request.dequeued": PullRequestDequeuedPayload;
  "pull_request.edited": PullRequestEditedPayload;
  "pull_request.enqueued": PullRequestEnqueuedPayload;
  "pull_request.labeled": PullRequestLabeledPayload;
  "pull_request.locked": PullRequestLockedPayload;
  "pull_request.milestoned": PullRequestMilestonedPayload;
  "pull_request.opened": PullRequestOpenedPayload;
  "pull_request.ready_for_review": PullRequestReadyForReviewPayload;
  "pull_request.reopened": PullRequestReopenedPayload;
  "pull_request.review_request_removed": PullRequestReviewRequestRemovedPayload;
  "pull_request.review_requested": PullRequestReviewRequestedPayload;
  "pull_request.synchronize": PullRequestSynchronizePayload;
  "pull_request.unassigned": PullRequestUnassignedPayload;
  "pull_request.unlabeled": PullRequestUnlabeledPayload;
  "pull_request.unlocked": PullRequestUnlockedPayload;
  pull_request_review: PullRequestReviewPayload;
  "pull_request_review.dismissed": PullRequestReviewDismissedPayload;
  "pull_request_review.edited": PullRequestReviewEditedPayload;
  "pull_request_review.submitted": PullRequestReviewSubmittedPayload;
  pull_request_review_comment: PullRequestReviewCommentPayload;
  "pull_request_review_comment.created": PullRequestReviewCommentCreatedPayload;
  "pull_request_review_comment.deleted": PullRequestReviewCommentDeletedPayload;
  "pull_request_review_comment.edited": PullRequestReviewCommentEditedPayload;
  pull_request_review_thread: PullRequestReviewThreadPayload;
  "pull_request_review_thread.resolved": PullRequestReviewThreadResolvedPayload;
  "pull_request_review_thread.unresolved": PullRequestReviewThreadUnresolvedPayload;
  push: PushPayload;
  registry_package: RegistryPackagePayload;
  "registry_package.published": RegistryPackagePublishedPayload;
  "registry_package.updated": RegistryPackageUpdatedPayload;
  release: ReleasePayload;
  "release.created": ReleaseCreatedPayload;
  "release.deleted": ReleaseDeletedPayload;
  "release.edited": ReleaseEditedPayload;
  "release.prereleased": ReleasePrereleasedPayload;
  "release.published": ReleasePublishedPayload;
  "release.released": ReleaseReleasedPayload;
  "release.unpublished": ReleaseUnpublishedPayload;
  repository: RepositoryPayload;
  "repository.archived": RepositoryArchivedPayload;
  "repository.created": RepositoryCreatedPayload;
  "repository.deleted": RepositoryDeletedPayload;
  "repository.edited": RepositoryEditedPayload;
  "repository.privatized": RepositoryPrivatizedPayload;
  "repository.publicized": RepositoryPublicizedPayload;
  "repository.renamed": RepositoryRenamedPayload;
  "repository.transferred": RepositoryTransferredPayload;
  "repository.unarchived": RepositoryUnarchivedPayload;
  repository_advisory: RepositoryAdvisoryPayload;
  "repository_advisory.published": RepositoryAdvisoryPublishedPayload;
  "repository_advisory.reported": RepositoryAdvisoryReportedPayload;
  repository_dispatch: RepositoryDispatchPayload;
  "repository_dispatch.sample": RepositoryDispatchSamplePayload;
  repository_import: RepositoryImportPayload;
  repository_ruleset: RepositoryRulesetPayload;
  "repository_ruleset.created": RepositoryRulesetCreatedPayload;
  "repository_ruleset.deleted": RepositoryRulesetDeletedPayload;
  "repository_ruleset.edited": RepositoryRulesetEditedPayload;
  repository_vulnerability_alert: RepositoryVulnerabilityAlertPayload;
  "repository_vulnerability_alert.create": RepositoryVulnerabilityAlertCreatePayload;
  "repository_vulnerability_alert.dismiss": RepositoryVulnerabilityAlertDismissPayload;
  "repository_vulnerability_alert.reopen": RepositoryVulnerabilityAlertReopenPayload;
  "repository_vulnerability_alert.resolve": RepositoryVulnerabilityAlertResolvePayload;
  secret_scanning_alert: SecretScanningAlertPayload;
  "secret_scanning_alert.created": SecretScanningAlertCreatedPayload;
  "secret_scanning_alert.publicly_leaked": SecretScanningAlertPubliclyLeakedPayload;
  "secret_scanning_alert.reopened": SecretScanningAlertReopenedPayload;
  "secret_scanning_alert.resolved": SecretScanningAlertResolvedPayload;
  "secret_scanning_alert.validated": SecretScanningAlertValidatedPayload;
  secret_scanning_alert_location: SecretScanningAlertLocationPayload;
  "secret_scanning_alert_location.created": SecretScanningAlertLocationCreatedPayload;
  secret_scanning_scan: SecretScanningScanPayload;
  "secret_scanning_scan.completed": SecretScanningScanCompletedPayload;
  security_advisory: SecurityAdvisoryPayload;
  "security_advisory.published": SecurityAdvisoryPublishedPayload;
  "security_advisory.updated": SecurityAdvisoryUpdatedPayload;
  "security_advisory.withdrawn": SecurityAdvisoryWithdrawnPayload;
  security_and_analysis: SecurityAndAnalysisPayload;
  sponsorship: SponsorshipPayload;
  "sponsorship.cancelled": SponsorshipCancelledPayload;
  "sponsorship.created": SponsorshipCreatedPayload;
  "sponsorship.edited": SponsorshipEditedPayload;
  "sponsorship.pending_cancellation": SponsorshipPendingCancellationPayload;
  "sponsorship.pending_tier_change": SponsorshipPendingTierChangePayload;
  "sponsorship.tier_changed": SponsorshipTierChangedPayload;
  star: StarPayload;
  "star.created": StarCreatedPayload;
  "star.deleted": StarDeletedPayload;
  status: StatusPayload;
  sub_issues: SubIssuesPayload;
  "sub_issues.parent_issue_added": SubIssuesParentIssueAddedPayload;
  "sub_issues.parent_issue_removed": SubIssuesParentIssueRemovedPayload;
  "sub_issues.sub_issue_added": SubIssuesSubIssueAddedPayload;
  "sub_issues.sub_issue_removed": SubIssuesSubIssueRemovedPayload;
  team: TeamPayload;
  "team.added_to_repository": TeamAddedToRepositoryPayload;
  "team.created": TeamCreatedPayload;
  "team.deleted": TeamDeletedPayload;
  "team.edited": TeamEditedPayload;
  "team.removed_from_repository": TeamRemovedFromRepositoryPayload;
  team_add: TeamAddPayload;
  watch: WatchPayload;
  "watch.started": WatchStartedPayload;
  workflow_dispatch: WorkflowDispatchPayload;
  workflow_job: WorkflowJobPayload;
  "workflow_job.completed": WorkflowJobCompletedPayload;
  "workflow_job.in_progress": WorkflowJobInProgressPayload;
  "workflow_job.queued": WorkflowJobQueuedPayload;
  "workflow_job.waiting": WorkflowJobWaitingPayload;
  workflow_run: WorkflowRunPayload;
  "workflow_run.completed": WorkflowRunCompletedPayload;
  "workflow_run.in_progress": WorkflowRunInProgressPayload;
  "workflow_run.requested": WorkflowRunRequestedPayload;
}
export interface BranchProtectionConfigurationDisabledPayload {
  action: "disabled";
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A repository as almost every delivery holds it.
 */
export interface Repository extends RepositorySummary, RepositoryDetails {
  created_at: string | null;
  updated_at: string | null;
  pushed_at: string | null;
  anonymous_access_enabled?: boolean;
  merge_commit_message?: string;
  merge_commit_title?: string;
  network_count?: number;
  organization?: User | null;
  squash_merge_commit_message?: string;
  squash_merge_commit_title?: string;
  starred_at?: string;
  subscribers_count?: number;
  temp_clone_token?: string | null;
  template_repository?: RepositorySummary | null;
  use_squash_pr_title_as_default?: boolean;
  code_search_index_status?: {
    lexical_search_ok?: boolean;
    lexical_commit_sha?: string;
  };
}
/**
 * A person, bot or organisation as it appears wherever somebody did something.
 */
export interface User {
  login: string;
  id: number;
  node_id?: string;
  avatar_url: string;
  gravatar_id: string | null;
  url: string;
  html_url: string;
  followers_url: string;
  following_url: string;
  gists_url: string;
  starred_url: string;
  subscriptions_url: string;
  organizations_url: string;
  repos_url: string;
  events_url: string;
  received_events_url: string;
  type: string;
  site_admin: boolean;
  email?: string | null;
  name?: string | null;
  starred_at?: string;
  user_view_type?: string;
  deleted?: boolean;
}
/**
 * A repository in short, as runs of workflows hold it.
 */
export interface RepositorySummary extends RepositoryBasics {
  owner: User;
}
/**
 * Name and addresses of a repository; the start of every longer form.
 */
export interface RepositoryBasics {
  id: number;
  node_id: string;
  name: string;
  full_name: string;
  private: boolean;
  html_url: string;
  description: string | null;
  fork: boolean;
  url: string;
  forks_url: string;
  keys_url: string;
  collaborators_url: string;
  teams_url: string;
  hooks_url: string;
  issue_events_url: string;
  events_url: string;
  assignees_url: string;
  branches_url: string;
  tags_url: string;
  blobs_url: string;
  git_tags_url: string;
  git_refs_url: string;
  trees_url: string;
  statuses_url: string;
  languages_url: string;
  stargazers_url: string;
  contributors_url: string;
  subscribers_url: string;
  subscription_url: string;
  commits_url: string;
  git_commits_url: string;
  comments_url: string;
  issue_comment_url: string;
  contents_url: string;
  compare_url: string;
  merges_url: string;
  archive_url: string;
  downloads_url: string;
  issues_url: string;
  pulls_url: string;
  milestones_url: string;
  notifications_url: string;
  labels_url: string;
  releases_url: string;
  deployments_url: string;
}
/**
 * Settings and counts of a repository; what the long forms have in common.
 */
export interface RepositoryDetails {
  git_url: string;
  ssh_url: string;
  clone_url: string;
  svn_url: string;
  homepage: string | null;
  size: number;
  stargazers_count: number;
  watchers_count: number;
  language: string | null;
  has_issues: boolean;
  has_projects: boolean;
  has_downloads: boolean;
  has_wiki: boolean;
  has_pages: boolean;
  forks_count: number;
  mirror_url: string | null;
  archived: boolean;
  disabled?: boolean;
  open_issues_count: number;
  license: License | null;
  forks: number;
  open_issues: number;
  watchers: number;
  default_branch: string;
  is_template?: boolean;
  topics?: string[];
  visibility?: string;
  web_commit_signoff_required?: boolean;
  custom_properties?: {
    [k: string]: unknown;
  };
  has_discussions?: boolean;
  allow_forking?: boolean;
  master_branch?: string;
  permissions?: RepositoryPermissions;
  allow_auto_merge?: boolean;
  allow_merge_commit?: boolean;
  allow_rebase_merge?: boolean;
  allow_squash_merge?: boolean;
  allow_update_branch?: boolean;
  delete_branch_on_merge?: boolean;
}
/**
 * The licence of a repository.
 */
export interface License {
  key: string;
  name: string;
  spdx_id: string | null;
  url: string | null;
  node_id: string;
}
/**
 * What somebody may do in a repository.
 */
export interface RepositoryPermissions {
  admin: boolean;
  maintain?: boolean;
  push: boolean;
  triage?: boolean;
  pull: boolean;
}
/**
 * An organisation, in the short form of the delivery context.
 */
export interface Organization {
  login: string;
  id: number;
  node_id: string;
  url: string;
  repos_url: string;
  events_url: string;
  hooks_url: string;
  issues_url: string;
  members_url: string;
  public_members_url: string;
  avatar_url: string;
  description: string | null;
}
/**
 * The installation an event is delivered for.
 */
export interface InstallationRef {
  id: number;
  node_id: string;
}
/**
 * An enterprise account.
 */
export interface Enterprise {
  id: number;
  slug: string;
  name: string;
  node_id: string;
  avatar_url: string;
  description: string | null;
  website_url: string | null;
  html_url: string;
  created_at: string | null;
  updated_at: string | null;
}
export interface BranchProtectionConfigurationEnabledPayload {
  action: "enabled";
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface BranchProtectionRuleCreatedPayload {
  action: "created";
  rule: BranchProtectionRule;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A rule that protects branches.
 */
export interface BranchProtectionRule {
  id: number;
  repository_id: number;
  name: string;
  created_at: string;
  updated_at: string;
  pull_request_reviews_enforcement_level: string;
  required_approving_review_count: number;
  dismiss_stale_reviews_on_push: boolean;
  require_code_owner_review: boolean;
  authorized_dismissal_actors_only: boolean;
  ignore_approvals_from_contributors: boolean;
  required_status_checks: string[];
  required_status_checks_enforcement_level: string;
  strict_required_status_checks_policy: boolean;
  signature_requirement_enforcement_level: string;
  linear_history_requirement_enforcement_level: string;
  admin_enforced: boolean;
  allow_force_pushes_enforcement_level: string;
  allow_deletions_enforcement_level: string;
  merge_queue_enforcement_level: string;
  required_deployments_enforcement_level: string;
  required_conversation_resolution_level: string;
  authorized_actors_only: boolean;
  authorized_actor_names: string[];
  create_protected?: boolean;
  lock_allows_fork_sync?: boolean;
  lock_branch_enforcement_level?: string;
  require_last_push_approval?: boolean;
}
export interface BranchProtectionRuleDeletedPayload {
  action: "deleted";
  rule: BranchProtectionRule;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface BranchProtectionRuleEditedPayload {
  action: "edited";
  changes?: {
    [k: string]: {
      from?: unknown;
    };
  };
  rule: BranchProtectionRule;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface CheckRunCompletedPayload {
  action: "completed";
  check_run: CheckRun;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A single check of a commit.
 */
export interface CheckRun extends CheckRunSummary {
  output: {
    title: string | null;
    summary: string | null;
    text: string | null;
    annotations_count: number;
    annotations_url: string;
  };
  check_suite: CheckSuiteSummary;
  app: App | null;
  pull_requests: PullRequestRef[];
  deployment?: DeploymentSummary;
}
/**
 * A check suite as its checks hold it.
 */
export interface CheckSuiteSummary {
  id: number;
  node_id?: string;
  head_branch: string | null;
  head_sha: string;
  status: string | null;
  conclusion: string | null;
  url: string;
  before: string | null;
  after: string | null;
  pull_requests: PullRequestRef[];
  app: App;
  created_at: string;
  updated_at: string;
}
/**
 * A pull request in short, as checks and runs list it.
 */
export interface PullRequestRef {
  url: string;
  id: number;
  number: number;
  head: CommitRef;
  base: CommitRef;
}
/**
 * A commit with its branch and repository, in short.
 */
export interface CommitRef {
  ref: string;
  sha: string;
  repo: {
    id: number;
    name: string;
    url: string;
  };
}
/**
 * An app.
 */
export interface App {
  id: number;
  node_id: string;
  owner: User | null;
  slug?: string;
  name: string;
  description: string | null;
  external_url: string | null;
  html_url: string;
  created_at: string;
  updated_at: string;
  permissions?: Permissions;
  events?: string[];
}
/**
 * Access by area, for example `contents: read`.
 */
export interface Permissions {
  [k: string]: string;
}
/**
 * A deployment without what was deployed.
 */
export interface DeploymentSummary {
  url: string;
  id: number;
  node_id: string;
  task: string;
  original_environment?: string;
  environment: string;
  description?: string | null;
  created_at: string;
  updated_at: string;
  statuses_url: string;
  repository_url: string;
  transient_environment?: boolean;
  production_environment?: boolean;
  performed_via_github_app?: App | null;
}
/**
 * A check without its suite and output.
 */
export interface CheckRunSummary {
  id: number;
  node_id?: string;
  head_sha: string;
  external_id: string;
  url: string;
  html_url: string;
  details_url?: string;
  status: string;
  conclusion: string | null;
  started_at: string;
  completed_at: string | null;
  name: string;
}
export interface CheckRunCreatedPayload {
  action: "created";
  check_run: CheckRun;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface CheckRunRequestedActionPayload {
  action: "requested_action";
  requested_action?: {
    identifier?: string;
  };
  check_run: CheckRun;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface CheckRunRerequestedPayload {
  action: "rerequested";
  check_run: CheckRun;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface CheckSuiteCompletedPayload {
  action: "completed";
  check_suite: CheckSuite;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * All checks of an app for one commit.
 */
export interface CheckSuite extends CheckSuiteSummary {
  node_id: string;
  latest_check_runs_count: number;
  check_runs_url: string;
  head_commit: CommitSummary;
  rerequestable?: boolean;
  runs_rerequestable?: boolean;
}
/**
 * A commit without its files.
 */
export interface CommitSummary {
  id: string;
  tree_id: string;
  message: string;
  timestamp: string;
  author: GitPerson;
  committer: GitPerson;
}
/**
 * Author or committer as Git knows them.
 */
export interface GitPerson {
  name: string;
  email: string | null;
  username?: string;
  date?: string;
}
export interface CheckSuiteRequestedPayload {
  action: "requested";
  check_suite: CheckSuite;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface CheckSuiteRerequestedPayload {
  action: "rerequested";
  check_suite: CheckSuite;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface CodeScanningAlertAppearedInBranchPayload {
  action: "appeared_in_branch";
  alert: CodeScanningAlert;
  ref: string;
  commit_oid: string;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A problem that code scanning found.
 */
export interface CodeScanningAlert {
  number: number;
  created_at: string | null;
  url: string;
  html_url: string;
  state: string | null;
  dismissed_by: User | null;
  dismissed_at: string | null;
  dismissed_reason: string | null;
  rule: {
    id: string;
    severity: string | null;
    description: string;
    name?: string;
    full_description?: string;
    help?: string | null;
    help_uri?: string | null;
    tags?: string[] | null;
  };
  tool: {
    name: string;
    version: string | null;
    guid?: string | null;
  } | null;
  instances?: CodeScanningInstance[];
  most_recent_instance?: CodeScanningInstance | null;
  instances_url?: string;
  assignees?: User[];
  dismissed_comment?: string | null;
  fixed_at?: string | null;
  dismissal_approved_by?: User | null;
  updated_at?: string | null;
}
/**
 * One place and branch where the problem is.
 */
export interface CodeScanningInstance {
  ref: string;
  analysis_key: string;
  environment: string;
  state: string;
  commit_sha?: string;
  message?: {
    text?: string;
  };
  location?: {
    path?: string;
    start_line?: number;
    end_line?: number;
    start_column?: number;
    end_column?: number;
  };
  classifications?: string[];
}
export interface CodeScanningAlertClosedByUserPayload {
  action: "closed_by_user";
  alert: CodeScanningAlert;
  ref: string;
  commit_oid: string;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface CodeScanningAlertCreatedPayload {
  action: "created";
  alert: CodeScanningAlert;
  ref: string;
  commit_oid: string;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface CodeScanningAlertFixedPayload {
  action: "fixed";
  alert: CodeScanningAlert;
  ref: string;
  commit_oid: string;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface CodeScanningAlertReopenedPayload {
  action: "reopened";
  ref: string | null;
  commit_oid: string | null;
  alert: CodeScanningAlert;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface CodeScanningAlertReopenedByUserPayload {
  action: "reopened_by_user";
  alert: CodeScanningAlert;
  ref: string;
  commit_oid: string;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface CommitCommentCreatedPayload {
  action: "created";
  comment: CommitComment;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A comment on a commit.
 */
export interface CommitComment {
  url: string;
  html_url: string;
  id: number;
  node_id: string;
  user: User | null;
  position: number | null;
  line: number | null;
  path: string | null;
  commit_id: string;
  created_at: string;
  updated_at: string;
  author_association: string;
  body: string;
  reactions?: Reactions;
}
/**
 * How many people reacted, by reaction.
 */
export interface Reactions {
  url: string;
  total_count: number;
  "+1": number;
  "-1": number;
  laugh: number;
  hooray: number;
  confused: number;
  heart: number;
  rocket: number;
  eyes: number;
}
/**
 * A branch or a tag was created.
 */
export interface CreatePayload {
  ref: string;
  ref_type: string;
  master_branch: string;
  description: string | null;
  pusher_type: string;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface CustomPropertyCreatedPayload {
  action: "created";
  definition: CustomProperty;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
/**
 * The definition of a custom property of repositories.
 */
export interface CustomProperty {
  property_name: string;
  description?: string | null;
  allowed_values?: string[] | null;
  default_value?: string | string[] | null;
  required?: boolean;
  source_type?: string;
  url?: string;
  value_type?: string;
  values_editable_by?: string | null;
}
export interface CustomPropertyDeletedPayload {
  action: "deleted";
  definition: {
    property_name: string;
  };
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface CustomPropertyPromoteToEnterprisePayload {
  action: "promote_to_enterprise";
  definition: CustomProperty;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface CustomPropertyUpdatedPayload {
  action: "updated";
  definition: CustomProperty;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface CustomPropertyValuesUpdatedPayload {
  action: "updated";
  new_property_values: CustomPropertyValue[];
  old_property_values: CustomPropertyValue[];
  repository: Repository;
  organization: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
/**
 * A custom property of a repository with its value.
 */
export interface CustomPropertyValue {
  property_name: string;
  value?: string | string[] | null;
}
/**
 * A branch or a tag was deleted.
 */
export interface DeletePayload {
  ref: string;
  ref_type: string;
  pusher_type: string;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DependencyBotAlertAutoDismissedPayload {
  action: "auto_dismissed";
  alert: DependencyAlert;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A vulnerable dependency.
 */
export interface DependencyAlert {
  number: number;
  state: string;
  dependency: {
    package: VulnerablePackage;
    manifest_path: string;
    scope?: string | null;
    relationship?: string | null;
  };
  security_advisory: SecurityAdvisory;
  security_vulnerability: Vulnerability;
  url: string;
  html_url: string;
  created_at: string;
  updated_at: string;
  dismissed_at: string | null;
  dismissed_by: User | null;
  dismissed_reason: string | null;
  dismissed_comment: string | null;
  fixed_at: string | null;
  auto_dismissed_at?: string | null;
}
/**
 * A package of an ecosystem.
 */
export interface VulnerablePackage {
  ecosystem: string;
  name: string;
}
/**
 * A public advisory.
 */
export interface SecurityAdvisory {
  ghsa_id: string;
  cve_id?: string | null;
  summary: string;
  description: string;
  severity: string;
  identifiers: AdvisoryIdentifier[];
  references: {
    url: string;
  }[];
  published_at: string;
  updated_at: string;
  withdrawn_at: string | null;
  vulnerabilities: Vulnerability[];
  cvss?: Cvss;
  cwes?: Weakness[];
  cvss_severities?: CvssSeverities | null;
}
/**
 * A name of an advisory in one catalogue.
 */
export interface AdvisoryIdentifier {
  type: string;
  value: string;
}
/**
 * Which versions of a package are vulnerable.
 */
export interface Vulnerability {
  package: VulnerablePackage;
  severity: string;
  vulnerable_version_range: string;
  first_patched_version: {
    identifier: string;
  } | null;
}
/**
 * A severity score with the vector it was computed from.
 */
export interface Cvss {
  vector_string: string | null;
  score: number | null;
}
/**
 * An entry of the catalogue of weaknesses.
 */
export interface Weakness {
  cwe_id: string;
  name: string;
}
/**
 * Scores by version of the scoring system.
 */
export interface CvssSeverities {
  cvss_v3?: Cvss | null;
  cvss_v4?: Cvss | null;
}
export interface DependencyBotAlertAutoReopenedPayload {
  action: "auto_reopened";
  alert: DependencyAlert;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DependencyBotAlertCreatedPayload {
  action: "created";
  alert: DependencyBotAlertCreatedAlert;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DependencyBotAlertCreatedAlert extends DependencyAlert {
  state: "open";
}
export interface DependencyBotAlertDismissedPayload {
  action: "dismissed";
  alert: DependencyBotAlertDismissedAlert;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DependencyBotAlertDismissedAlert extends DependencyAlert {
  state: "dismissed";
}
export interface DependencyBotAlertFixedPayload {
  action: "fixed";
  alert: DependencyBotAlertFixedAlert;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DependencyBotAlertFixedAlert extends DependencyAlert {
  state: "fixed";
}
export interface DependencyBotAlertReintroducedPayload {
  action: "reintroduced";
  alert: DependencyAlert;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DependencyBotAlertReopenedPayload {
  action: "reopened";
  alert: DependencyAlert;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DeployKeyCreatedPayload {
  action: "created";
  key: DeployKey;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A key with which a machine reads or writes a repository.
 */
export interface DeployKey {
  id: number;
  key: string;
  url: string;
  title: string;
  verified: boolean;
  created_at: string;
  read_only: boolean;
  added_by?: string | null;
  enabled?: boolean;
  last_used?: string | null;
}
export interface DeployKeyDeletedPayload {
  action: "deleted";
  key: DeployKey;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A deployment.
 */
export interface Deployment extends DeploymentSummary {
  sha: string;
  ref: string;
  payload:
    | {
        [k: string]: unknown;
      }
    | string
    | null;
  original_environment: string;
  description: string | null;
  creator: User | null;
}
/**
 * A workflow.
 */
export interface Workflow {
  badge_url: string;
  created_at: string;
  html_url: string;
  id: number;
  name: string;
  node_id: string;
  path: string;
  state: string;
  updated_at: string;
  url: string;
}
/**
 * A run of a workflow, as it stands beside a deployment.
 */
export interface WorkflowRunSummary {
  id: number;
  name: string | null;
  node_id: string;
  head_branch: string | null;
  head_sha: string;
  path?: string;
  display_title?: string;
  run_number: number;
  event: string;
  status: string;
  conclusion: string | null;
  workflow_id: number;
  check_suite_id: number;
  check_suite_node_id: string;
  url: string;
  html_url: string;
  pull_requests: PullRequestRef[];
  created_at: string;
  updated_at: string;
  actor?: User | null;
  run_attempt: number;
  referenced_workflows?:
    | {
        path: string;
        sha: string;
        ref?: string;
      }[]
    | null;
  run_started_at: string;
  triggering_actor?: User | null;
  jobs_url?: string;
  logs_url?: string;
  check_suite_url?: string;
  artifacts_url?: string;
  cancel_url?: string;
  rerun_url?: string;
  previous_attempt_url?: string | null;
  workflow_url?: string;
  head_commit?: CommitSummary | null;
  repository?: RepositorySummary;
  head_repository?: RepositorySummary;
}
export interface DeploymentCreatedPayload {
  action: "created";
  deployment: Deployment;
  workflow?: Workflow | null;
  workflow_run?: WorkflowRunSummary | null;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DeploymentProtectionRuleRequestedPayload {
  action: "requested";
  deployment?: Deployment;
  deployment_callback_url?: string;
  environment?: string;
  event?: string;
  pull_requests?: PullRequest[];
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  sender: User;
}
/**
 * A pull request.
 */
export interface PullRequest extends PullRequestSummary {
  draft: boolean;
  merged: boolean | null;
  mergeable: boolean | null;
  rebaseable: boolean | null;
  mergeable_state: string;
  merged_by: User | null;
  comments: number;
  review_comments: number;
  maintainer_can_modify: boolean;
  commits: number;
  additions: number;
  deletions: number;
  changed_files: number;
  allow_auto_merge?: boolean;
  allow_update_branch?: boolean;
  delete_branch_on_merge?: boolean;
  merge_commit_message?: string;
  merge_commit_title?: string;
  squash_merge_commit_message?: string;
  squash_merge_commit_title?: string;
  use_squash_pr_title_as_default?: boolean;
}
/**
 * A pull request without its counts and merge state, as reviews hold it.
 */
export interface PullRequestSummary {
  url: string;
  id: number;
  node_id: string;
  html_url: string;
  diff_url: string;
  patch_url: string;
  issue_url: string;
  number: number;
  state: string;
  locked: boolean;
  title: string;
  user: User | null;
  body: string | null;
  created_at: string;
  updated_at: string;
  closed_at: string | null;
  merged_at: string | null;
  merge_commit_sha: string | null;
  assignee: User | null;
  assignees: User[] | null;
  requested_reviewers: User[] | null;
  requested_teams: Team[] | null;
  labels: Label[];
  milestone: Milestone | null;
  commits_url: string;
  review_comments_url: string;
  review_comment_url: string;
  comments_url: string;
  statuses_url: string;
  head: PullRequestHead;
  base: PullRequestBase;
  _links: {
    self: Link;
    html: Link;
    issue: Link;
    comments: Link;
    review_comments: Link;
    review_comment: Link;
    commits: Link;
    statuses: Link;
  };
  author_association: string;
  auto_merge?: AutoMerge | null;
  active_lock_reason?: string | null;
  draft?: boolean;
}
/**
 * A team of an organisation.
 */
export interface Team {
  name: string;
  id: number;
  node_id: string;
  slug: string;
  description: string | null;
  privacy: string;
  url: string;
  html_url?: string;
  members_url: string;
  repositories_url: string;
  permission: string;
  notification_setting?: string;
  deleted?: boolean;
  enterprise_id?: number;
  organization_id?: number;
  parent?: Team | null;
  type?: string;
}
/**
 * A label.
 */
export interface Label {
  id: number;
  node_id: string;
  url: string;
  name: string;
  color: string;
  default: boolean;
  description?: string | null;
}
/**
 * A milestone.
 */
export interface Milestone {
  url: string;
  html_url: string;
  labels_url: string;
  id: number;
  node_id: string;
  number: number;
  title: string;
  description: string | null;
  creator: User | null;
  open_issues: number;
  closed_issues: number;
  state: string;
  created_at: string;
  updated_at: string;
  due_on: string | null;
  closed_at: string | null;
}
/**
 * The branch that is to be merged; its repository may be gone.
 */
export interface PullRequestHead {
  label: string;
  ref: string;
  sha: string;
  user: User | null;
  repo: Repository | null;
}
/**
 * The branch that is merged into.
 */
export interface PullRequestBase extends PullRequestHead {
  repo: Repository;
}
/**
 * An address in a list of links.
 */
export interface Link {
  href: string;
}
/**
 * How a pull request will be merged by itself.
 */
export interface AutoMerge {
  enabled_by: User | null;
  merge_method: string;
  commit_title?: string | null;
  commit_message?: string | null;
}
export interface DeploymentReviewApprovedPayload {
  action: "approved";
  approver?: User;
  comment?: string;
  workflow_job_runs?: DeploymentJob[];
  workflow_run: WorkflowRunSummary | null;
  since: string;
  workflow_job_run?: DeploymentJob;
  reviewers?: DeploymentReviewer[];
  repository: Repository;
  organization: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A job that waits for a review of its deployment.
 */
export interface DeploymentJob {
  id: number;
  name: string | null;
  status: string;
  conclusion: string | null;
  html_url: string;
  created_at: string;
  updated_at: string;
  environment: string;
}
/**
 * A person or team that may review a deployment.
 */
export interface DeploymentReviewer {
  type: string;
  reviewer: User | Team | null;
}
export interface DeploymentReviewRejectedPayload {
  action: "rejected";
  approver?: User;
  comment?: string;
  workflow_job_runs?: DeploymentJob[];
  workflow_run: WorkflowRunSummary | null;
  since: string;
  workflow_job_run?: DeploymentJob;
  reviewers?: DeploymentReviewer[];
  repository: Repository;
  organization: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DeploymentReviewRequestedPayload {
  action: "requested";
  environment: string;
  requestor: User | null;
  workflow_run: WorkflowRunSummary | null;
  since: string;
  workflow_job_run: DeploymentJob;
  reviewers: DeploymentReviewer[];
  repository: Repository;
  organization: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A state a deployment came to.
 */
export interface DeploymentStatus {
  url: string;
  id: number;
  node_id: string;
  state: string;
  creator: User | null;
  description: string;
  environment: string;
  target_url: string;
  created_at: string;
  updated_at: string;
  deployment_url: string;
  repository_url: string;
  environment_url?: string;
  log_url?: string;
  performed_via_github_app?: App | null;
}
export interface DeploymentStatusCreatedPayload {
  action: "created";
  deployment_status: DeploymentStatus;
  deployment: Deployment;
  check_run?: CheckRunSummary | null;
  workflow?: Workflow | null;
  workflow_run?: WorkflowRunSummary | null;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DiscussionAnsweredPayload {
  action: "answered";
  answer: DiscussionComment;
  discussion: DiscussionAnsweredDiscussion;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A comment or answer in a discussion.
 */
export interface DiscussionComment {
  id: number;
  node_id: string;
  html_url: string;
  parent_id: number | null;
  child_comment_count: number;
  repository_url: string;
  discussion_id: number;
  author_association: string;
  user: User | null;
  created_at: string;
  updated_at: string;
  body: string;
  reactions?: Reactions;
}
export interface DiscussionAnsweredDiscussion extends Discussion {
  answer_html_url: string;
  answer_chosen_at: string;
  answer_chosen_by: User;
}
/**
 * A discussion.
 */
export interface Discussion {
  repository_url: string;
  category: DiscussionCategory;
  answer_html_url: string | null;
  answer_chosen_at: string | null;
  answer_chosen_by: User | null;
  html_url: string;
  id: number;
  node_id: string;
  number: number;
  title: string;
  user: User | null;
  state: string;
  locked: boolean;
  comments: number;
  created_at: string;
  updated_at: string;
  author_association: string;
  active_lock_reason: string | null;
  body: string;
  reactions?: Reactions;
  labels?: Label[];
  state_reason?: string | null;
  timeline_url?: string;
}
/**
 * A category of discussions.
 */
export interface DiscussionCategory {
  id: number;
  node_id: string;
  repository_id: number;
  emoji: string;
  name: string;
  description: string | null;
  created_at: string;
  updated_at: string;
  slug: string;
  is_answerable: boolean;
}
export interface DiscussionCategoryChangedPayload {
  action: "category_changed";
  changes: {
    category: {
      from: DiscussionCategory;
    };
  };
  discussion: Discussion;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DiscussionClosedPayload {
  action: "closed";
  discussion: Discussion;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DiscussionCreatedPayload {
  action: "created";
  discussion: DiscussionCreatedDiscussion;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DiscussionCreatedDiscussion extends Discussion {
  answer_html_url: null;
  answer_chosen_at: null;
  answer_chosen_by: null;
}
export interface DiscussionDeletedPayload {
  action: "deleted";
  discussion: Discussion;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DiscussionEditedPayload {
  action: "edited";
  changes?: {
    title?: TextChange;
    body?: OptionalTextChange;
  };
  discussion: Discussion;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * The text before the change.
 */
export interface TextChange {
  from: string;
}
/**
 * The text before the change, null when there was none.
 */
export interface OptionalTextChange {
  from: string | null;
}
export interface DiscussionLabeledPayload {
  action: "labeled";
  label: Label;
  discussion: Discussion;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DiscussionLockedPayload {
  action: "locked";
  discussion: DiscussionLockedDiscussion;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DiscussionLockedDiscussion extends Discussion {
  state: "locked";
}
export interface DiscussionPinnedPayload {
  action: "pinned";
  discussion: Discussion;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DiscussionReopenedPayload {
  action: "reopened";
  discussion: Discussion;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DiscussionTransferredPayload {
  action: "transferred";
  changes: {
    new_discussion: Discussion;
    new_repository: Repository;
  };
  discussion: Discussion;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DiscussionUnansweredPayload {
  action: "unanswered";
  old_answer: DiscussionComment;
  discussion: DiscussionUnansweredDiscussion;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface DiscussionUnansweredDiscussion extends Discussion {
  answer_html_url: null;
  answer_chosen_at: null;
  answer_chosen_by: null;
}
export interface DiscussionUnlabeledPayload {
  action: "unlabeled";
  label: Label;
  discussion: Discussion;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DiscussionUnlockedPayload {
  action: "unlocked";
  discussion: Discussion;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DiscussionUnpinnedPayload {
  action: "unpinned";
  discussion: Discussion;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DiscussionCommentCreatedPayload {
  action: "created";
  comment: DiscussionComment;
  discussion: Discussion;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DiscussionCommentDeletedPayload {
  action: "deleted";
  comment: DiscussionComment;
  discussion: Discussion;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface DiscussionCommentEditedPayload {
  action: "edited";
  changes: {
    body?: OptionalTextChange;
  };
  comment: DiscussionComment;
  discussion: Discussion;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * Somebody forked a repository.
 */
export interface ForkPayload {
  forkee: ForkForkee;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface ForkForkee extends RepositoryRecord {
  fork: true;
}
/**
 * A repository in pushes, forks and team events: times may be numbers, the organisation is a name.
 */
export interface RepositoryRecord extends RepositoryBasics, RepositoryDetails {
  owner: User | null;
  created_at: string | number;
  updated_at: string;
  pushed_at: string | number | null;
  public?: boolean;
  stargazers?: number;
  organization?: string;
  role_name?: string | null;
}
/**
 * Wiki pages were created or edited.
 */
export interface GollumPayload {
  pages: WikiPage[];
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A page of the wiki that was created or edited.
 */
export interface WikiPage {
  page_name: string;
  title: string;
  summary: string | null;
  action: string;
  sha: string;
  html_url: string;
}
export interface HostAppAuthorizationRevokedPayload {
  action: "revoked";
  sender: User;
}
export interface InstallationCreatedPayload {
  action: "created";
  requester?: User | null;
  repositories?: RepositoryRef[];
  installation: Installation;
  repository?: Repository;
  organization?: Organization;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * The name of a repository an installation reaches.
 */
export interface RepositoryRef {
  id: number;
  node_id: string;
  name: string;
  full_name: string;
  private: boolean;
}
/**
 * An installation of an app.
 */
export interface Installation {
  id: number;
  account: User | Enterprise | null;
  repository_selection: string;
  access_tokens_url: string;
  repositories_url: string;
  html_url: string;
  app_id: number;
  target_id: number;
  target_type: string;
  permissions: Permissions;
  events: string[];
  created_at: string | number;
  updated_at: string | number;
  single_file_name: string | null;
  suspended_at?: string | null;
  suspended_by?: User | null;
  app_slug?: string;
  has_multiple_single_files?: boolean;
  single_file_paths?: string[];
  client_id?: string;
  contact_email?: string | null;
}
export interface InstallationDeletedPayload {
  action: "deleted";
  repositories?: RepositoryRef[];
  requester?: null;
  installation: Installation;
  repository?: Repository;
  organization?: Organization;
  enterprise?: Enterprise;
  sender: User;
}
export interface InstallationNewPermissionsAcceptedPayload {
  action: "new_permissions_accepted";
  repositories?: RepositoryRef[];
  requester?: null;
  installation: Installation;
  repository?: Repository;
  organization?: Organization;
  enterprise?: Enterprise;
  sender: User;
}
export interface InstallationSuspendPayload {
  action: "suspend";
  repositories?: RepositoryRef[];
  requester?: null;
  installation: InstallationSuspendInstallation;
  repository?: Repository;
  organization?: Organization;
  enterprise?: Enterprise;
  sender: User;
}
export interface InstallationSuspendInstallation extends Installation {
  suspended_at: string;
  suspended_by: User;
}
export interface InstallationUnsuspendPayload {
  action: "unsuspend";
  repositories?: RepositoryRef[];
  requester?: null;
  installation: InstallationUnsuspendInstallation;
  repository?: Repository;
  organization?: Organization;
  enterprise?: Enterprise;
  sender: User;
}
export interface InstallationUnsuspendInstallation extends Installation {
  suspended_at: null;
  suspended_by: null;
}
export interface InstallationRepositoriesAddedPayload {
  action: "added";
  repository_selection: string;
  repositories_added: RepositoryRef[];
  repositories_removed: RepositoryRef[];
  requester?: User | null;
  installation: Installation;
  repository?: Repository;
  organization?: Organization;
  enterprise?: Enterprise;
  sender: User;
}
export interface InstallationRepositoriesRemovedPayload {
  action: "removed";
  repository_selection: string;
  repositories_added: RepositoryRef[];
  repositories_removed: RepositoryRef[];
  requester?: User | null;
  installation: Installation;
  repository?: Repository;
  organization?: Organization;
  enterprise?: Enterprise;
  sender: User;
}
export interface InstallationTargetRenamedPayload {
  action: "renamed";
  account: Account;
  changes: {
    login?: TextChange;
    slug?: TextChange;
  };
  target_type: string;
  repository?: Repository;
  organization?: Organization;
  installation: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
/**
 * An account after it was renamed: fields of persons, organisations and enterprises.
 */
export interface Account {
  id: number;
  node_id: string;
  login?: string;
  slug?: string;
  name?: string;
  type?: string;
  description?: string | null;
  archived_at?: string | null;
  avatar_url?: string;
  created_at?: string;
  events_url?: string;
  followers?: number;
  followers_url?: string;
  following?: number;
  following_url?: string;
  gists_url?: string;
  gravatar_id?: string;
  has_organization_projects?: boolean;
  has_repository_projects?: boolean;
  hooks_url?: string;
  html_url?: string;
  is_verified?: boolean;
  issues_url?: string;
  members_url?: string;
  organizations_url?: string;
  public_gists?: number;
  public_members_url?: string;
  public_repos?: number;
  received_events_url?: string;
  repos_url?: string;
  site_admin?: boolean;
  starred_url?: string;
  subscriptions_url?: string;
  updated_at?: string;
  url?: string;
  user_view_type?: string;
  website_url?: string | null;
}
export interface IssueCommentCreatedPayload {
  action: "created";
  issue: Issue;
  comment: IssueComment;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * An issue, or the issue side of a pull request.
 */
export interface Issue extends PinnedIssue {
  labels: Label[];
  state: string;
  locked: boolean;
  assignee: User | null;
}
/**
 * An issue as it is delivered when pinned: labels, state, lock and assignee may be missing.
 */
export interface PinnedIssue {
  url: string;
  repository_url: string;
  labels_url: string;
  comments_url: string;
  events_url: string;
  html_url: string;
  id: number;
  node_id: string;
  number: number;
  title: string;
  user: User | null;
  labels?: Label[];
  state?: string;
  locked?: boolean;
  assignee?: User | null;
  assignees: User[] | null;
  milestone: Milestone | null;
  comments: number;
  created_at: string;
  updated_at: string;
  closed_at: string | null;
  author_association: string;
  active_lock_reason?: string | null;
  body: string | null;
  reactions?: Reactions;
  draft?: boolean;
  pull_request?: {
    url: string;
    html_url: string;
    diff_url: string;
    patch_url: string;
    merged_at?: string | null;
  };
  performed_via_github_app?: App | null;
  issue_dependencies_summary?: {
    blocked_by?: number;
    blocking?: number;
    total_blocked_by?: number;
    total_blocking?: number;
  };
  state_reason?: string | null;
  sub_issues_summary?: {
    total?: number;
    completed?: number;
    percent_completed?: number;
  };
  timeline_url?: string;
  type?: IssueType | null;
  issue_field_values?: {
    [k: string]: unknown;
  }[];
  body_html?: string;
  body_text?: string;
  closed_by?: User | null;
  parent_issue_url?: string | null;
  repository?: Repository;
}
/**
 * The type of an issue.
 */
export interface IssueType {
  id: number;
  node_id: string;
  name: string;
  description?: string | null;
  color?: string | null;
  created_at?: string;
  is_enabled?: boolean;
  updated_at?: string;
}
/**
 * A comment on an issue or a pull request.
 */
export interface IssueComment {
  url: string;
  html_url: string;
  issue_url: string;
  id: number;
  node_id: string;
  user: User | null;
  created_at: string;
  updated_at: string;
  author_association: string;
  performed_via_github_app?: App | null;
  body: string;
  reactions?: Reactions;
}
export interface IssueCommentDeletedPayload {
  action: "deleted";
  issue: Issue;
  comment: IssueComment;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface IssueCommentEditedPayload {
  action: "edited";
  changes: {
    body?: OptionalTextChange;
  };
  issue: Issue;
  comment: IssueComment;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface IssuesAssignedPayload {
  action: "assigned";
  assignee?: User | null;
  issue: Issue;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface IssuesClosedPayload {
  action: "closed";
  issue: IssuesClosedIssue;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface IssuesClosedIssue extends Issue {
  state: "closed";
  closed_at: string;
}
export interface IssuesDeletedPayload {
  action: "deleted";
  issue: Issue;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface IssuesDemilestonedPayload {
  action: "demilestoned";
  milestone?: Milestone;
  issue: IssuesDemilestonedIssue;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface IssuesDemilestonedIssue extends Issue {
  milestone: null;
}
export interface IssuesEditedPayload {
  action: "edited";
  changes: {
    title?: TextChange;
    body?: OptionalTextChange;
  };
  label?: Label;
  issue: Issue;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface IssuesLabeledPayload {
  action: "labeled";
  label?: Label;
  issue: Issue;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface IssuesLockedPayload {
  action: "locked";
  issue: IssuesLockedIssue;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface IssuesLockedIssue extends Issue {
  locked: true;
}
export interface IssuesMilestonedPayload {
  action: "milestoned";
  milestone?: Milestone;
  issue: IssuesMilestonedIssue;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface IssuesMilestonedIssue extends Issue {
  milestone: Milestone;
}
export interface IssuesOpenedPayload {
  action: "opened";
  changes?: {
    old_issue?: Issue | null;
    old_repository?: Repository;
  };
  issue: IssuesOpenedIssue;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface IssuesOpenedIssue extends Issue {
  state: "open";
  closed_at: null;
}
export interface IssuesPinnedPayload {
  action: "pinned";
  issue: PinnedIssue;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface IssuesReopenedPayload {
  action: "reopened";
  issue: Issue;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface IssuesTransferredPayload {
  action: "transferred";
  changes: {
    new_issue: Issue;
    new_repository: Repository;
  };
  issue: Issue;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface IssuesTypedPayload {
  action: "typed";
  type: IssueType | null;
  issue: Issue;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface IssuesUnassignedPayload {
  action: "unassigned";
  assignee?: User | null;
  issue: Issue;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface IssuesUnlabeledPayload {
  action: "unlabeled";
  label?: Label;
  issue: Issue;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface IssuesUnlockedPayload {
  action: "unlocked";
  issue: IssuesUnlockedIssue;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface IssuesUnlockedIssue extends Issue {
  locked: false;
}
export interface IssuesUnpinnedPayload {
  action: "unpinned";
  issue: PinnedIssue;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface IssuesUntypedPayload {
  action: "untyped";
  type: IssueType | null;
  issue: Issue;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface LabelCreatedPayload {
  action: "created";
  label: Label;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface LabelDeletedPayload {
  action: "deleted";
  label: Label;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface LabelEditedPayload {
  action: "edited";
  changes?: {
    name?: TextChange;
    color?: TextChange;
    description?: OptionalTextChange;
  };
  label: Label;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface MarketplacePurchaseCancelledPayload {
  action: "cancelled";
  effective_date: string;
  marketplace_purchase: MarketplacePurchase;
  previous_marketplace_purchase?: MarketplacePurchase;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A purchase on the marketplace.
 */
export interface MarketplacePurchase {
  account: MarketplaceAccount;
  billing_cycle: string;
  unit_count: number;
  on_free_trial: boolean | null;
  free_trial_ends_on: string | null;
  next_billing_date?: string | null;
  plan: MarketplacePlan;
}
/**
 * The account that bought.
 */
export interface MarketplaceAccount {
  type: string;
  id: number;
  node_id?: string;
  login: string;
  organization_billing_email?: string | null;
}
/**
 * The plan that was bought.
 */
export interface MarketplacePlan {
  id: number;
  name: string;
  description: string;
  monthly_price_in_cents: number;
  yearly_price_in_cents: number;
  price_model: string;
  has_free_trial: boolean;
  unit_name: string | null;
  bullets: string[];
}
export interface MarketplacePurchaseChangedPayload {
  action: "changed";
  effective_date: string;
  marketplace_purchase: MarketplacePurchase;
  previous_marketplace_purchase?: MarketplacePurchase;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface MarketplacePurchasePendingChangePayload {
  action: "pending_change";
  effective_date: string;
  marketplace_purchase: MarketplacePurchase;
  previous_marketplace_purchase?: MarketplacePurchase;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface MarketplacePurchasePendingChangeCancelledPayload {
  action: "pending_change_cancelled";
  effective_date: string;
  marketplace_purchase: MarketplacePurchase;
  previous_marketplace_purchase?: MarketplacePurchase;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface MarketplacePurchasePurchasedPayload {
  action: "purchased";
  effective_date: string;
  marketplace_purchase: MarketplacePurchase;
  previous_marketplace_purchase?: MarketplacePurchase;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface MemberAddedPayload {
  action: "added";
  changes?: {
    permission?: TextReplacement;
    role_name?: TextReplacement;
  };
  member: User | null;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * The text before and after the change.
 */
export interface TextReplacement {
  from?: string | null;
  to?: string | null;
}
export interface MemberEditedPayload {
  action: "edited";
  changes: {
    old_permission?: TextChange;
    permission?: TextReplacement;
  };
  member: User | null;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface MemberRemovedPayload {
  action: "removed";
  member: User | null;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface MembershipAddedPayload {
  action: "added";
  scope: string;
  member: User | null;
  team: Team | DeletedTeam;
  sender: User | null;
  repository?: Repository;
  organization: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
}
/**
 * What is left to say about a team that is gone.
 */
export interface DeletedTeam {
  id: number;
  name: string;
  deleted: true;
}
export interface MembershipRemovedPayload {
  action: "removed";
  scope: string;
  member: User | null;
  team: Team | DeletedTeam;
  sender: User | null;
  repository?: Repository;
  organization: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
}
export interface MergeGroupChecksRequestedPayload {
  action: "checks_requested";
  merge_group: MergeGroup;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  sender?: User;
}
/**
 * A group of pull requests in the merge queue.
 */
export interface MergeGroup {
  head_sha: string;
  head_ref: string;
  base_sha: string;
  base_ref: string;
  head_commit: CommitSummary;
}
export interface MergeGroupDestroyedPayload {
  action: "destroyed";
  reason?: string;
  merge_group: MergeGroup;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  sender?: User;
}
export interface MetaDeletedPayload {
  action: "deleted";
  hook_id: number;
  hook: Webhook;
  repository?: Repository | null;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
/**
 * A webhook.
 */
export interface Webhook {
  type: string;
  id: number;
  name: string;
  active: boolean;
  events: string[];
  config: {
    url?: string;
    content_type?: string;
    insecure_ssl?: string | number;
    secret?: string;
  };
  updated_at: string;
  created_at: string;
  url?: string;
  test_url?: string;
  ping_url?: string;
  deliveries_url?: string;
  last_response?: {
    code?: number | null;
    status?: string | null;
    message?: string | null;
  };
  app_id?: number;
}
export interface MilestoneClosedPayload {
  action: "closed";
  milestone: MilestoneClosedMilestone;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface MilestoneClosedMilestone extends Milestone {
  state: "closed";
  closed_at: string;
}
export interface MilestoneCreatedPayload {
  action: "created";
  milestone: MilestoneCreatedMilestone;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface MilestoneCreatedMilestone extends Milestone {
  state: "open";
  closed_at: null;
}
export interface MilestoneDeletedPayload {
  action: "deleted";
  milestone: Milestone;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface MilestoneEditedPayload {
  action: "edited";
  changes: {
    title?: TextChange;
    description?: OptionalTextChange;
    due_on?: OptionalTextChange;
  };
  milestone: Milestone;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface MilestoneOpenedPayload {
  action: "opened";
  milestone: MilestoneOpenedMilestone;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface MilestoneOpenedMilestone extends Milestone {
  state: "open";
  closed_at: null;
}
export interface OrgBlockBlockedPayload {
  action: "blocked";
  blocked_user: User | null;
  repository?: Repository;
  organization: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface OrgBlockUnblockedPayload {
  action: "unblocked";
  blocked_user: User | null;
  repository?: Repository;
  organization: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface OrganizationDeletedPayload {
  action: "deleted";
  membership?: OrganizationMembership;
  repository?: Repository;
  organization: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * What somebody is in an organisation.
 */
export interface OrganizationMembership {
  url: string;
  state: string;
  role: string;
  organization_url: string;
  user: User | null;
  direct_membership?: boolean;
  enterprise_teams_providing_indirect_membership?: unknown[];
}
export interface OrganizationMemberAddedPayload {
  action: "member_added";
  membership: OrganizationMembership;
  repository?: Repository;
  organization: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface OrganizationMemberInvitedPayload {
  action: "member_invited";
  invitation: OrganizationInvitation;
  user?: User | null;
  repository?: Repository;
  organization: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * An invitation to join an organisation.
 */
export interface OrganizationInvitation {
  id: number;
  node_id: string;
  login: string | null;
  email: string | null;
  role: string;
  created_at: string;
  failed_at: string | null;
  failed_reason: string | null;
  inviter: User | null;
  team_count: number;
  invitation_teams_url: string;
  invitation_source?: string;
}
export interface OrganizationMemberRemovedPayload {
  action: "member_removed";
  membership: OrganizationMembership;
  repository?: Repository;
  organization: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface OrganizationRenamedPayload {
  action: "renamed";
  membership?: OrganizationMembership;
  changes?: {
    login?: TextChange;
  };
  repository?: Repository;
  organization: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PackagePublishedPayload {
  action: "published";
  package: Package;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A package with its newest version.
 */
export interface Package {
  id: number;
  name: string;
  namespace: string;
  description: string | null;
  ecosystem: string;
  package_type: string;
  html_url: string;
  created_at: string | null;
  updated_at: string | null;
  owner: User | null;
  package_version: PackageVersion | null;
  registry: {
    about_url?: string;
    name?: string;
    type?: string;
    url?: string;
    vendor?: string;
  } | null;
}
/**
 * A version of a package.
 */
export interface PackageVersion {
  id: number;
  version: string;
  name: string;
  description?: string;
  summary?: string;
  body?:
    | string
    | {
        [k: string]: unknown;
      };
  body_html?: string;
  release?: {
    [k: string]: unknown;
  };
  manifest?: string;
  html_url?: string;
  tag_name?: string;
  target_commitish?: string;
  target_oid?: string;
  draft?: boolean;
  prerelease?: boolean;
  created_at?: string;
  updated_at?: string;
  author?: User | null;
  metadata?: unknown[];
  container_metadata?: {
    tag?: {
      name?: string;
      digest?: string;
    };
    labels?: {
      [k: string]: unknown;
    } | null;
    manifest?: {
      [k: string]: unknown;
    } | null;
  } | null;
  npm_metadata?: {
    [k: string]: unknown;
  } | null;
  nuget_metadata?:
    | {
        [k: string]: unknown;
      }[]
    | null;
  rubygems_metadata?: {
    [k: string]: unknown;
  }[];
  docker_metadata?: unknown[];
  package_files?: PackageFile[];
  installation_command?: string;
  package_url?: string;
  source_url?: string;
}
/**
 * A file of a package.
 */
export interface PackageFile {
  id: number;
  name: string;
  download_url?: string;
  content_type?: string;
  state?: string;
  size?: number;
  md5?: string | null;
  sha1?: string | null;
  sha256?: string | null;
  created_at?: string;
  updated_at?: string;
}
export interface PackageUpdatedPayload {
  action: "updated";
  package: Package;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A page site was built.
 */
export interface PageBuildPayload {
  id: number;
  build: PageBuild;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * An attempt to build the site of a repository.
 */
export interface PageBuild {
  url: string;
  status: string;
  error: {
    message: string | null;
  };
  pusher: User | null;
  commit: string | null;
  duration: number;
  created_at: string;
  updated_at: string;
}
export interface PersonalAccessTokenRequestApprovedPayload {
  action: "approved";
  personal_access_token_request: TokenRequest;
  organization: Organization;
  installation: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A request for a personal access token.
 */
export interface TokenRequest {
  id: number;
  created_at?: string;
  owner?: User;
  permissions_added?: TokenPermissions;
  permissions_result?: TokenPermissions;
  permissions_upgraded?: TokenPermissions;
  repositories?: RepositoryRef[] | null;
  repository_count?: number | null;
  repository_selection?: string;
  token_expired?: boolean;
  token_expires_at?: string | null;
  token_id?: number;
  token_last_used_at?: string | null;
  token_name?: string;
}
/**
 * What a token may do, by the kind of target and area.
 */
export interface TokenPermissions {
  organization?: {
    [k: string]: string;
  };
  repository?: {
    [k: string]: string;
  };
  other?: {
    [k: string]: string;
  };
}
export interface PersonalAccessTokenRequestCancelledPayload {
  action: "cancelled";
  personal_access_token_request: TokenRequest;
  organization: Organization;
  installation: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PersonalAccessTokenRequestCreatedPayload {
  action: "created";
  personal_access_token_request: TokenRequest;
  organization: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PersonalAccessTokenRequestDeniedPayload {
  action: "denied";
  personal_access_token_request: TokenRequest;
  organization: Organization;
  installation: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * The webhook was set up and is tried for the first time.
 */
export interface PingPayload {
  zen?: string;
  hook_id?: number;
  hook?: Webhook;
  repository?: Repository;
  organization?: Organization;
  sender?: User;
}
export interface ProjectClosedPayload {
  action: "closed";
  project: Project;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A classic project.
 */
export interface Project {
  owner_url: string;
  url: string;
  html_url: string;
  columns_url: string;
  id: number;
  node_id: string;
  name: string;
  body: string | null;
  number: number;
  state: string;
  creator: User | null;
  created_at: string;
  updated_at: string;
}
export interface ProjectCreatedPayload {
  action: "created";
  project: Project;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface ProjectDeletedPayload {
  action: "deleted";
  repository?: Repository | null;
  project: Project;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface ProjectEditedPayload {
  action: "edited";
  changes?: {
    name?: TextChange;
    body?: OptionalTextChange;
  };
  project: Project;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface ProjectReopenedPayload {
  action: "reopened";
  project: Project;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface ProjectCardConvertedPayload {
  action: "converted";
  changes: {
    note?: OptionalTextChange;
  };
  project_card: ProjectCard;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A card of a classic project.
 */
export interface ProjectCard {
  url: string;
  project_url: string;
  column_url: string;
  column_id: number | null;
  id: number;
  node_id: string;
  note: string | null;
  archived: boolean;
  creator: User | null;
  created_at: string;
  updated_at: string;
  content_url?: string;
  after_id?: number | null;
}
export interface ProjectCardCreatedPayload {
  action: "created";
  project_card: ProjectCard;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface ProjectCardDeletedPayload {
  action: "deleted";
  repository?: Repository | null;
  project_card: ProjectCard;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface ProjectCardEditedPayload {
  action: "edited";
  changes: {
    note?: OptionalTextChange;
  };
  project_card: ProjectCard;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface ProjectCardMovedPayload {
  action: "moved";
  changes?: {
    column_id?: {
      from: number;
    };
  };
  project_card: ProjectCard;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface ProjectColumnCreatedPayload {
  action: "created";
  project_column: ProjectColumn;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
/**
 * A column of a classic project.
 */
export interface ProjectColumn {
  url: string;
  project_url: string;
  cards_url: string;
  id: number;
  node_id: string;
  name: string;
  created_at: string;
  updated_at: string;
  after_id?: number | null;
}
export interface ProjectColumnDeletedPayload {
  action: "deleted";
  repository?: Repository | null;
  project_column: ProjectColumn;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface ProjectColumnEditedPayload {
  action: "edited";
  changes: {
    name?: TextChange;
  };
  project_column: ProjectColumn;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface ProjectColumnMovedPayload {
  action: "moved";
  project_column: ProjectColumn;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface ProjectsV2ClosedPayload {
  action: "closed";
  projects_v2: ProjectsV2;
  organization: Organization;
  installation?: InstallationRef;
  sender: User;
}
/**
 * A project of an organisation.
 */
export interface ProjectsV2 {
  id: number;
  node_id: string;
  number: number;
  title: string;
  state?: string;
  description?: string | null;
  closed_at?: string | null;
  created_at?: string;
  creator?: User;
  deleted_at?: string | null;
  deleted_by?: User | null;
  is_template?: boolean;
  latest_status_update?: ProjectsV2StatusUpdate | null;
  owner?: User;
  public?: boolean;
  short_description?: string | null;
  updated_at?: string;
}
/**
 * A status update of a project.
 */
export interface ProjectsV2StatusUpdate {
  id: number;
  node_id: string;
  status?: string | null;
  body?: string | null;
  created_at?: string;
  creator?: User;
  project_node_id?: string;
  start_date?: string;
  target_date?: string;
  updated_at?: string;
}
export interface ProjectsV2CreatedPayload {
  action: "created";
  projects_v2: ProjectsV2;
  organization: Organization;
  installation?: InstallationRef;
  sender: User;
}
export interface ProjectsV2DeletedPayload {
  action: "deleted";
  projects_v2: ProjectsV2;
  organization: Organization;
  installation?: InstallationRef;
  sender: User;
}
export interface ProjectsV2EditedPayload {
  action: "edited";
  changes: {
    title?: TextReplacement;
    description?: TextReplacement;
    short_description?: TextReplacement;
    public?: FlagReplacement;
  };
  projects_v2: ProjectsV2;
  organization: Organization;
  installation?: InstallationRef;
  sender: User;
}
/**
 * The switch before and after the change.
 */
export interface FlagReplacement {
  from?: boolean;
  to?: boolean;
}
export interface ProjectsV2ReopenedPayload {
  action: "reopened";
  projects_v2: ProjectsV2;
  organization: Organization;
  installation?: InstallationRef;
  sender: User;
}
export interface ProjectsV2ItemArchivedPayload {
  action: "archived";
  changes: {
    archived_at?: TextReplacement;
  };
  projects_v2_item: ProjectsV2ItemArchivedProjectsV2Item;
  organization: Organization;
  installation?: InstallationRef;
  sender: User;
}
export interface ProjectsV2ItemArchivedProjectsV2Item extends ProjectsV2Item {
  archived_at: string;
}
/**
 * An item of a project.
 */
export interface ProjectsV2Item {
  id: number;
  node_id: string;
  project_node_id: string;
  content_node_id: string;
  content_type: string;
  creator: User;
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}
export interface ProjectsV2ItemConvertedPayload {
  action: "converted";
  changes: {
    content_type?: TextReplacement;
  };
  projects_v2_item: ProjectsV2Item;
  organization: Organization;
  installation?: InstallationRef;
  sender: User;
}
export interface ProjectsV2ItemCreatedPayload {
  action: "created";
  projects_v2_item: ProjectsV2ItemCreatedProjectsV2Item;
  organization: Organization;
  installation?: InstallationRef;
  sender: User;
}
export interface ProjectsV2ItemCreatedProjectsV2Item extends ProjectsV2Item {
  archived_at: null;
}
export interface ProjectsV2ItemDeletedPayload {
  action: "deleted";
  projects_v2_item: ProjectsV2Item;
  organization: Organization;
  installation?: InstallationRef;
  sender: User;
}
export interface ProjectsV2ItemEditedPayload {
  action: "edited";
  changes?: {
    body?: TextReplacement;
    field_value?: {
      field_node_id?: string;
      field_name?: string;
      field_type?: string;
      project_number?: number;
      from?: unknown;
      to?: unknown;
    };
  };
  projects_v2_item: ProjectsV2Item;
  organization: Organization;
  installation?: InstallationRef;
  sender: User;
}
export interface ProjectsV2ItemReorderedPayload {
  action: "reordered";
  changes: {
    previous_projects_v2_item_node_id?: TextReplacement;
  };
  projects_v2_item: ProjectsV2Item;
  organization: Organization;
  installation?: InstallationRef;
  sender: User;
}
export interface ProjectsV2ItemRestoredPayload {
  action: "restored";
  changes: {
    archived_at?: TextReplacement;
  };
  projects_v2_item: ProjectsV2ItemRestoredProjectsV2Item;
  organization: Organization;
  installation?: InstallationRef;
  sender: User;
}
export interface ProjectsV2ItemRestoredProjectsV2Item extends ProjectsV2Item {
  archived_at: null;
}
export interface ProjectsV2StatusUpdateCreatedPayload {
  action: "created";
  projects_v2_status_update: ProjectsV2StatusUpdate;
  organization: Organization;
  installation?: InstallationRef;
  sender: User;
}
export interface ProjectsV2StatusUpdateDeletedPayload {
  action: "deleted";
  projects_v2_status_update: ProjectsV2StatusUpdate;
  organization: Organization;
  installation?: InstallationRef;
  sender: User;
}
export interface ProjectsV2StatusUpdateEditedPayload {
  action: "edited";
  changes?: {
    body?: TextReplacement;
    status?: TextReplacement;
    start_date?: TextReplacement;
    target_date?: TextReplacement;
  };
  projects_v2_status_update: ProjectsV2StatusUpdate;
  organization: Organization;
  installation?: InstallationRef;
  sender: User;
}
/**
 * A repository became public.
 */
export interface PublicPayload {
  repository: PublicRepository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PublicRepository extends Repository {
  private: false;
}
export interface PullRequestAssignedPayload {
  action: "assigned";
  assignee: User | null;
  number: number;
  pull_request: PullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestAutoMergeDisabledPayload {
  action: "auto_merge_disabled";
  reason: string;
  number: number;
  pull_request: PullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestAutoMergeEnabledPayload {
  action: "auto_merge_enabled";
  reason?: string;
  number: number;
  pull_request: PullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestClosedPayload {
  action: "closed";
  number: number;
  pull_request: PullRequestClosedPullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestClosedPullRequest extends PullRequest {
  state: "closed";
  closed_at: string;
  merged: boolean;
}
export interface PullRequestConvertedToDraftPayload {
  action: "converted_to_draft";
  number: number;
  pull_request: PullRequestConvertedToDraftPullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestConvertedToDraftPullRequest extends PullRequest {
  draft: true;
}
export interface PullRequestDemilestonedPayload {
  action: "demilestoned";
  milestone?: Milestone;
  number: number;
  pull_request: PullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface PullRequestDequeuedPayload {
  action: "dequeued";
  reason: string;
  number: number;
  pull_request: PullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestEditedPayload {
  action: "edited";
  changes: {
    title?: TextChange;
    body?: OptionalTextChange;
    base?: {
      ref?: TextChange;
      sha?: TextChange;
    };
  };
  number: number;
  pull_request: PullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface PullRequestEnqueuedPayload {
  action: "enqueued";
  number: number;
  pull_request: PullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestLabeledPayload {
  action: "labeled";
  label?: Label;
  number: number;
  pull_request: PullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestLockedPayload {
  action: "locked";
  number: number;
  pull_request: PullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestMilestonedPayload {
  action: "milestoned";
  milestone?: Milestone;
  number: number;
  pull_request: PullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface PullRequestOpenedPayload {
  action: "opened";
  number: number;
  pull_request: PullRequestOpenedPullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestOpenedPullRequest extends PullRequest {
  state: "open";
  closed_at: null;
  merged_at: null;
}
export interface PullRequestReadyForReviewPayload {
  action: "ready_for_review";
  number: number;
  pull_request: PullRequestReadyForReviewPullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestReadyForReviewPullRequest extends PullRequest {
  state: "open";
  draft: false;
  closed_at: null;
  merged_at: null;
}
export interface PullRequestReopenedPayload {
  action: "reopened";
  number: number;
  pull_request: PullRequestReopenedPullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestReopenedPullRequest extends PullRequest {
  state: "open";
  closed_at: null;
  merged_at: null;
}
export interface PullRequestReviewRequestRemovedPayload {
  action: "review_request_removed";
  requested_reviewer?: User | null;
  requested_team?: Team;
  number: number;
  pull_request: PullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestReviewRequestedPayload {
  action: "review_requested";
  requested_reviewer?: User | null;
  requested_team?: Team;
  number: number;
  pull_request: PullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestSynchronizePayload {
  action: "synchronize";
  after: string;
  before: string;
  number: number;
  pull_request: PullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestUnassignedPayload {
  action: "unassigned";
  assignee?: User | null;
  number: number;
  pull_request: PullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface PullRequestUnlabeledPayload {
  action: "unlabeled";
  label?: Label;
  number: number;
  pull_request: PullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestUnlockedPayload {
  action: "unlocked";
  number: number;
  pull_request: PullRequest;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestReviewDismissedPayload {
  action: "dismissed";
  review: Review;
  pull_request: PullRequestSummary;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A review of a pull request.
 */
export interface Review {
  id: number;
  node_id: string;
  user: User | null;
  body: string | null;
  commit_id: string;
  submitted_at: string | null;
  state: string;
  html_url: string;
  pull_request_url: string;
  author_association: string;
  _links: {
    html: Link;
    pull_request: Link;
  };
  updated_at?: string | null;
}
export interface PullRequestReviewEditedPayload {
  action: "edited";
  changes: {
    body?: OptionalTextChange;
  };
  review: Review;
  pull_request: PullRequestSummary;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestReviewSubmittedPayload {
  action: "submitted";
  review: Review;
  pull_request: PullRequestSummary;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestReviewCommentCreatedPayload {
  action: "created";
  comment: ReviewComment;
  pull_request: PullRequestSummary;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A comment on a line of a pull request.
 */
export interface ReviewComment {
  url: string;
  pull_request_review_id: number | null;
  id: number;
  node_id: string;
  diff_hunk: string;
  path: string;
  position: number | null;
  original_position: number;
  commit_id: string;
  original_commit_id: string;
  user: User | null;
  body: string;
  created_at: string;
  updated_at: string;
  html_url: string;
  pull_request_url: string;
  author_association: string;
  _links: {
    self: Link;
    html: Link;
    pull_request: Link;
  };
  reactions?: Reactions;
  start_line?: number | null;
  original_start_line?: number | null;
  start_side?: string | null;
  line?: number | null;
  original_line?: number | null;
  side?: string;
  in_reply_to_id?: number;
  subject_type?: string;
}
export interface PullRequestReviewCommentDeletedPayload {
  action: "deleted";
  comment: ReviewComment;
  pull_request: PullRequestSummary;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestReviewCommentEditedPayload {
  action: "edited";
  changes: {
    body?: OptionalTextChange;
  };
  comment: ReviewComment;
  pull_request: PullRequestSummary;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface PullRequestReviewThreadResolvedPayload {
  action: "resolved";
  pull_request: PullRequestSummary;
  thread: ReviewThread;
  updated_at?: string | null;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
/**
 * A thread of review comments.
 */
export interface ReviewThread {
  node_id: string;
  comments: ReviewComment[];
}
export interface PullRequestReviewThreadUnresolvedPayload {
  action: "unresolved";
  pull_request: PullRequestSummary;
  thread: ReviewThread;
  updated_at?: string | null;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
/**
 * Commits or tags were pushed.
 */
export interface PushPayload {
  ref: string;
  before: string;
  after: string;
  created: boolean;
  deleted: boolean;
  forced: boolean;
  base_ref: string | null;
  compare: string;
  commits: Commit[];
  head_commit: Commit | null;
  pusher: Pusher;
  repository: RepositoryRecord;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
/**
 * A commit of a push.
 */
export interface Commit extends CommitSummary {
  distinct: boolean;
  url: string;
  added: string[];
  removed: string[];
  modified: string[];
}
/**
 * Who pushed; a deploy key has only a name.
 */
export interface Pusher {
  name: string;
  email?: string | null;
  username?: string;
  date?: string;
}
export interface RegistryPackagePublishedPayload {
  action: "published";
  registry_package: Package;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface RegistryPackageUpdatedPayload {
  action: "updated";
  registry_package: Package;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface ReleaseCreatedPayload {
  action: "created";
  release: Release;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A release.
 */
export interface Release {
  url: string;
  assets_url: string;
  upload_url: string;
  html_url: string;
  id: number;
  node_id: string;
  tag_name: string;
  target_commitish: string;
  name: string | null;
  draft: boolean;
  author: User | null;
  prerelease: boolean;
  created_at: string | null;
  published_at: string | null;
  assets: ReleaseAsset[];
  tarball_url: string | null;
  zipball_url: string | null;
  body: string | null;
  reactions?: Reactions;
  discussion_url?: string;
  immutable?: boolean;
  updated_at?: string | null;
}
/**
 * A file of a release.
 */
export interface ReleaseAsset {
  url: string;
  browser_download_url: string;
  id: number;
  node_id: string;
  name: string;
  label?: string | null;
  state?: string;
  content_type?: string;
  size?: number;
  digest?: string | null;
  download_count?: number;
  created_at?: string;
  updated_at?: string;
  uploader?: User | null;
}
export interface ReleaseDeletedPayload {
  action: "deleted";
  release: Release;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface ReleaseEditedPayload {
  action: "edited";
  changes: {
    name?: OptionalTextChange;
    body?: OptionalTextChange;
    tag_name?: TextChange;
    make_latest?: {
      to?: boolean;
    };
  };
  release: Release;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface ReleasePrereleasedPayload {
  action: "prereleased";
  release: ReleasePrereleasedRelease;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface ReleasePrereleasedRelease extends Release {
  prerelease: true;
}
export interface ReleasePublishedPayload {
  action: "published";
  release: ReleasePublishedRelease;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface ReleasePublishedRelease extends Release {
  published_at: string;
}
export interface ReleaseReleasedPayload {
  action: "released";
  release: Release;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface ReleaseUnpublishedPayload {
  action: "unpublished";
  release: ReleaseUnpublishedRelease;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface ReleaseUnpublishedRelease extends Release {
  published_at: null;
}
export interface RepositoryArchivedPayload {
  action: "archived";
  repository: RepositoryArchivedRepository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface RepositoryArchivedRepository extends Repository {
  archived: true;
}
export interface RepositoryCreatedPayload {
  action: "created";
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface RepositoryDeletedPayload {
  action: "deleted";
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface RepositoryEditedPayload {
  action: "edited";
  changes: {
    default_branch?: TextChange;
    description?: OptionalTextChange;
    homepage?: OptionalTextChange;
    topics?: {
      from?: string[] | null;
    };
  };
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface RepositoryPrivatizedPayload {
  action: "privatized";
  repository: RepositoryPrivatizedRepository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface RepositoryPrivatizedRepository extends Repository {
  private: true;
}
export interface RepositoryPublicizedPayload {
  action: "publicized";
  repository: RepositoryPublicizedRepository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface RepositoryPublicizedRepository extends Repository {
  private: false;
}
export interface RepositoryRenamedPayload {
  action: "renamed";
  changes: {
    repository?: {
      name?: TextChange;
    };
  };
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface RepositoryTransferredPayload {
  action: "transferred";
  changes: {
    owner?: {
      from: {
        user?: User;
        organization?: Organization;
      };
    };
  };
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface RepositoryUnarchivedPayload {
  action: "unarchived";
  repository: RepositoryUnarchivedRepository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface RepositoryUnarchivedRepository extends Repository {
  archived: false;
}
export interface RepositoryAdvisoryPublishedPayload {
  action: "published";
  repository_advisory: RepositoryAdvisory;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
/**
 * An advisory of a repository.
 */
export interface RepositoryAdvisory {
  ghsa_id: string;
  cve_id?: string | null;
  summary: string;
  state: string;
  description?: string | null;
  author?: User | null;
  closed_at?: string | null;
  collaborating_teams?: Team[] | null;
  collaborating_users?: User[] | null;
  created_at?: string | null;
  credits?:
    | {
        login?: string;
        type?: string;
      }[]
    | null;
  credits_detailed?:
    | {
        user?: User;
        type?: string;
        state?: string;
      }[]
    | null;
  cvss?: Cvss | null;
  cvss_severities?: CvssSeverities | null;
  cwe_ids?: string[] | null;
  cwes?: Weakness[] | null;
  html_url?: string;
  identifiers?: AdvisoryIdentifier[];
  private_fork?: RepositorySummary | null;
  published_at?: string | null;
  publisher?: User | null;
  severity?: string | null;
  submission?: {
    accepted: boolean;
  } | null;
  updated_at?: string | null;
  url?: string;
  vulnerabilities?:
    | {
        package?: VulnerablePackage | null;
        vulnerable_version_range?: string | null;
        patched_versions?: string | null;
        vulnerable_functions?: string[] | null;
      }[]
    | null;
  withdrawn_at?: string | null;
}
export interface RepositoryAdvisoryReportedPayload {
  action: "reported";
  repository_advisory: RepositoryAdvisory;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
/**
 * An application sent an event of its own. In real deliveries the action is any text; the listed one is a sample.
 */
export interface RepositoryDispatchPayload {
  action: string;
  branch: string;
  client_payload: {
    [k: string]: unknown;
  } | null;
  repository: Repository;
  organization?: Organization;
  installation: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface RepositoryDispatchSamplePayload {
  action: "sample";
  branch: string;
  client_payload: {
    [k: string]: unknown;
  } | null;
  repository: Repository;
  organization?: Organization;
  installation: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * The import of a repository ended.
 */
export interface RepositoryImportPayload {
  status: string;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface RepositoryRulesetCreatedPayload {
  action: "created";
  repository_ruleset: RepositoryRuleset;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A set of rules of a repository.
 */
export interface RepositoryRuleset {
  id: number;
  node_id?: string;
  name: string;
  enforcement: string;
  _links?: {
    self?: Link;
    html?: Link | null;
  };
  bypass_actors?: {
    actor_id?: number | null;
    actor_type?: string;
    bypass_mode?: string;
  }[];
  conditions?: {
    [k: string]: unknown;
  } | null;
  created_at?: string;
  current_user_can_bypass?: string;
  rules?: {
    type: string;
    parameters?: {
      [k: string]: unknown;
    };
  }[];
  source?: string;
  source_type?: string;
  target?: string;
  updated_at?: string;
}
export interface RepositoryRulesetDeletedPayload {
  action: "deleted";
  repository_ruleset: RepositoryRuleset;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface RepositoryRulesetEditedPayload {
  action: "edited";
  changes?: {
    name?: OptionalTextChange;
    enforcement?: OptionalTextChange;
    conditions?: {
      [k: string]: unknown;
    };
    rules?: {
      [k: string]: unknown;
    };
  };
  repository_ruleset: RepositoryRuleset;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface RepositoryVulnerabilityAlertCreatePayload {
  action: "create";
  alert: VulnerabilityAlert;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A vulnerable dependency, in the older form.
 */
export interface VulnerabilityAlert {
  id: number;
  number?: number;
  node_id?: string;
  state?: string;
  affected_range: string;
  affected_package_name: string;
  external_reference: string | null;
  external_identifier: string;
  fixed_in?: string;
  ghsa_id: string;
  severity: string;
  created_at: string;
  dismisser?: User | null;
  dismiss_reason?: string;
  dismissed_at?: string;
  fix_reason?: string;
  fixed_at?: string;
  dismiss_comment?: string | null;
}
export interface RepositoryVulnerabilityAlertDismissPayload {
  action: "dismiss";
  alert: RepositoryVulnerabilityAlertDismissAlert;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface RepositoryVulnerabilityAlertDismissAlert extends VulnerabilityAlert {
  state: "dismissed";
}
export interface RepositoryVulnerabilityAlertReopenPayload {
  action: "reopen";
  alert: RepositoryVulnerabilityAlertReopenAlert;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface RepositoryVulnerabilityAlertReopenAlert extends VulnerabilityAlert {
  state: "open";
}
export interface RepositoryVulnerabilityAlertResolvePayload {
  action: "resolve";
  alert: RepositoryVulnerabilityAlertResolveAlert;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface RepositoryVulnerabilityAlertResolveAlert extends VulnerabilityAlert {
  state: "fixed";
}
export interface SecretScanningAlertCreatedPayload {
  action: "created";
  alert: SecretScanningAlertCreatedAlert;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface SecretScanningAlertCreatedAlert extends SecretScanningAlert {
  resolution: null;
  resolved_at: null;
  resolved_by: null;
}
/**
 * A secret that leaked.
 */
export interface SecretScanningAlert {
  number: number;
  secret_type: string;
  resolution: string | null;
  resolved_by: User | null;
  resolved_at: string | null;
  created_at?: string;
  updated_at?: string | null;
  assigned_to?: User | null;
  html_url?: string;
  locations_url?: string;
  multi_repo?: boolean | null;
  publicly_leaked?: boolean | null;
  push_protection_bypass_request_comment?: string | null;
  push_protection_bypass_request_html_url?: string | null;
  push_protection_bypass_request_reviewer?: User | null;
  push_protection_bypass_request_reviewer_comment?: string | null;
  push_protection_bypassed?: boolean | null;
  push_protection_bypassed_at?: string | null;
  push_protection_bypassed_by?: User | null;
  resolution_comment?: string | null;
  secret_type_display_name?: string;
  url?: string;
  validity?: string;
}
export interface SecretScanningAlertPubliclyLeakedPayload {
  action: "publicly_leaked";
  alert: SecretScanningAlert;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface SecretScanningAlertReopenedPayload {
  action: "reopened";
  alert: SecretScanningAlert;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface SecretScanningAlertResolvedPayload {
  action: "resolved";
  alert: SecretScanningAlertResolvedAlert;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface SecretScanningAlertResolvedAlert extends SecretScanningAlert {
  resolution: string;
  resolved_at: string;
  resolved_by: User;
}
export interface SecretScanningAlertValidatedPayload {
  action: "validated";
  alert: SecretScanningAlert;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface SecretScanningAlertLocationCreatedPayload {
  action: "created";
  location: SecretLocation;
  alert: SecretScanningAlert;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  sender?: User;
}
/**
 * A place where a secret was found; the details depend on the type.
 */
export interface SecretLocation {
  type: string;
  details: {
    path?: string;
    blob_sha?: string;
    blob_url?: string;
    commit_sha?: string;
    commit_url?: string;
    start_line?: number;
    end_line?: number;
    start_column?: number;
    end_column?: number;
    issue_title_url?: string;
    issue_body_url?: string;
    issue_comment_url?: string;
    discussion_title_url?: string;
    discussion_body_url?: string;
    discussion_comment_url?: string;
    pull_request_title_url?: string;
    pull_request_body_url?: string;
    pull_request_comment_url?: string;
    pull_request_review_url?: string;
    pull_request_review_comment_url?: string;
    page_url?: string;
  };
}
export interface SecretScanningScanCompletedPayload {
  action: "completed";
  completed_at: string;
  custom_pattern_name?: string | null;
  custom_pattern_scope?: string | null;
  secret_types?: string[] | null;
  source: string;
  started_at: string;
  type: string;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface SecurityAdvisoryPublishedPayload {
  action: "published";
  security_advisory: SecurityAdvisory;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface SecurityAdvisoryUpdatedPayload {
  action: "updated";
  security_advisory: SecurityAdvisory;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface SecurityAdvisoryWithdrawnPayload {
  action: "withdrawn";
  security_advisory: SecurityAdvisory;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
/**
 * Security features of a repository were switched on or off.
 */
export interface SecurityAndAnalysisPayload {
  changes: {
    from?: {
      security_and_analysis?: SecuritySettings | null;
    };
  };
  repository: SecuredRepository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
/**
 * Security features by name, each with its status.
 */
export interface SecuritySettings {
  [k: string]: {
    status?: string;
  };
}
/**
 * A repository with its security settings and its origin.
 */
export interface SecuredRepository extends Repository {
  code_of_conduct?: {
    key?: string;
    name?: string;
    url?: string;
    body?: string;
    html_url?: string | null;
  };
  parent?: Repository;
  security_and_analysis?: SecuritySettings | null;
  source?: Repository;
}
export interface SponsorshipCancelledPayload {
  action: "cancelled";
  sponsorship: Sponsorship;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A sponsorship.
 */
export interface Sponsorship {
  node_id: string;
  created_at: string;
  sponsorable: User | null;
  sponsor: User | null;
  privacy_level: string;
  tier: SponsorshipTier;
  maintainer?: User;
}
/**
 * A tier of a sponsorship.
 */
export interface SponsorshipTier {
  node_id: string;
  created_at: string;
  description: string;
  monthly_price_in_cents: number;
  monthly_price_in_dollars: number;
  name: string;
  is_one_time?: boolean;
  is_custom_amount?: boolean;
}
export interface SponsorshipCreatedPayload {
  action: "created";
  sponsorship: Sponsorship;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface SponsorshipEditedPayload {
  action: "edited";
  changes: {
    privacy_level?: TextChange;
  };
  sponsorship: Sponsorship;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface SponsorshipPendingCancellationPayload {
  action: "pending_cancellation";
  effective_date?: string;
  sponsorship: Sponsorship;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface SponsorshipPendingTierChangePayload {
  action: "pending_tier_change";
  changes: {
    tier?: {
      from: SponsorshipTier;
    };
  };
  effective_date?: string;
  sponsorship: Sponsorship;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface SponsorshipTierChangedPayload {
  action: "tier_changed";
  changes: {
    tier?: {
      from: SponsorshipTier;
    };
  };
  sponsorship: Sponsorship;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface StarCreatedPayload {
  action: "created";
  starred_at: string | null;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface StarDeletedPayload {
  action: "deleted";
  starred_at: null;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * The status of a commit changed.
 */
export interface StatusPayload {
  id: number;
  sha: string;
  name: string;
  target_url: string | null;
  context: string;
  description: string | null;
  state: string;
  commit: RepositoryCommit;
  branches: Branch[];
  created_at: string;
  updated_at: string;
  avatar_url?: string | null;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A commit as the REST API shows it.
 */
export interface RepositoryCommit {
  sha: string;
  node_id: string;
  commit: GitCommit;
  url: string;
  html_url: string;
  comments_url: string;
  author: User | null;
  committer: User | null;
  parents: {
    sha?: string;
    url?: string;
    html_url?: string;
  }[];
}
/**
 * The Git object behind a commit.
 */
export interface GitCommit {
  author: GitPerson;
  committer: GitPerson;
  message: string;
  tree: {
    sha: string;
    url: string;
  };
  url: string;
  comment_count: number;
  verification: {
    verified: boolean;
    reason: string;
    signature: string | null;
    payload: string | null;
    verified_at?: string | null;
  };
}
/**
 * A branch with the commit it points to.
 */
export interface Branch {
  name: string;
  commit: {
    sha: string;
    url: string;
  };
  protected: boolean;
}
export interface SubIssuesParentIssueAddedPayload {
  action: "parent_issue_added";
  parent_issue_repo: Repository;
  parent_issue: Issue;
  parent_issue_id: number;
  sub_issue: Issue;
  sub_issue_id: number;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  sender?: User;
}
export interface SubIssuesParentIssueRemovedPayload {
  action: "parent_issue_removed";
  parent_issue_repo: Repository;
  parent_issue: Issue;
  parent_issue_id: number;
  sub_issue: Issue;
  sub_issue_id: number;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  sender?: User;
}
export interface SubIssuesSubIssueAddedPayload {
  action: "sub_issue_added";
  sub_issue_repo: Repository;
  parent_issue: Issue;
  parent_issue_id: number;
  sub_issue: Issue;
  sub_issue_id: number;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  sender?: User;
}
export interface SubIssuesSubIssueRemovedPayload {
  action: "sub_issue_removed";
  sub_issue_repo: Repository;
  parent_issue: Issue;
  parent_issue_id: number;
  sub_issue: Issue;
  sub_issue_id: number;
  repository?: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  sender?: User;
}
export interface TeamAddedToRepositoryPayload {
  action: "added_to_repository";
  team: Team;
  repository?: RepositoryRecord;
  organization: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface TeamCreatedPayload {
  action: "created";
  team: Team;
  repository?: RepositoryRecord;
  organization: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface TeamDeletedPayload {
  action: "deleted";
  team: Team;
  repository?: RepositoryRecord;
  organization: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender?: User;
}
export interface TeamEditedPayload {
  action: "edited";
  changes: {
    name?: TextChange;
    description?: OptionalTextChange;
    privacy?: TextChange;
    notification_setting?: TextChange;
    repository?: {
      permissions?: {
        from?: {
          admin?: boolean;
          pull?: boolean;
          push?: boolean;
        };
      };
    };
  };
  team: Team;
  repository?: RepositoryRecord;
  organization: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface TeamRemovedFromRepositoryPayload {
  action: "removed_from_repository";
  team: Team;
  repository?: RepositoryRecord;
  organization: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * A repository was added to a team.
 */
export interface TeamAddPayload {
  team: Team;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface WatchStartedPayload {
  action: "started";
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
/**
 * Somebody started a workflow by hand.
 */
export interface WorkflowDispatchPayload {
  inputs: {
    [k: string]: unknown;
  } | null;
  ref: string;
  workflow: string;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface WorkflowJobCompletedPayload {
  action: "completed";
  workflow_job: WorkflowJobCompletedWorkflowJob;
  deployment?: Deployment;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface WorkflowJobCompletedWorkflowJob extends WorkflowJob {
  conclusion: "success" | "failure" | "cancelled" | "skipped";
}
/**
 * A job of a run.
 */
export interface WorkflowJob {
  id: number;
  run_id: number;
  run_url: string;
  run_attempt?: number;
  node_id: string;
  head_sha: string;
  head_branch?: string | null;
  url: string;
  html_url: string;
  status: string;
  conclusion: string | null;
  started_at: string;
  completed_at: string | null;
  created_at?: string;
  name: string;
  steps: WorkflowStep[];
  check_run_url: string;
  labels: string[];
  runner_id: number | null;
  runner_name: string | null;
  runner_group_id: number | null;
  runner_group_name: string | null;
  workflow_name?: string | null;
}
/**
 * A step of a job.
 */
export interface WorkflowStep {
  name: string;
  status: string;
  conclusion: string | null;
  number: number;
  started_at: string | null;
  completed_at: string | null;
}
export interface WorkflowJobInProgressPayload {
  action: "in_progress";
  workflow_job: WorkflowJob;
  deployment?: Deployment;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface WorkflowJobQueuedPayload {
  action: "queued";
  workflow_job: WorkflowJob;
  deployment?: Deployment;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface WorkflowJobWaitingPayload {
  action: "waiting";
  workflow_job: WorkflowJobWaitingWorkflowJob;
  deployment?: Deployment;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface WorkflowJobWaitingWorkflowJob extends WorkflowJob {
  status: "waiting";
}
export interface WorkflowRunCompletedPayload {
  action: "completed";
  workflow: Workflow | null;
  workflow_run: WorkflowRunCompletedWorkflowRun;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface WorkflowRunCompletedWorkflowRun extends WorkflowRun {
  conclusion:
    "success" | "failure" | "neutral" | "cancelled" | "timed_out" | "action_required" | "stale" | "skipped" | null;
}
/**
 * A run of a workflow.
 */
export interface WorkflowRun extends WorkflowRunSummary {
  jobs_url: string;
  logs_url: string;
  check_suite_url: string;
  artifacts_url: string;
  cancel_url: string;
  rerun_url: string;
  previous_attempt_url: string | null;
  workflow_url: string;
  head_commit: CommitSummary | null;
  repository: RepositorySummary;
  head_repository: RepositorySummary;
}
export interface WorkflowRunInProgressPayload {
  action: "in_progress";
  workflow: Workflow | null;
  workflow_run: WorkflowRun;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
export interface WorkflowRunRequestedPayload {
  action: "requested";
  workflow: Workflow | null;
  workflow_run: WorkflowRun;
  repository: Repository;
  organization?: Organization;
  installation?: InstallationRef;
  enterprise?: Enterprise;
  sender: User;
}
