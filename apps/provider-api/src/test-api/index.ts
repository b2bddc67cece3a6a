export { answerForApprentice } from "./answer-for-apprentice.ts";
export { agreeToSign, readAgreement } from "./as-signer.ts";
export { inviteSigner, type Signer, type SigningReply } from "./invite-signer.ts";
export { createAuthenticator } from "./authenticator.ts";
export { findDemoSecret } from "../demo-world/secrets.ts";
export { type Answer, type RequestOptions, startTestApi, type TestApi } from "./test-api.ts";
export { openDatabase } from "../platform/database/open.ts";
export { openScriptedDatabase, openTestDatabase } from "./test-database.ts";
export { type LeakWatch, watchForLeaks } from "./watch-for-leaks.ts";
