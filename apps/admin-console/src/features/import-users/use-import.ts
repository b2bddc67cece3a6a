import { type ApiProblem, failureCode, isUnanswered } from "@guildway/api-client";
import type { ImportedRow, ResultOfRow } from "@guildway/api-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type Columns, matchColumns } from "./match-columns.ts";
import type { FileFault, PeopleFile } from "./people-file.ts";
import { rowsToSend } from "./rows-to-send.ts";
import { sendRows } from "./send-rows.ts";

/** Why rows could not be sent. */
export type SendFault = "network" | "forbidden" | "too-many" | "other";

/** How far the import of a file is, with what has been answered so far. */
export interface Work {
  at: "matching" | "checking" | "previewed" | "importing" | "done";
  file: PeopleFile;
  columns: Columns;
  /** What the server is asked of; the others were refused before. */
  rows: readonly ImportedRow[];
  checked: readonly ResultOfRow[];
  imported: readonly ResultOfRow[];
  failed?: SendFault | undefined;
}

/** The steps of an import into an organization: a file, its columns, what would come of each row, what came of it. */
export function useImport(orgId: string) {
  const [work, setWork] = useState<Work>();
  const [fileFault, setFileFault] = useState<FileFault>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const queries = useQueryClient();

  async function choose(chosen: File) {
    setFileFault(undefined);
    const { readPeopleFile } = await import("./people-file.ts");
    const file = await readPeopleFile(chosen);
    if (typeof file === "string") return setFileFault(file);
    const columns = matchColumns(file.headers);
    const begun: Work = { at: "matching", file, columns, rows: [], checked: [], imported: [] };
    setWork(begun);
    if (!columns.includes("") && columns.includes("email")) await check(begun);
  }

  async function check(of: Work) {
    const { rows, refused } = rowsToSend(of.file, of.columns);
    await send({ ...of, rows, checked: refused }, "checking");
  }

  /** Sends what was not answered yet. */
  async function send(of: Work, at: "checking" | "importing") {
    running.current = new AbortController();
    const { signal } = running.current;
    const dryRun = at === "checking";
    const list = dryRun ? "checked" : "imported";
    setWork({ ...of, at, failed: undefined });
    try {
      await sendRows(rowsLeft(of, dryRun), {
        orgId,
        dryRun,
        signal,
        onResults: (results) =>
          setWork((now) => now && { ...now, [list]: [...now[list], ...results] }),
      });
      setWork((now) => now && { ...now, at: dryRun ? "previewed" : "done" });
    } catch (error) {
      if (signal.aborted) return;
      setWork((now) => now && { ...now, failed: faultOf(error as ApiProblem) });
    } finally {
      if (!dryRun) await queries.invalidateQueries({ queryKey: ["admin-console", "users"] });
    }
  }

  function forget() {
    running.current?.abort();
    setWork(undefined);
  }

  return { work, setWork, fileFault, choose, check, send, forget };
}

/** The rows of a step that are not answered yet. */
export function rowsLeft({ rows, checked, imported }: Work, dryRun: boolean): ImportedRow[] {
  const answered = new Set((dryRun ? checked : imported).map(({ line }) => line));
  const wanted = dryRun ? undefined : new Set(toImport(checked).map(({ line }) => line));
  return rows.filter(({ line }) => !answered.has(line) && (wanted?.has(line) ?? true));
}

/** What an import would change. */
export function toImport(checked: readonly ResultOfRow[]): ResultOfRow[] {
  return checked.filter(({ outcome }) => outcome === "created" || outcome === "updated");
}

function faultOf(error: ApiProblem): SendFault {
  const code = failureCode(error);
  if (isUnanswered(error)) return "network";
  if (code === "access.forbidden") return "forbidden";
  if (code === "limit.too-many-requests") return "too-many";
  console.error(error);
  return "other";
}
