import type { RowOf } from "@guildway/api-client";
import type { apprenticeshipTemplates } from "@guildway/api-contract";
import { programFacts } from "./program-facts.ts";
import { Readiness } from "./readiness.tsx";

/** Whether a saved program is ready to be registered. */
export function ProgramReadiness({ row }: { row: RowOf<typeof apprenticeshipTemplates> }) {
  return <Readiness facts={programFacts(row)} />;
}
