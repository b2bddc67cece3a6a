/** The wording of the employer agreement that is signed today, for a page that shows it alone. */
export { employerAgreement } from "./march-2023/employer-agreement.ts";
