import { mayI } from "@guildway/api-client";
import type { RecordType } from "@guildway/api-contract";
import { mayHaveSession, useAuth } from "@guildway/auth";
import { queryOptions, useQuery } from "@tanstack/react-query";

/** What the server lets one do with a record, or with its type. */
export const rightsQuery = (type: RecordType, id?: string) =>
  queryOptions({
    queryKey: ["public-pages", type, "rights", id ?? "all"],
    queryFn: ({ signal }) => mayI(type, id, { signal }),
  });

/** Whether somebody is signed in who may change records of a type, or one of them; undefined until it is known. */
export function useMayEdit(type: RecordType, id?: string): boolean | undefined {
  const status = useAuth((auth) => auth.status);
  const isSignedIn = status === "signed-in";
  const { data, isError } = useQuery({ ...rightsQuery(type, id), enabled: isSignedIn });
  if (typeof document === "undefined") return false;
  if (!isSignedIn) return status === "starting" && mayHaveSession() ? undefined : false;
  return isError ? false : data?.update;
}
