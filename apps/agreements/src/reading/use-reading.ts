import type { ApiProblem } from "@guildway/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { typesThatDiffer, type VersionsRead } from "./versions-read.ts";

/** What a signer reads, and what of it has changed since they began. */
export interface Reading {
  /** The types of the records that changed. */
  changed: readonly string[];
  /** How often signing was refused because of it. */
  refusals: number;
  /** Takes what stands on the page now. */
  show(read: VersionsRead): void;
  /** Takes from an `agreement.changed` what has changed, and has it all read again. */
  refuse(error: unknown): void;
}

/** Minds what a signer reads; what they change of themselves is no news to them. */
export function useReading(own: readonly string[] = []): Reading {
  const queries = useQueryClient();
  const last = useRef<VersionsRead>(undefined);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState(0);
  const ignored = own.join();
  const add = useCallback(
    (types: readonly string[]) => setChanged((before) => [...new Set([...before, ...types])]),
    [],
  );
  const show = useCallback(
    (read: VersionsRead) => {
      const types = typesThatDiffer(last.current ?? read, read);
      last.current = read;
      const news = types.filter((type) => !ignored.split(",").includes(type));
      if (news.length > 0) add(news);
    },
    [add, ignored],
  );
  const refuse = (error: unknown) => {
    add((error as ApiProblem).details?.faults?.map(({ field }) => field) ?? []);
    setRefusals((count) => count + 1);
    void queries.invalidateQueries({ queryKey: ["agreements"] });
  };
  return { changed, refusals, show, refuse };
}
