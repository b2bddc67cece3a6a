import type { FirstQueries } from "@guildway/federation";
import { ImportProgram } from "../features/import-program/import-program.tsx";
import { organizationsQuery } from "../room/organizations.ts";

export const firstQueries: FirstQueries = () => [organizationsQuery];

/** A training program from a document. */
export default function FileParsePage() {
  return <ImportProgram />;
}
