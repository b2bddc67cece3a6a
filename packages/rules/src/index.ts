export { shownDay, shownMoment, signingDay, storedDay } from "./dates.ts";
export { shownImportance } from "./importance.ts";
export { readableMembership } from "./membership.ts";
export { topElements } from "./plan-selection.ts";
export {
  asksLastEmployment,
  birthFault,
  onlyCountry,
  type PrivateAnswer,
  privateAnswers,
  type PrivateFault,
  privateFaults,
  type PrivateInformation,
  withAnswer,
} from "./private-information.ts";
export { roleName } from "./role-names.ts";
export {
  type ShareForm,
  shareFormFaults,
  shareFormMinimum,
  type ShareFormShapes,
} from "./share-form.ts";
export {
  firstMissingForSigning,
  firstMissingOfGuardian,
  type GuardianFacts,
  isMinorOn,
  type SigningFacts,
} from "./signing.ts";
export {
  caretBehind,
  digitsBefore,
  digitsOf,
  editedDigits,
  formattedNumber,
  isKeptNumber,
  isWholeNumber,
  maskedNumber,
} from "./social-security-number.ts";
export { type RulePack, type RulePackName, rulePacks } from "./rule-packs.ts";
export {
  defaultWagePeriods,
  defaultWageTitle,
  hoursNote,
  hoursOff,
  ordinal,
  periodBounds,
  roundedDuration,
  type WageFault,
  type WagePeriod,
  type WageRule,
  type WageSchedule,
  wageScheduleFaults,
  whyNoFurtherPeriod,
} from "./wage-schedule.ts";
export {
  leastOf,
  type WorkforceCount,
  workforceCounts,
  type WorkforceData,
  workforceFaults,
} from "./workforce-data.ts";
export { wordFor } from "./word-for.ts";
