export { call, type CallInput, setTokenProvider, type TokenProvider } from "./call.ts";
export { ApiProblem, type FailureCode, failureCode } from "./problem.ts";
export {
  createDocument,
  deleteDocument,
  type EntryOf,
  type ListInput,
  listEntries,
  listRecords,
  type Page,
  readEntry,
  readRecord,
  updateDocument,
} from "./records.ts";
