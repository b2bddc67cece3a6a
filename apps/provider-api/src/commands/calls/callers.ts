import type { EndpointName } from "@guildway/api-contract";

/** What the code does not say of a call that has a name of its own. */
export interface NamedCall {
  /** The test that says who may make it, where that is not the one beside its operation. */
  rule?: string;
  /** Who makes it from outside of the project; our own callers are read from the code. */
  outside?: string;
  /** Who may make it, where the operation asks for more than the endpoint does. */
  mayCall?: string;
}

const platform = "access/access-suite.test.ts";
const session = "identity/session.test.ts";
const account = "identity/accounts.test.ts";
const passkeys = "identity/passkeys/passkeys.test.ts";
const occupations = "occupations/create-occupations.test.ts";
const view = "operations/occupations/occupation-view.test.ts";
const places = "occupations/places/places.test.ts";
const mail = "mail/mail.test.ts";
const signing = "operations/agreements/signing.test.ts";
const sponsor = "operations/agreements/sign-as-sponsor.test.ts";
const forms = "operations/agreements/agreement-form.test.ts";
const codes = "access/access-codes.test.ts";
const assistant = "operations/assistant/assistant.test.ts";
const files = "files/files.test.ts";
const registrations = "operations/registrations/decide-registration.test.ts";

const webhooks = "webhooks/webhooks.test.ts";

/** Programs with an organization's key. */
export const programs = "programs with a key";

/** The calls of which there is something to say. */
export const namedCalls: Readonly<Partial<Record<EndpointName, NamedCall>>> = {
  readHealth: { rule: platform, outside: "operators' monitors" },
  readReadiness: { rule: platform, outside: "load balancers and operators' monitors" },
  readApiDescription: { rule: "openapi.test.ts", outside: "programs, and who writes them" },
  readFrameAncestors: { rule: platform },
  readWebManifest: { rule: "operations/platform/list-listed-pages.test.ts" },
  readEmbed: { outside: "browsers, for the frames of pages" },
  readImage: { rule: "files/sized-image.test.ts", outside: "browsers, for the pictures of pages" },
  signIn: { rule: session },
  finishSignIn: { rule: "identity/sign-in-guard.test.ts" },
  readHandOff: { rule: "identity/sign-in-guard.test.ts" },
  exchangeHandOff: { rule: session },
  renewSession: { rule: session },
  endSession: { rule: session },
  readSigningKeys: {
    rule: "identity/signing-keys.test.ts",
    outside: "programs that check identity tokens",
  },
  signUp: { rule: account },
  confirmSignUp: { rule: account },
  requestPasswordReset: { rule: account },
  resetPassword: { rule: account },
  changePassword: { rule: account },
  changeEmail: { rule: "identity/change-address.test.ts" },
  confirmEmailChange: { rule: "identity/change-address.test.ts" },
  undoEmailChange: { rule: "identity/change-address.test.ts" },
  listSessions: { rule: account },
  revokeSession: { rule: "identity/end-sessions.test.ts" },
  endOtherSessions: { rule: "identity/end-sessions.test.ts" },
  listPasskeys: { rule: passkeys },
  beginPasskey: { rule: passkeys },
  addPasskey: { rule: passkeys },
  renamePasskey: { rule: passkeys },
  removePasskey: { rule: passkeys },
  beginPasskeySignIn: { rule: passkeys },
  signInWithPasskey: { rule: passkeys },
  searchOccupations: { rule: occupations },
  readOccupation: { rule: occupations },
  listTraining: { rule: view },
  listOccupationSponsors: { rule: view },
  readOccupationWork: { rule: view },
  exploreOccupations: { rule: view },
  listCertificates: { rule: view },
  readPlaceOfAddress: {
    rule: places,
    mayCall: "everybody of their own address, staff of any",
  },
  consentToSign: {
    rule: "operations/agreements/consent-to-sign.test.ts",
    mayCall: "the holder of the grant of the agreement's invite",
  },
  declineInvite: {
    rule: "operations/invites/decline-invite.test.ts",
    mayCall: "the holder of the invite's grant",
  },
  signEmployerAgreement: { rule: signing, mayCall: "the holder of the grant of its invite" },
  signApprenticeAgreement: { rule: signing, mayCall: "the holder of the grant of its invite" },
  openAsSponsor: { rule: sponsor, mayCall: "managers of the agreement's location" },
  signAsSponsor: { rule: sponsor, mayCall: "managers of the agreement's location" },
  readAgreementForm: {
    rule: forms,
    mayCall:
      "the holder of the grant of its code or its signature, its apprentice, staff of its organization; of an apprentice's, admins and above",
  },
  exportEta671: { rule: forms, mayCall: "admins and above of its organization" },
  forwardQuestion: { rule: mail },
  readMap: { rule: places },
  makeEditLink: { mayCall: "holders of the plan's edit grant" },
  sendTrainingPlan: {
    rule: mail,
    mayCall: "holders of the plan's edit grant, staff of its organization",
  },
  sendMail: { rule: mail },
  retryMail: { rule: mail },
  confirmRegistration: { rule: registrations },
  refuseRegistration: { rule: registrations },
  checkAccessCode: { rule: codes },
  revealAccessCode: {
    rule: codes,
    mayCall: "admins and above of its organization; of a page link, its teachers too",
  },
  createWebhook: { rule: webhooks },
  rotateWebhookSecret: { rule: webhooks },
  testWebhook: { rule: webhooks },
  endWebhook: { rule: webhooks },
  readSandbox: { outside: "the API explorer, and who writes programs" },
  createProgramKey: { rule: "operations/program-keys/program-keys.test.ts" },
  rotateProgramKey: { rule: "operations/program-keys/program-keys.test.ts" },
  revokeProgramKey: { rule: "operations/program-keys/program-keys.test.ts" },
  revokeInvite: { rule: "operations/invites/send-invite.test.ts" },
  completeInvite: {
    rule: codes,
    mayCall: "holders of the invite's access grant; everybody where it has no code",
  },
  searchRecords: {
    rule: "records/search/who-finds-what.test.ts",
    mayCall: "signed-in people, each what their lists show",
  },
  vectorSearch: { rule: assistant },
  chatEngine: { rule: assistant },
  createCompletion: { rule: assistant },
  embedMaterial: { rule: assistant },
  readPassages: { rule: assistant },
  indexResource: { rule: "operations/assistant/index-resource.test.ts" },
  trackView: { rule: assistant },
  uploadFile: {
    rule: files,
    mayCall: "people of the organization, holders of an access grant in it",
  },
  deleteFile: { rule: files },
  readFileBuffer: {
    rule: files,
    mayCall: "staff and keys of the organization, who uploaded the file, who gave a code for it",
  },
  revokePublicUrl: { rule: "operations/public-urls/public-urls.test.ts" },
  createPublicUrl: { rule: files, outside: programs },
  readFile: {
    rule: files,
    outside: "every page that shows a stored file, by the address in its record",
    mayCall: "everybody where it is public or its URL is signed; else as readFileBuffer",
  },
};
