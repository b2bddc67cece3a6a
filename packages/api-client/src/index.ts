export {
  call,
  type CallInput,
  type CallOptions,
  download,
  readFileAt,
  setTokenProvider,
  type TokenProvider,
} from "./call.ts";
export {
  getOrganization,
  getUser,
  getUserByUid,
  listWageSchedules,
  type WageScheduleFilters,
} from "./lookups.ts";
export { mayI, type Rights } from "./may-i.ts";
export { compareChanges, type ComparedChanges } from "./merge-changes.ts";
export { makeOnce } from "./make-once.ts";
export { ApiProblem, type FailureCode, failureCode, isUnanswered } from "./problem.ts";
export {
  currentOf,
  type FieldOf,
  type ListInput,
  listNames,
  type Page,
  type Records,
  recordsOf,
  type RowOf,
} from "./records-of.ts";
export { callWritten, type Written } from "./call-written.ts";
export { searchRecords } from "./search-records.ts";
