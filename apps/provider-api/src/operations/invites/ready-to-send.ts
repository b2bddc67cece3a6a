import { type InviteType, inviteTypes, type invites, type RecordOf } from "@guildway/api-contract";
import { Problem } from "../../platform/problem.ts";
import { agreementOf, type AgreementType, type StoredInvite } from "./lock-invite.ts";

/** What an invite of each type is about; without it its invitee would find nothing to do. */
const aboutOf = {
  register: "registerLink",
  employer: "employerAgreementId",
  apprentice: "apprenticeAgreementId",
  workforce: "employerProfileId",
} as const satisfies Record<InviteType, keyof RecordOf<typeof invites>>;

/** What an invite is sent by. */
export interface ReadyInvite {
  type: InviteType;
  email: string;
  /** The agreement that it asks its invitee to sign. */
  agreement: { type: AgreementType; id: string } | undefined;
}

/** What has to be there before an invite goes out; throws with what is not. */
export function readyToSend(invite: StoredInvite): ReadyInvite {
  const type = inviteTypes.find((one) => one === invite.inviteType);
  const about = type && invite[aboutOf[type]];
  const { email } = invite;
  if (type && about && email) return { type, email, agreement: agreementOf(invite) };
  throw new Problem("invite.incomplete", {
    faults: [
      ...(type ? [] : [{ field: "inviteType", reason: `is one of ${inviteTypes.join(", ")}` }]),
      ...(email ? [] : [{ field: "email", reason: "is needed to send the invite" }]),
      ...(type && !about ? [{ field: aboutOf[type], reason: "is what the invite is about" }] : []),
    ],
  });
}
