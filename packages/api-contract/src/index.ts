export { longestKeyword, longestPasskeyName, searchRadii, shortestPassword } from "./bounds.ts";
export {
  type Access,
  type BodyOf,
  endpoint,
  type Endpoint,
  type Grant,
  type ParamsOf,
  type QueryOf,
  type RecordAction,
  type ReplyOf,
} from "./endpoint.ts";
export { embedAddress } from "./embed-address.ts";
export { allEndpoints, type EndpointName } from "./endpoints.ts";
export * from "./endpoints/access.ts";
export * from "./endpoints/agreements.ts";
export * from "./endpoints/assistant.ts";
export * from "./endpoints/accounts.ts";
export { contentEndpoints } from "./endpoints/content.ts";
export * from "./endpoints/embed.ts";
export * from "./endpoints/files.ts";
export * from "./endpoints/health.ts";
export * from "./endpoints/identity.ts";
export * from "./endpoints/occupations.ts";
export * from "./endpoints/mail.ts";
export * from "./endpoints/materials.ts";
export * from "./endpoints/audit.ts";
export * from "./endpoints/changes.ts";
export * from "./endpoints/import-users.ts";
export * from "./endpoints/leaning.ts";
export * from "./endpoints/may.ts";
export * from "./endpoints/passkeys.ts";
export * from "./endpoints/program-keys.ts";
export { allRecordEndpoints, recordEndpoints } from "./endpoints/records.ts";
export * from "./endpoints/registrations.ts";
export * from "./endpoints/sandbox.ts";
export * from "./endpoints/search.ts";
export * from "./endpoints/site.ts";
export * from "./endpoints/training-plan.ts";
export * from "./endpoints/webhooks.ts";
export { isMailAddress, mailAddress } from "./mail-address.ts";
export { type KeyScope, keyScopes } from "./key-scopes.ts";
export { isLabel, isPersonName } from "./one-line.ts";
export { isOrigin } from "./origin.ts";
export { longestReason, shortestReason } from "./reason.ts";
export {
  type Filter,
  type FilterValue,
  type ListQuery,
  type ListQueryProblem,
  maxLimit,
  mostCounted,
  mostPublicIds,
  type Operator,
  operators,
  operatorsOf,
  parseListQuery,
} from "./list-query.ts";
export {
  type ApprenticeableOccupation,
  type ExploredOccupation,
  type ApprenticeshipSponsor,
  type Interest,
  interests,
  type LocalWage,
  type MedianWages,
  type OccupationDetail,
  type OccupationElement,
  type OccupationOutlook,
  type OccupationSource,
  type OccupationSummary,
  type OccupationWage,
  type OccupationWages,
  type OccupationWork,
  type WageLevels,
  type ZipPlace,
} from "./occupations.ts";
export { apiVersion, type CallersOf, openApiDocument, type OpenApiSettings } from "./openapi.ts";
export {
  type CurrentRecord,
  type Fault,
  type ProblemBody,
  type ProblemCode,
  problems,
} from "./problems.ts";
export {
  type ColumnType,
  createSchema,
  type Field,
  fieldsOf,
  type RecordDefinition,
  type RecordInput,
  type RecordOf,
  replySchema,
  updateSchema,
  type Way,
} from "./record.ts";
export { isLinkAddress, longestRichText, richElements, richTextLength } from "./rich-text.ts";
export { isWebAddress } from "./web-address.ts";
export { documentsByIdPath, mayPath, type Named, recordPath, searchPath } from "./record-path.ts";
export { type RecordIn, records, type RecordTable } from "./records.ts";
export { type NamedType, type RecordType, recordTypes } from "./record-types.ts";
export { type GatedType, gatedTypes, isGated } from "./records/access-code.ts";
export {
  apprenticeAgreements,
  employerAgreements,
  instructionProviders,
} from "./records/agreements.ts";
export {
  apprenticeshipTemplates,
  classifiedBy,
  competency,
  competencyGroup,
  industryCodes,
  programTypes,
} from "./records/apprenticeship-templates.ts";
export {
  hoursRange,
  journeyworkerRatio,
  plannedWage,
  relatedCourse,
  workProcess,
} from "./records/training.ts";
export { apprenticeships } from "./records/apprenticeships.ts";
export { classCode } from "./records/class-code.ts";
export { cohort } from "./records/cohort.ts";
export { courseTopics } from "./records/course-topics.ts";
export { classEntry, courses } from "./records/courses.ts";
export { employerProfiles } from "./records/employer-profiles.ts";
export { externalRegistrations, registrationStates } from "./records/external-registrations.ts";
export { integrations, reviewedAnswers, searches, searchOutcomes } from "./records/integrations.ts";
export {
  auditEntries,
  mails,
  programKeys,
  publicUrls,
  webhooks,
} from "./records/kept-by-the-server.ts";
export { mostHistoryEntries, mostHistoryEntriesAdded } from "./records/invite-history.ts";
export { type InviteType, invites, inviteTypes } from "./records/invites.ts";
export {
  type AlreadyHave,
  alreadyHave,
  type FactsThen,
  jobProfiles,
  planCertificate,
  type PlanCertificate,
  planElement,
  planSchoolProgram,
  type PlanSchoolProgram,
} from "./records/job-profiles.ts";
export {
  documents,
  indexReasons,
  indexStates,
  resourceGroups,
  resources,
} from "./records/library.ts";
export { location } from "./records/location.ts";
export { organization } from "./records/organization.ts";
export { type OrganizationType, organizationTypes } from "./organization-types.ts";
export { pageLinks } from "./records/page-links.ts";
export {
  layoutWidths,
  moduleBackgrounds,
  type ModuleKind,
  moduleKinds,
  type ModuleType,
  moduleTypes,
  mostModules,
  type PageLayout,
  pageLayouts,
} from "./page-modules.ts";
export {
  dashboards,
  materials,
  pageModule,
  type PageModule,
  pages,
  widgets,
} from "./records/pages.ts";
export { pathways } from "./records/pathways.ts";
export { apprentices, experts, sponsors, teachers } from "./records/people.ts";
export { cdnFile, cdnFiles } from "./records/stored-files.ts";
export { privateChoices, privateFields, userProfiles } from "./records/user-profiles.ts";
export { mostSavedViews, savedViews } from "./records/saved-views.ts";
export { users } from "./records/users.ts";
export { type Role, roles } from "./roles.ts";
export { wageRate, wageSchedules } from "./records/wage-schedules.ts";
export { type SearchedType, searchedTypes } from "./searched-fields.ts";
