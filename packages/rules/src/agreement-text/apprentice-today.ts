/** The wording of the apprentice agreement that is signed today, for a page that shows it alone. */
export { apprenticeAgreement } from "./march-2023/apprentice-agreement.ts";
