import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

const log = { onError: (error: unknown) => console.error(error) };

/** What the pages have asked the API, kept for half a minute; what fails to be read or written is logged. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache(log),
  mutationCache: new MutationCache(log),
  // Without a network a call fails and says so, rather than wait in silence.
  defaultOptions: {
    queries: { staleTime: 30_000, retry: 1, networkMode: "always", refetchOnReconnect: true },
    mutations: { networkMode: "always" },
  },
});
