import { type CallOptions, recordsOf, type RowOf } from "@guildway/api-client";
import { userProfiles, users } from "@guildway/api-contract";
import { firstMissingForSigning, privateAnswers } from "@guildway/rules";
import { queryOptions } from "@tanstack/react-query";
import type { Person } from "./apprentice-agreement.tsx";

/** The apprentice and what they answered, before they sign. */
export interface Apprentice {
  person: Person & RowOf<typeof users>;
  profile: Partial<RowOf<typeof userProfiles>>;
}

/** Reads the apprentice by the grant of their invitation; forgotten with the page, since it is private. */
export const apprenticeQuery = (userId: string | null | undefined, grant: string | undefined) =>
  queryOptions({
    queryKey: ["agreements", "apprentice", userId, grant ?? "session"],
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    enabled: Boolean(userId),
    queryFn: async ({ signal }): Promise<Apprentice> => {
      const by = { signal, accessGrant: grant };
      const [person, profile] = await Promise.all([
        recordsOf(users).read(userId ?? "", by),
        readProfile(userId ?? "", by),
      ]);
      return { person: { ...person, phone: person.phone ?? person.mobilePhone }, profile };
    },
  });

/** Private information is answered to who asks for one by its id, and in no list. */
async function readProfile(userId: string, by: CallOptions): Promise<Apprentice["profile"]> {
  const profiles = recordsOf(userProfiles);
  const filters = { "userId[eq]": userId };
  const { items } = await profiles.list({ ...by, filters, select: ["id"], limit: 1 });
  return items[0]
    ? profiles.read(items[0].id, { ...by, select: ["id", "version", ...privateAnswers] })
    : {};
}

/** What keeps the agreement from being signed, in the words of the specification; undefined where nothing does. */
export function missingOf({ person, profile }: Apprentice) {
  const { name, email, phone } = person;
  return firstMissingForSigning({ ...profile, name, email, phone });
}

/** A part of the personal information. */
export type InformationPart = "general" | "private";

/** The part in which an answer is given. */
export const partOf = (field: string): InformationPart =>
  ["name", "email", "phone"].includes(field) ? "general" : "private";
