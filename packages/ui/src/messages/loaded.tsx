import type { ReactNode } from "react";
import { useWords } from "../language/words.ts";
import { Skeleton } from "../waiting/skeleton.tsx";
import { ErrorState } from "./error-state.tsx";

/** A query as its hook answers it. */
export interface LoadedQuery<T> {
  data: T | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch(): unknown;
}

export type LoadedProps<T> = {
  query: LoadedQuery<T>;
  /** Keeps the layout while it is fetched, default a few lines. */
  waiting?: ReactNode;
  /** What happened and what is safe, where the common words do not say enough. */
  failed?: { title: ReactNode; text?: ReactNode } | undefined;
  /** What stands there where the failure is an answer: that there is no such thing. */
  missing?: { is(error: unknown): boolean; content: ReactNode } | undefined;
  children: (data: T) => ReactNode;
};

/** What a query found; until then its place, and where it failed a way to try again. */
export function Loaded<T>({
  query,
  waiting = <Skeleton lines={8} />,
  failed,
  missing,
  children,
}: LoadedProps<T>) {
  const words = useWords();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return waiting;
  if (missing?.is(query.error)) return missing.content;
  return (
    <ErrorState
      title={failed?.title ?? words.failedTitle}
      text={failed?.text ?? words.failedText}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
