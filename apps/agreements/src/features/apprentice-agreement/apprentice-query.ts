import { recordsOf, type RowOf } from "@guildway/api-client";
import { privateFields, userProfiles, users } from "@guildway/api-contract";
import { firstMissingForSigning } from "@guildway/rules";
import { queryOptions } from "@tanstack/react-query";
import type { Person } from "./apprentice-agreement.tsx";

/** The apprentice and what they answered, before they sign. */
export interface Apprentice {
  person: Person;
  profile: Partial<RowOf<typeof userProfiles>>;
}

const answered = [
  ...(Object.keys(privateFields) as (keyof typeof privateFields)[]),
  "orgReferral",
  "addressLine1",
  "addressCity",
  "addressState",
  "addressPostalCode",
] as const;

/** Reads the apprentice by the grant of their invitation; forgotten with the page, since it is private. */
export const apprenticeQuery = (userId: string | null | undefined, grant: string | undefined) =>
  queryOptions({
    queryKey: ["agreements", "apprentice", userId, grant ?? "session"],
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    enabled: Boolean(userId),
    async queryFn({ signal }): Promise<Apprentice> {
      const by = { signal, accessGrant: grant };
      const [person, profiles] = await Promise.all([
        recordsOf(users).read(userId ?? "", by),
        recordsOf(userProfiles).list({
          ...by,
          filters: { "userId[eq]": userId },
          select: ["id", ...answered],
          limit: 1,
        }),
      ]);
      const phone = person.phone ?? person.mobilePhone;
      return { person: { ...person, phone }, profile: profiles.items[0] ?? {} };
    },
  });

/** What keeps the agreement from being signed, in the words of the specification; undefined where nothing does. */
export function missingOf({ person, profile }: Apprentice): string | undefined {
  const { name, email, phone } = person;
  return firstMissingForSigning({ ...profile, name, email, phone })?.message;
}
