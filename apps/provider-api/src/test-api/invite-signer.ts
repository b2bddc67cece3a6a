import { agreeToSign, readAgreement, type AgreementType } from "./as-signer.ts";
import type { TestApi } from "./test-api.ts";

/** What a call answers of a signing or of a decline, whichever way it went. */
export interface SigningReply {
  signed: boolean;
  grant: string;
  code: string;
  details?: { faults?: { field: string; reason: string }[] };
}

/** A signer who has opened an invitation of their own by its code, and what their screen does by its grant. */
export interface Signer {
  id: string;
  inviteId: string;
  grant: string;
  agree(): ReturnType<typeof agreeToSign>;
  read(): Promise<Record<string, number>>;
  /** Uploads a picture and answers its address. */
  upload(picture?: Buffer): Promise<string>;
  sign(given: object): ReturnType<typeof asked>;
  decline(reason: string): ReturnType<typeof asked>;
}

const at = {
  orgId: "org-keystone",
  locationId: "loc-allentown",
  employerProfileId: "ep-forge",
  apprenticeshipId: "ap-maintenance",
};
const ofType = {
  employerAgreements: { call: "signEmployerAgreement", inviteType: "employer", values: {} },
  apprenticeAgreements: {
    call: "signApprenticeAgreement",
    inviteType: "apprentice",
    values: {
      userId: "user-keystone-student",
      userProfileId: "profile-keystone-student",
      wageScheduleId: "ws-maintenance",
      employerAgreementId: "ea-signed",
      instructionProviderId: "ip-valley",
    },
  },
} as const;
const accessCode = "192837";
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Makes an agreement of Keystone with its invite, as an administrator does, and opens it as its signer. */
export async function inviteSigner(api: TestApi, type: AgreementType): Promise<Signer> {
  const token = await api.signIn("admin@keystone.test");
  const { call, inviteType, values } = ofType[type];
  const make = async (table: string, data: object) => {
    const path = `/v1/external/firebase/store/${table}`;
    const made = await api.request<{ docId: string }>("POST", path, { token, body: { data } });
    return made.body.docId;
  };
  const id = await make(type, { ...at, ...values });
  const column = `${inviteType}AgreementId`;
  const inviteId = await make("invites", { ...at, inviteType, [column]: id, accessCode });
  const { body } = await api.request<{ grant: string }>("POST", "/v1/access/checkAccessCode", {
    body: { id: inviteId, table: "invites", accessCode },
  });
  const { grant } = body;
  return {
    id,
    inviteId,
    grant,
    agree: () => agreeToSign(api, type, id, grant),
    read: () => readAgreement(api, type, id, grant),
    upload: (picture = pixel) => upload(api, grant, picture),
    sign: (given) => asked(api, call, grant, { id, ...given }),
    decline: (reason) => asked(api, "declineInvite", grant, { id: inviteId, reason }),
  };
}

const asked = (api: TestApi, call: string, grant: string, body: object) =>
  api.request<SigningReply>("POST", `/v1/access/${call}`, {
    body,
    headers: { "x-access-grant": grant },
  });

async function upload(api: TestApi, grant: string, picture: Buffer): Promise<string> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(picture)]), "signature.png");
  const path = "/v1/external/aws/upload?fileExt=png&organizationId=org-keystone";
  const headers = { "x-access-grant": grant };
  const response = await api.fetch(path, { method: "POST", headers, body: form });
  return ((await response.json()) as { url: string }).url;
}
