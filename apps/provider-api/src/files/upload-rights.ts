import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/problem.ts";
import type { Asking } from "../access/caller.ts";
import { accessReachOf } from "../access/access-reach.ts";
import type { Platform } from "../platform/platform.ts";
import type { FileKind } from "./check-content.ts";

/** What one caller may upload: as whom, into which folder, which kinds, and how much in all. */
export interface UploadRight {
  /** Who gave the code of an invite to sign has what that invite may upload, and shares it with nobody: staff made it. */
  by: "staff" | "student" | "signer";
  uploader: string;
  folder: string;
  kinds: readonly FileKind[] | "all";
  quota: { files: number; bytes: number };
}

const unlimited = { files: Infinity, bytes: Infinity };
const forStudents = { files: 200, bytes: 200_000_000 };
/** A few tries at a signature. */
const forSigners = { files: 20, bytes: 5_000_000 };

const pictures = ["png", "jpg", "jpeg", "webp"] as const;

/** The invites that are signed, on whose screens a signature is captured. */
const signedInvites: readonly string[] = ["employer", "apprentice"];

/**
 * What a caller may upload into an organization's files under a prefix: staff anything; a student their signature and
 * picture, always under `user-content/{orgId}`, and files of a material that is theirs; who gave the code of an invite to sign, a signature.
 */
export async function uploadRight(
  { caller, header }: Asking,
  services: Platform,
  orgId: string,
  prefix: string,
): Promise<UploadRight> {
  const folder = prefix.replace(/\/$/, "");
  if (caller.kind === "user") {
    if (caller.role !== "superAdmin" && caller.orgId !== orgId)
      throw new Problem("access.forbidden");
    const { userId: uploader } = caller;
    if (caller.role !== "student")
      return { by: "staff", uploader, folder, kinds: "all", quota: unlimited };
    const material = await ownMaterial(services.db, folder, uploader);
    const student = { by: "student", uploader, quota: forStudents } as const;
    if (material) return { ...student, folder, kinds: "all" };
    const ofPeople = `user-content/${orgId}`;
    if (folder !== ofPeople && folder !== "user-content") throw new Problem("access.forbidden");
    return { ...student, folder: ofPeople, kinds: pictures };
  }
  if (caller.kind === "key") throw new Problem("access.forbidden");
  const invite = await inviteToSign(services, header("x-access-grant"), orgId);
  if (!invite) throw new Problem("auth.token-missing");
  return {
    by: "signer",
    uploader: invite,
    folder: `user-content/${invite}`,
    kinds: ["png"],
    quota: forSigners,
  };
}

/** Whether a caller may upload no more than so much. */
export function hasQuota({ quota }: UploadRight): boolean {
  return quota.files !== Infinity;
}

/** Refuses an upload after which its uploader would have stored more than they may. */
export async function requireQuota(
  db: Kysely<Database>,
  right: UploadRight,
  size: number,
): Promise<void> {
  if (!hasQuota(right)) return;
  const { uploader, quota } = right;
  const { files, bytes } = await db
    .selectFrom("files")
    .where("createdBy", "=", uploader)
    .select((select) => [
      select.fn.countAll<number>().as("files"),
      select.fn.coalesce(select.fn.sum<number>("size"), select.lit(0)).as("bytes"),
    ])
    .executeTakeFirstOrThrow();
  if (Number(files) + 1 > quota.files || Number(bytes) + size > quota.bytes)
    throw new Problem("file.quota-used");
}

/** Whether the folder is that of a material that belongs to the person: `user-content/materials/{id}`. What everybody reads is for staff to publish. */
async function ownMaterial(db: Kysely<Database>, folder: string, userId: string): Promise<boolean> {
  const id = /^user-content\/materials\/([\w-]{1,80})$/.exec(folder)?.[1];
  if (!id) return false;
  const material = await db
    .selectFrom("materials")
    .select("id")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return material !== undefined;
}

/** The invite that a grant opens, as `invites/{id}`, if it is one to sign and its code was given. */
async function inviteToSign(
  { db, clock }: Platform,
  token: string | undefined,
  orgId: string,
): Promise<string | undefined> {
  const reach = await accessReachOf(db, token, clock());
  if (!reach || reach.orgId !== orgId || !reach.byCode) return undefined;
  return reach.recordType === "invites" && signedInvites.includes(reach.inviteType ?? "")
    ? `invites/${reach.recordId}`
    : undefined;
}
