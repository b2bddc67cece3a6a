import { call } from "@guildway/api-client";
import { type ImportedRow, importUsers, type ResultOfRow } from "@guildway/api-contract";

/** As many rows as one call takes, so that progress is seen and a call is soon answered. */
const mostAtOnce = 200;
const mostCharacters = 500_000;

/** How rows are sent. */
export interface Sending {
  orgId: string;
  dryRun: boolean;
  signal: AbortSignal;
  /** Is told what came of the rows of each call as it is answered. */
  onResults: (results: readonly ResultOfRow[]) => void;
}

/** Sends rows part by part, in their order; where a call fails, those before it are done. */
export async function sendRows(
  rows: readonly ImportedRow[],
  { orgId, dryRun, signal, onResults }: Sending,
): Promise<void> {
  for (let from = 0; from < rows.length;) {
    const part = partFrom(rows, from);
    const reply = await call(importUsers, { body: { orgId, dryRun, rows: part }, signal });
    onResults(reply.rows);
    from += part.length;
  }
}

function partFrom(rows: readonly ImportedRow[], from: number): ImportedRow[] {
  const part: ImportedRow[] = [];
  let characters = 0;
  for (const row of rows.slice(from, from + mostAtOnce)) {
    characters += JSON.stringify(row).length;
    if (part.length > 0 && characters > mostCharacters) break;
    part.push(row);
  }
  return part;
}
