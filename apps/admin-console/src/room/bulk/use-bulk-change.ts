import { type ApiProblem, recordsOf } from "@guildway/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { faultInWords, faultsOfProblem } from "../form/faults.ts";
import type { AnyRoom, AnyRow } from "../room.ts";
import { useFormWords } from "../form/use-form-words.ts";

/** So many records are changed at a time. */
const atOnce = 4;

/** A record that was not changed, and why. */
interface Refused {
  row: AnyRow;
  why: string;
}

/** Changes records one by one and keeps what came of each. */
export function useBulkChange(room: AnyRoom) {
  const words = useFormWords(room);
  const queries = useQueryClient();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [changed, setChanged] = useState(0);
  const [done, setDone] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const changeOne = async (row: AnyRow, values: object) => {
    try {
      await recordsOf(room.record).update(row.id, values as never);
      setChanged((before) => before + 1);
    } catch (error) {
      const [fault] = faultsOfProblem(error as ApiProblem, Object.keys(values));
      const why = fault ? faultInWords(fault, words) : words.form.faults.other;
      setRefused((before) => [...before, { row, why }]);
    }
    setDone((before) => before + 1);
  };
  return {
    refused,
    changed,
    done,
    isRunning,
    async run(rows: readonly AnyRow[], values: object) {
      setRefused([]);
      setDone(0);
      setIsRunning(true);
      const left = [...rows];
      const work = async () => {
        for (let row = left.shift(); row; row = left.shift()) await changeOne(row, values);
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      await queries.invalidateQueries({ queryKey: ["admin-console", room.record.type] });
      setIsRunning(false);
    },
  };
}
