import type { Kysely } from "kysely";
import { placesOf } from "../../access/managed-places.ts";
import type { FileStore } from "../../files/file-store.ts";
import { nameInUrl } from "../../files/stored-file.ts";
import { isDrawnSignature } from "../../forms/drawn-signature.ts";
import { signaturePictures } from "../../forms/signature-pictures.ts";
import type { Database } from "../../platform/database/schema.ts";

interface Place {
  orgId: string;
  locationId: string | null;
  /** The apprentice, who is not their own sponsor. */
  userId?: string | null;
}

/**
 * What an agreement says of its sponsor once its signer has signed: the stored signature of the first manager of its
 * location, or that it waits for one, where the organization asks for the act or there is nothing stored.
 */
export async function sponsorOnceSigned(
  transaction: Kysely<Database>,
  files: FileStore,
  place: Place,
  day: string,
) {
  const organization = await transaction
    .selectFrom("organizations")
    .select("sponsorsSign")
    .where("id", "=", place.orgId)
    .executeTakeFirst();
  if (organization?.sponsorsSign) return { sponsorAwaited: true };
  const manager = await firstManager(transaction, place);
  // Who alone manages the place of their own apprenticeship waits for somebody else to manage it too.
  if (!manager) return { sponsorAwaited: await managesIt(transaction, place) };
  const sponsorSignature = await storedPicture(
    transaction,
    files,
    manager.userSignature,
    place.orgId,
  );
  if (!sponsorSignature) return { sponsorAwaited: true };
  return {
    sponsorUserId: manager.id,
    sponsorName: manager.name,
    sponsorSignature,
    sponsorSignatureDate: day,
    sponsorAwaited: false,
  };
}

async function managesIt(db: Kysely<Database>, { orgId, locationId, userId }: Place) {
  return !!userId && !!locationId && (await placesOf(db, userId, orgId)).includes(locationId);
}

/** The sponsor of what is signed at a place of an organization: its first manager who is not the apprentice. */
export async function firstManager(
  transaction: Kysely<Database>,
  { orgId, locationId, userId }: Place,
): Promise<
  | { id: string; name: string | null; email: string | null; userSignature: string | null }
  | undefined
> {
  const place = await transaction
    .selectFrom("locations")
    .select("managerIds")
    .where("id", "=", locationId)
    .where("orgId", "=", orgId)
    .executeTakeFirst();
  const id = place?.managerIds?.find((one) => one !== userId);
  if (!id) return undefined;
  return transaction
    .selectFrom("users")
    .select(["id", "name", "email", "userSignature"])
    .where("id", "=", id)
    .where("orgId", "=", orgId)
    .executeTakeFirst();
}

/** The address of a signature that a form can show; undefined where it is none of the organization's, damaged, or shows none. */
async function storedPicture(
  db: Kysely<Database>,
  files: FileStore,
  url: string | null,
  orgId: string,
): Promise<string | undefined> {
  const name = url === null ? undefined : nameInUrl(url);
  const held = await db
    .selectFrom("files")
    .select("name")
    .where("name", "=", name ?? "")
    .forKeyShare()
    .executeTakeFirst();
  if (!name || !held) return undefined;
  const drawn = await signaturePictures({ db, files }, { signatureFiles: [name], orgId });
  const picture = drawn.get(name);
  return picture && (await isDrawnSignature(Buffer.from(picture)))
    ? `/v1/files/${name}`
    : undefined;
}
