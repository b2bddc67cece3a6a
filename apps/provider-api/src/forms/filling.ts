import type { CommonFacts, SignatureFacts, SignedFacts } from "./signed-facts.ts";
import { apprenticeFilling } from "./apprentice-filling.ts";
import { employerFilling } from "./employer-filling.ts";
import { shownDate, shownMoney, shownNumber } from "./shown-values.ts";

/** What is written into a form. */
export interface Filling {
  title: string;
  values: Readonly<Record<string, string>>;
  checked: readonly string[];
  /** By the name of their place. */
  signatures: Readonly<Record<string, { file: string; alt: string }>>;
  /** Wage periods for which the form has no row: period, hours, wage, beneath the name of their schedule. */
  further: readonly { caption: string; rows: readonly (readonly [string, string, string])[] }[];
}

/** What of an agreement its form says, field by field. */
export function fillingOf(facts: SignedFacts): Filling {
  return facts.type === "employerAgreements" ? employerFilling(facts) : apprenticeFilling(facts);
}

/** The rows of the first schedule, and the periods and schedules that need a continuation page. */
export function wageValues(
  { schedules }: CommonFacts,
  rowsOfForm = 6,
): Pick<Filling, "values" | "further"> {
  const tables = schedules.map(({ title, entryWage, wageRates }) => ({
    caption: `${title ?? "Wage schedule"} (journeyworker's entry wage ${shownMoney(entryWage) || "not given"})`,
    rows: wageRates.map(
      ({ wageAmount, duration }, at) =>
        [String(at + 1), shownNumber(duration), shownMoney(wageAmount)] as const,
    ),
  }));
  const [first, ...others] = tables;
  const rows = (first?.rows ?? []).slice(0, rowsOfForm);
  const rest = (first?.rows ?? []).slice(rowsOfForm);
  const further = [...(first && rest.length > 0 ? [{ ...first, rows: rest }] : []), ...others];
  return {
    values: {
      ...Object.fromEntries(
        rows.flatMap(([period, hours, wage]) => [
          [`period${period}Hours`, hours],
          [`period${period}Wage`, wage],
        ]),
      ),
      furtherPeriods: further.length > 0 ? "See the continuation page" : "None",
      journeyworkerWage: shownMoney(schedules[0]?.entryWage),
    },
    further,
  };
}

/** Picture, printed name and day of a signature, at its place in a form. */
export function signatureValues(
  who: string,
  signature: SignatureFacts | undefined,
): Pick<Filling, "values" | "signatures"> {
  if (!signature) return { values: {}, signatures: {} };
  const day = shownDate(signature.day);
  return {
    values: { [`${who}Name`]: signature.name ?? "", [`${who}Date`]: day },
    signatures: signature.file
      ? {
          [`${who}Signature`]: {
            file: signature.file,
            alt: `Signature of ${signature.name ?? "the signer"}${day && `, ${day}`}`,
          },
        }
      : {},
  };
}
