import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { attemptsOf, countAttempt } from "../platform/limits/attempts.ts";
import { fromAddress } from "../platform/limits/most.ts";

const windowMs = 86_400_000;

const ofAccount = (userId: string) => `uploads of ${userId}`;

/** Counts what one of the staff, and all of an organization's together, upload in a day: more than anybody has pages, and less than fills a disk. */
export function countStaffUpload(
  db: Kysely<Database>,
  { userId, orgId }: { userId: string; orgId: string },
  now: Date,
): Promise<void> {
  const limits = [
    { key: ofAccount(userId), most: 1000, windowMs },
    { key: `uploads to ${orgId}`, most: 2000, windowMs },
  ];
  return countAttempt(db, limits, { now, code: "limit.too-many-requests" });
}

/** A student's file counts once for each so many bytes of it, so that many small ones take nobody's room. */
const bytesOfPart = 100_000;

/** Who has uploaded fewer today has room for a signature or a picture whatever others did. */
const smallFilesOfEach = 5;
const bytesOfSmall = 1_000_000;

/**
 * Counts what students upload to an organization in a day, and from one network: each of them has a quota, and anybody can
 * be many. It is counted apart from what staff upload, so that these have their room whatever others do.
 */
export async function countStudentUpload(
  db: Kysely<Database>,
  { userId, orgId, address, bytes }: StudentUpload,
  now: Date,
): Promise<void> {
  const key = ofAccount(userId);
  const today = await attemptsOf(db, key, now, { windowMs, most: smallFilesOfEach });
  const isBounded = today.length >= smallFilesOfEach || bytes > bytesOfSmall;
  const together = { windowMs, weight: Math.ceil(bytes / bytesOfPart) };
  const limits = [
    { key, most: 60, windowMs },
    { key: fromAddress("uploads", address), ...together, ...(isBounded && { most: 10_000 }) },
    { key: `uploads of students to ${orgId}`, ...together, ...(isBounded && { most: 20_000 }) },
  ];
  return countAttempt(db, limits, { now, code: "limit.too-many-requests" });
}

interface StudentUpload {
  userId: string;
  orgId: string;
  address: string;
  bytes: number;
}
