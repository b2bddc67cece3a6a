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
  changeEmail,
  changePassword,
  confirmEmailChange,
  confirmSignUp,
  listSessions,
  requestPasswordReset,
  resetPassword,
  revokeSession,
  signUp,
  undoEmailChange,
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
import { readApiDescription, readHealth, readReadiness } from "./endpoints/health.ts";
import {
  endSession,
  exchangeHandOff,
  finishSignIn,
  readHandOff,
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
