import { QueryClient } from "@tanstack/react-query";

/** What the pages have asked the API, kept for half a minute. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: 1 } },
});
