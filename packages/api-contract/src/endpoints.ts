import type { Endpoint } from "./endpoint.ts";
import { checkAccessCode, completeInvite, revealAccessCode } from "./endpoints/access.ts";
import { signApprenticeAgreement, signEmployerAgreement } from "./endpoints/agreements.ts";
import {
  chatEngine,
  createCompletion,
  embedMaterial,
  trackView,
  vectorSearch,
} from "./endpoints/assistant.ts";
import {
  changePassword,
  confirmSignUp,
  listSessions,
  requestPasswordReset,
  resetPassword,
  revokeSession,
  signUp,
} from "./endpoints/accounts.ts";
import { contentEndpoints } from "./endpoints/content.ts";
import { readFrameAncestors } from "./endpoints/embed.ts";
import {
  createPublicUrl,
  deleteFile,
  readFile,
  readFileBuffer,
  uploadFile,
} from "./endpoints/files.ts";
import { readHealth, readReadiness } from "./endpoints/health.ts";
import {
  endSession,
  exchangeHandOff,
  readSigningKeys,
  renewSession,
  signIn,
} from "./endpoints/identity.ts";
import {
  listCertificates,
  listTraining,
  readMap,
  readOccupation,
  readPlaceOfAddress,
  searchOccupations,
} from "./endpoints/occupations.ts";
import { forwardQuestion, listOutbox, sendMail } from "./endpoints/mail.ts";
import { readAuthor } from "./endpoints/materials.ts";
import { allRecordEndpoints } from "./endpoints/records.ts";
import { readSite } from "./endpoints/site.ts";
import { sendTrainingPlan } from "./endpoints/training-plan.ts";

/** Every call of the API. */
export function allEndpoints(): Endpoint[] {
  return [
    readHealth,
    readReadiness,
    signIn,
    exchangeHandOff,
    renewSession,
    endSession,
    readSigningKeys,
    signUp,
    confirmSignUp,
    requestPasswordReset,
    resetPassword,
    changePassword,
    listSessions,
    revokeSession,
    searchOccupations,
    readOccupation,
    listTraining,
    listCertificates,
    readPlaceOfAddress,
    readMap,
    sendTrainingPlan,
    sendMail,
    forwardQuestion,
    readAuthor,
    listOutbox,
    checkAccessCode,
    revealAccessCode,
    completeInvite,
    signEmployerAgreement,
    signApprenticeAgreement,
    vectorSearch,
    chatEngine,
    createCompletion,
    embedMaterial,
    trackView,
    uploadFile,
    deleteFile,
    readFileBuffer,
    createPublicUrl,
    readFile,
    readFrameAncestors,
    readSite,
    ...contentEndpoints(),
    ...allRecordEndpoints(),
  ];
}
