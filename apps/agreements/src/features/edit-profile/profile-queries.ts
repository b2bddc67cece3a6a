import { failureCode, recordsOf, type RowOf } from "@guildway/api-client";
import { userProfiles, users } from "@guildway/api-contract";
import { privateAnswers } from "@guildway/rules";
import { queryOptions } from "@tanstack/react-query";
import { personFields } from "./person.ts";

/** Whose profile it is, and by which right it is edited. */
export interface ProfileOwner {
  userId: string;
  /** Among whose private information a new one is kept. */
  orgId: string;
  /** The grant of the person's invitation; without it, one's own session. */
  accessGrant?: string | undefined;
}

/** Private information as it is stored, or that what is stored does not verify. */
export interface StoredInformation {
  /** Undefined where there is none so far. */
  id: string | undefined;
  values: Partial<RowOf<typeof userProfiles>>;
  isBroken: boolean;
}

/** Read while the dialog stands and forgotten with it; never read again behind somebody's back, since each reading is written down. */
const whileOpen = {
  gcTime: 0,
  staleTime: Infinity,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;

/** The name and the phones of a user. */
export const personQuery = ({ userId, accessGrant }: ProfileOwner) =>
  queryOptions({
    ...whileOpen,
    queryKey: ["agreements", "edit-profile", "person", userId],
    queryFn: ({ signal }) =>
      recordsOf(users).read(userId, { signal, accessGrant, select: ["id", ...personFields] }),
  });

/** The private information of a user. */
export const informationQuery = (owner: ProfileOwner) =>
  queryOptions({
    ...whileOpen,
    queryKey: ["agreements", "edit-profile", "private", owner.userId],
    queryFn: ({ signal }) => readInformation(owner, signal),
  });

async function readInformation(
  { userId, accessGrant }: ProfileOwner,
  signal: AbortSignal,
): Promise<StoredInformation> {
  const profiles = recordsOf(userProfiles);
  const { items } = await profiles.list({
    filters: { "userId[eq]": userId },
    select: ["id"],
    limit: 1,
    signal,
    accessGrant,
  });
  const id = items[0]?.id;
  if (id === undefined) return { id, values: {}, isBroken: false };
  try {
    const values = await profiles.read(id, { select: privateAnswers, signal, accessGrant });
    return { id, values, isBroken: false };
  } catch (error) {
    if (failureCode(error) !== "private.not-verified") throw error;
    console.error(error);
    return { id, values: {}, isBroken: true };
  }
}
