import {
  allRecordEndpoints,
  contentEndpoints,
  type Endpoint,
  type EndpointName,
} from "@guildway/api-contract";
import type { NamedOperation, Operation } from "../http/operation.ts";
import { checkAccessCode } from "./access/check-access-code.ts";
import { completeInvite } from "./access/complete-invite.ts";
import { revealAccessCode } from "./access/reveal-access-code.ts";
import { consentToSign } from "./agreements/consent-to-sign.ts";
import { exportEta671 } from "./agreements/export-eta-671.ts";
import { openAsSponsor } from "./agreements/open-as-sponsor.ts";
import { readAgreementForm } from "./agreements/read-agreement-form.ts";
import { signApprenticeAgreement } from "./agreements/sign-apprentice-agreement.ts";
import { signAsSponsor } from "./agreements/sign-as-sponsor.ts";
import { signEmployerAgreement } from "./agreements/sign-employer-agreement.ts";
import { chatEngine } from "./assistant/chat-engine.ts";
import { createCompletion } from "./assistant/create-completion.ts";
import { declineInvite } from "./invites/decline-invite.ts";
import { revokeInvite } from "./invites/revoke-invite.ts";
import { sendInvite } from "./invites/send-invite.ts";
import { embedMaterial } from "./assistant/embed-material.ts";
import { indexResource } from "./assistant/index-resource.ts";
import { readPassages } from "./assistant/read-passages.ts";
import { trackView } from "./assistant/track-view.ts";
import { vectorSearch } from "./assistant/vector-search.ts";
import { changeEmail } from "./accounts/change-email.ts";
import { changePassword } from "./accounts/change-password.ts";
import { confirmEmailChange } from "./accounts/confirm-email-change.ts";
import { confirmSignUp } from "./accounts/confirm-sign-up.ts";
import { endOtherSessions } from "./accounts/end-other-sessions.ts";
import { listSessions } from "./accounts/list-sessions.ts";
import { requestPasswordReset } from "./accounts/request-password-reset.ts";
import { resetPassword } from "./accounts/reset-password.ts";
import { revokeSession } from "./accounts/revoke-session.ts";
import { signUp } from "./accounts/sign-up.ts";
import { undoEmailChange } from "./accounts/undo-email-change.ts";
import { checkAuditLog } from "./audit/check-audit-log.ts";
import { createProgramKey } from "./program-keys/create-program-key.ts";
import { revokeProgramKey } from "./program-keys/revoke-program-key.ts";
import { rotateProgramKey } from "./program-keys/rotate-program-key.ts";
import { revokePublicUrl } from "./public-urls/revoke-public-url.ts";
import { createWebhook } from "./webhooks/create-webhook.ts";
import { endWebhook } from "./webhooks/end-webhook.ts";
import { rotateWebhookSecret } from "./webhooks/rotate-webhook-secret.ts";
import { testWebhook } from "./webhooks/test-webhook.ts";
import { readSandbox } from "./sandbox/read-sandbox.ts";
import { listContent } from "./content/list-content.ts";
import { createPublicUrl } from "./files/create-public-url.ts";
import { deleteFile } from "./files/delete-file.ts";
import { readFileBuffer } from "./files/read-file-buffer.ts";
import { readFile } from "./files/read-file.ts";
import { readImage } from "./files/read-image.ts";
import { uploadFile } from "./files/upload-file.ts";
import { endSession } from "./identity/end-session.ts";
import { exchangeHandOff } from "./identity/exchange-hand-off.ts";
import { finishSignIn } from "./identity/finish-sign-in.ts";
import { readHandOff } from "./identity/read-hand-off.ts";
import { readSigningKeys } from "./identity/read-signing-keys.ts";
import { renewSession } from "./identity/renew-session.ts";
import { signIn } from "./identity/sign-in.ts";
import { listCertificates } from "./occupations/list-certificates.ts";
import { exploreOccupations } from "./occupations/explore-occupations.ts";
import { listOccupationSponsors } from "./occupations/list-occupation-sponsors.ts";
import { readOccupationWork } from "./occupations/read-occupation-work.ts";
import { listTraining } from "./occupations/list-training.ts";
import { readEmbed } from "./materials/read-embed.ts";
import { readAuthor } from "./materials/read-author.ts";
import { importUsers } from "./import-users/import-users.ts";
import { listChanges } from "./records/list-changes.ts";
import { listLeaning } from "./records/list-leaning.ts";
import { mayI } from "./records/may-i.ts";
import { searchRecords } from "./records/search-records.ts";
import { confirmRegistration } from "./registrations/confirm-registration.ts";
import { registerForClass } from "./registrations/register-for-class.ts";
import { refuseRegistration } from "./registrations/refuse-registration.ts";
import { readMap } from "./occupations/read-map.ts";
import { readOccupation } from "./occupations/read-occupation.ts";
import { readPlaceOfAddress } from "./occupations/read-place-of-address.ts";
import { forwardQuestion } from "./mail/forward-question.ts";
import { retryMail } from "./mail/retry-mail.ts";
import { sendMail } from "./mail/send-mail.ts";
import { searchOccupations } from "./occupations/search-occupations.ts";
import { readApiDescription } from "./platform/read-api-description.ts";
import { readFrameAncestors } from "./platform/read-frame-ancestors.ts";
import { readHealth } from "./platform/read-health.ts";
import { readReadiness } from "./platform/read-readiness.ts";
import { readSite } from "./platform/read-site.ts";
import { listListedPages } from "./platform/list-listed-pages.ts";
import { readWebManifest } from "./platform/read-web-manifest.ts";
import { addPasskey } from "./passkeys/add-passkey.ts";
import { beginPasskeySignIn } from "./passkeys/begin-passkey-sign-in.ts";
import { beginPasskey } from "./passkeys/begin-passkey.ts";
import { listPasskeys } from "./passkeys/list-passkeys.ts";
import { removePasskey } from "./passkeys/remove-passkey.ts";
import { renamePasskey } from "./passkeys/rename-passkey.ts";
import { signInWithPasskey } from "./passkeys/sign-in-with-passkey.ts";
import { documentOperation } from "./records/document-operations.ts";
import { entryOperation } from "./records/entry-operations.ts";
import { tableOperation } from "./records/table-operations.ts";
import { makeEditLink } from "./training-plan/make-edit-link.ts";
import { sendTrainingPlan } from "./training-plan/send-training-plan.ts";

const byWay = { tables: tableOperation, documents: documentOperation, entries: entryOperation };

/** What answers each call that has a name of its own; a call without an operation does not compile. */
const named: { readonly [Name in EndpointName]: NamedOperation<Name> } = {
  readHealth,
  readReadiness,
  readApiDescription,
  signIn,
  finishSignIn,
  exchangeHandOff,
  readHandOff,
  renewSession,
  endSession,
  readSigningKeys,
  signUp,
  confirmSignUp,
  requestPasswordReset,
  resetPassword,
  changePassword,
  changeEmail,
  confirmEmailChange,
  undoEmailChange,
  listSessions,
  revokeSession,
  endOtherSessions,
  listPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeySignIn,
  signInWithPasskey,
  searchOccupations,
  readOccupation,
  exploreOccupations,
  listOccupationSponsors,
  readOccupationWork,
  listTraining,
  listCertificates,
  readPlaceOfAddress,
  readMap,
  makeEditLink,
  sendTrainingPlan,
  sendMail,
  forwardQuestion,
  readAuthor,
  readEmbed,
  importUsers,
  listChanges,
  listLeaning,
  mayI,
  searchRecords,
  retryMail,
  checkAuditLog,
  createProgramKey,
  revokeProgramKey,
  rotateProgramKey,
  readSandbox,
  createWebhook,
  rotateWebhookSecret,
  testWebhook,
  endWebhook,
  confirmRegistration,
  refuseRegistration,
  registerForClass,
  checkAccessCode,
  revealAccessCode,
  revokeInvite,
  sendInvite,
  completeInvite,
  declineInvite,
  consentToSign,
  signEmployerAgreement,
  signApprenticeAgreement,
  openAsSponsor,
  signAsSponsor,
  readAgreementForm,
  exportEta671,
  vectorSearch,
  chatEngine,
  createCompletion,
  embedMaterial,
  readPassages,
  indexResource,
  trackView,
  uploadFile,
  deleteFile,
  readFileBuffer,
  createPublicUrl,
  revokePublicUrl,
  readFile,
  readImage,
  readFrameAncestors,
  readSite,
  listListedPages,
  readWebManifest,
};

/** Everything that the API does: an operation for each endpoint of the contract. */
export const operations: readonly Operation[] = [
  ...Object.values(named),
  ...contentEndpoints().map(listContent),
  ...allRecordEndpoints().map(recordOperation),
];

function recordOperation(endpoint: Endpoint): Operation {
  const { definition } = endpoint.record!;
  return byWay[definition.way](endpoint, definition);
}
