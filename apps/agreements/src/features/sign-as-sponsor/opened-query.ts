import { call } from "@guildway/api-client";
import { type BodyOf, openAsSponsor } from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";

export type AgreementTable = BodyOf<typeof openAsSponsor>["table"];

/** The grant by which a manager of its location reads an agreement; it works for two hours. */
export const openedQuery = (table: AgreementTable, id: string) =>
  queryOptions({
    queryKey: ["agreements", "openedAsSponsor", table, id],
    queryFn: ({ signal }) => call(openAsSponsor, { body: { table, id }, signal }),
    staleTime: 3_600_000,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
