import type { RowOf } from "@guildway/api-client";
import type { apprenticeshipTemplates } from "@guildway/api-contract";
import { ExportProgram } from "./export/export-program.tsx";
import { programFacts } from "./program-facts.ts";
import { Readiness } from "./readiness.tsx";

/** Whether a saved program is ready to be registered, and the ways to hand it out. */
export function ProgramReadiness({ row }: { row: RowOf<typeof apprenticeshipTemplates> }) {
  return (
    <>
      <Readiness facts={programFacts(row)} />
      <ExportProgram program={row} />
    </>
  );
}
