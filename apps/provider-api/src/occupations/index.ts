export { careerOneStop } from "./outside/career-one-stop.ts";
export { onetWebServices } from "./outside/onet-web-services.ts";
export { type OccupationData, withOutsideServices } from "./with-outside-services.ts";
export { isFlat } from "./explore/fit.ts";
export { createOccupations, type Occupations } from "./create-occupations.ts";
export type { OccupationRequest } from "./detail/find-occupation.ts";
export { faultInWords, type ImportFault } from "./import/fault.ts";
export {
  dataSources,
  importOccupationData,
  type ImportOptions,
} from "./import/import-occupation-data.ts";
export type { ImportOutcome } from "./import/outcome-in-words.ts";
export type { DataSource, OccupationTables } from "../platform/database/occupation-tables.ts";
export { titleInSpanish } from "./spanish/spanish-occupations.ts";
export { loadStarterSet } from "./starter/load-starter-set.ts";
export { layTerms } from "./search/lay-terms.ts";
export { spanishLayTerms } from "./search/spanish-lay-terms.ts";
export { spanishStemOf } from "./search/spanish-words.ts";
export { createSpelling } from "./search/spelling.ts";
