export {
  call,
  type CallInput,
  type CallOptions,
  setTokenProvider,
  type TokenProvider,
} from "./call.ts";
export { createDocument, deleteDocument, listDocumentsByIds, updateDocument } from "./documents.ts";
export {
  createEntry,
  deleteEntry,
  type EntryOf,
  listEntries,
  publishEntry,
  readEntry,
  updateEntry,
} from "./entries.ts";
export { type ListInput, listRecords, type Page, readRecord } from "./lists.ts";
export {
  getOrganization,
  getUser,
  getUserByUid,
  listWageSchedules,
  type WageScheduleFilters,
} from "./lookups.ts";
export { ApiProblem, type FailureCode, failureCode } from "./problem.ts";
export { createRecord, deleteRecord, updateRecord } from "./tables.ts";
