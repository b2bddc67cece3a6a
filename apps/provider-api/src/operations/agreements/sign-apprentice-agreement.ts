import {
  apprenticeAgreements,
  signApprenticeAgreement as endpoint,
  userProfiles,
  users,
} from "@guildway/api-contract";
import { firstMissingForSigning, isMinorOn, type SigningFacts } from "@guildway/rules";
import type { Kysely } from "kysely";
import { standsAboveAdmins } from "../../access/access-reach.ts";
import { placesOf } from "../../access/managed-places.ts";
import type { Database } from "../../platform/database/schema.ts";
import { keepSignedForm } from "../../forms/keep-signed-form.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import type { Sealer } from "../../platform/sealing.ts";
import { maskPrivate } from "../../records/mask-private.ts";
import { fieldsKept, openField } from "../../records/sealed-fields.ts";
import { changeRow } from "../../records/stored-rows.ts";
import { codeOnceSigned } from "./code-once-signed.ts";
import { consentOf } from "./consent-of-signer.ts";
import { guardianOf } from "./guardian-of-apprentice.ts";
import {
  copyOf,
  dayIn,
  finishSigning,
  lockInviteToSign,
  requireOwnSignature,
  signer,
  withEntry,
} from "./invite-to-sign.ts";
import { requireAsRead } from "./require-as-read.ts";
import { mailOnceSigned } from "./mail-once-signed.ts";
import { requireReadableSignature } from "./require-readable-signature.ts";
import { sponsorOnceSigned } from "./sponsor-once-signed.ts";

const action = "Apprentice Agreement Signed";

export const signApprenticeAgreement = operation(endpoint, async (call, services) => {
  const { db, sealer, files, clock } = services;
  const now = clock();
  const { id, read, ...given } = call.body;
  const token = call.header("x-access-grant");
  await requireReadableSignature(services, token, given.signerSignature);
  await requireReadableSignature(services, token, given.guardianSignature);
  const grant = await db.transaction().execute(async (transaction) => {
    const invite = await lockInviteToSign(transaction, "apprenticeAgreements", id, token, now);
    const agreement = await transaction
      .selectFrom("apprenticeAgreements")
      .selectAll()
      .where("id", "=", id)
      .where("orgId", "=", invite.orgId)
      .forUpdate()
      .executeTakeFirst();
    if (!agreement?.userId) throw new Problem("access.grant-needed");
    if (agreement.signerSignature) throw new Problem("record.conflict");
    const user = await transaction
      .selectFrom("users")
      .selectAll()
      .where("id", "=", agreement.userId)
      .where("orgId", "=", invite.orgId)
      .forUpdate()
      .executeTakeFirst();
    if (!user || (await standsAboveAdmins(transaction, user.id)))
      throw new Problem("access.grant-needed");
    const consent = consentOf(invite);
    await requireAsRead(transaction, "apprenticeAgreements", agreement, read);
    const phone = user.phone ?? user.mobilePhone;
    const profile = await openProfile(transaction, sealer, agreement.userId, invite.orgId);
    const missing = firstMissingForSigning({
      ...profile,
      name: user.name,
      email: user.email,
      phone,
    });
    if (missing)
      throw new Problem("agreement.incomplete", {
        faults: [{ field: missing.field, reason: missing.message }],
      });
    const today = await dayIn(transaction, invite.orgId, now);
    const signerSignature = await requireOwnSignature(transaction, given.signerSignature, invite);
    const guardian = isMinorOn(String(profile.dob), today)
      ? await guardianOf(
          transaction,
          { ...given, signerSignature, apprenticeName: user.name },
          invite,
          today,
        )
      : {};
    const place = {
      orgId: invite.orgId,
      locationId: agreement.locationId,
      userId: agreement.userId,
    };
    const sponsor = await sponsorOnceSigned(transaction, files, place, today);
    const code = codeOnceSigned(sealer, "apprenticeAgreements", agreement);
    const values = {
      signerName: user.name,
      signerFirstName: user.firstName,
      signerMiddleName: user.middleName,
      signerLastName: user.lastName,
      signerEmail: user.email,
      signerPhone: phone,
      signerSignature,
      signerSignatureDate: today,
      signerIpAddress: call.address,
      ...consent,
      ...guardian,
      privateData: asSigned(profile),
      inviteHistory: withEntry(agreement.inviteHistory, action, now, copyOf(invite)),
      ...sponsor,
      accessCode: code,
    };
    const by = { actor: signer, now };
    await changeRow(transaction, sealer, apprenticeAgreements, agreement, { values }, by);
    // The signature of staff and of managers is the sponsor's: an invite must not replace it.
    const { length: managed } = await placesOf(transaction, user.id, invite.orgId);
    if ((user.role?.[0] ?? "student") === "student" && managed === 0) {
      const signature = { values: { userSignature: signerSignature } };
      await changeRow(transaction, sealer, users, user, signature, by);
    }
    const signed = { type: "apprenticeAgreements", id, orgId: invite.orgId } as const;
    await keepSignedForm(transaction, sealer, signed, "apprentice", now);
    const mailed = { ...signed, ...place, ...sponsor, code, signerName: user.name };
    await mailOnceSigned(transaction, services, mailed, invite, now);
    return finishSigning(transaction, sealer, "apprenticeAgreements", id, invite, action, now);
  });
  return { signed: true as const, grant };
});

/** The private information as the agreement keeps it; of the number the last four digits are enough to know whose it is. */
function asSigned(profile: SigningFacts): Record<string, unknown> {
  const kept = Object.entries(profile).filter(
    ([name, value]) => signedFields.has(name) && value !== null,
  );
  return Object.fromEntries(
    kept.map(([name, value]) => [name, maskPrivate(userProfiles.type, name, value, false)]),
  );
}

/** All that a profile says of a person, without whose and which it is. */
const signedFields: ReadonlySet<string> = new Set(
  Object.keys(userProfiles.fields).filter((name) => name !== "orgId" && name !== "userId"),
);

/** The apprentice's private information, opened to see whether anything is missing and to keep what was signed; nothing of it leaves the server. */
async function openProfile(
  transaction: Kysely<Database>,
  sealer: Sealer,
  userId: string,
  orgId: string,
): Promise<SigningFacts> {
  const row = await transaction
    .selectFrom("userProfiles")
    .selectAll()
    .where("userId", "=", userId)
    .where("orgId", "=", orgId)
    .executeTakeFirst();
  if (!row) return {};
  const stored: Record<string, unknown> = row;
  const opened = fieldsKept(userProfiles, "private").map((name) => [
    name,
    openField(sealer, userProfiles, row.id, name, stored[name]),
  ]);
  return { ...stored, ...Object.fromEntries(opened) } as SigningFacts;
}
