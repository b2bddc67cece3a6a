import type { UnavailableProps } from "@guildway/federation";
import { Loaded } from "@guildway/ui";

/** Stands in the place of a page or modal whose file did not arrive. */
export function PageUnavailable({ retry }: UnavailableProps) {
  const query = { data: undefined, error: undefined, isError: true, isFetching: false };
  return <Loaded query={{ ...query, refetch: retry }}>{() => null}</Loaded>;
}
