import { useQuery } from "@tanstack/react-query";
import { type Call, isList } from "./draft.ts";

/** The fields of a list's records; they come with the contract, once a list is chosen. */
export function useListFields(call: Call | undefined) {
  const { data } = useQuery({
    queryKey: ["api-explorer", "fields", call],
    queryFn: async () => {
      const { fieldsOfList } = await import("./fields-of-lists.ts");
      return call && isList(call) ? fieldsOfList(call) : [];
    },
    enabled: call !== undefined && isList(call),
    staleTime: Infinity,
  });
  return data ?? [];
}
