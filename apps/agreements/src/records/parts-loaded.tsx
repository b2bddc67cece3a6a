import { ErrorState, type LoadedQuery, PageLoading } from "@guildway/ui";
import type { ReactNode } from "react";

interface Props {
  /** Each part of a document, with what is said while it is still missing. */
  parts: readonly (readonly [query: LoadedQuery<unknown>, loading: string])[];
  failed: { title: string; text?: string };
  /** Drawn once all parts are there. */
  children(): ReactNode;
}

/** A document once all that it is made of is there; until then what is missing first. */
export function PartsLoaded({ parts, failed, children }: Props) {
  const missing = parts.filter(([{ data }]) => data === undefined);
  const wrong = missing.filter(([{ isError }]) => isError).map(([query]) => query);
  if (wrong.length > 0)
    return (
      <ErrorState
        {...failed}
        retrying={wrong.some(({ isFetching }) => isFetching)}
        onRetry={() => wrong.forEach((query) => void query.refetch())}
      />
    );
  return missing[0] ? <PageLoading text={missing[0][1]} /> : children();
}
