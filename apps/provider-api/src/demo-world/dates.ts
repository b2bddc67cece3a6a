import { createHash } from "node:crypto";

/** A record before it is given its dates, with the instants that it tells of itself. */
interface Undated {
  id: string;
  createdAt?: string;
  sentAt?: string | null;
  viewedAt?: string | null;
  signerInviteSentAt?: string | null;
  signerSignatureDate?: string | null;
  inviteHistory?: readonly { actionAt?: string | null }[] | null;
}

/** Between how many days ago the records of a type were made: first the houses, then the people, then what they do. */
const ages: Readonly<Record<string, readonly [oldest: number, newest: number]>> = {
  organization: [730, 725],
  location: [724, 700],
  integrations: [690, 640],
  users: [720, 0],
  employerProfiles: [680, 20],
  apprenticeshipTemplates: [690, 500],
  instructionProviders: [690, 600],
  courses: [680, 60],
  courseTopics: [660, 40],
};
const otherwise = [600, 2] as const;
const dayLong = 86_400_000;

/** Dates records of the demo world over the two years before `now`, the same for the same record; what a record says of itself holds. */
export function datedBefore(now: Date) {
  return (type: string, record: Undated): { createdAt: string; updatedAt: string } => {
    const [made, changed] = fractionsOf(record.id);
    const known = knownInstants(record);
    const [oldest, newest] = ages[type] ?? otherwise;
    // More recent ones are more, as an organization grows.
    const daysAgo = newest + (oldest - newest) * made ** 1.25;
    const first = Math.min(...known);
    const createdAt = record.createdAt
      ? Date.parse(record.createdAt)
      : Math.min(now.getTime() - daysAgo * dayLong, first - dayLong / 24);
    const latest = Math.max(createdAt, ...known);
    const updatedAt =
      known.length > 0 ? latest : latest + (now.getTime() - latest) * changed ** 3 * 0.98;
    return {
      createdAt: new Date(createdAt).toISOString(),
      updatedAt: new Date(updatedAt).toISOString(),
    };
  };
}

function knownInstants(record: Undated): number[] {
  const told = [
    record.sentAt,
    record.viewedAt,
    record.signerInviteSentAt,
    record.signerSignatureDate,
    ...(record.inviteHistory ?? []).map(({ actionAt }) => actionAt),
  ];
  return told.flatMap((instant) => (instant ? [Date.parse(instant)] : []));
}

function fractionsOf(id: string): [number, number] {
  const hash = createHash("sha256").update(id).digest();
  return [hash.readUInt32BE(0) / 2 ** 32, hash.readUInt32BE(4) / 2 ** 32];
}
