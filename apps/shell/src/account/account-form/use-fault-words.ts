import { type ApiProblem, failureCode } from "@guildway/api-client";
import { useTexts } from "@guildway/ui";

import { texts } from "./texts.ts";

/** What is wrong with a form of one's own account: its code, and at which field where it is one. */
export interface AccountFault {
  field?: string | undefined;
  code: string;
  waitSeconds?: number | undefined;
}

/** A failed call as a fault, at the field that its code belongs to. */
export function faultOf(
  error: unknown,
  fieldOf: Readonly<Record<string, string>> = {},
): AccountFault {
  const code = failureCode(error) ?? "network";
  const waitSeconds = (error as Partial<ApiProblem>).details?.retryAfter;
  return { field: fieldOf[code], code, waitSeconds };
}

/** Says a fault in the language of the page; a form's own sentences go before the common ones. */
export function useFaultWords(
  own: Readonly<Record<string, string>> = {},
): (fault: AccountFault) => string {
  const { faults, wait } = useTexts(texts);
  return ({ code, waitSeconds }) =>
    waitSeconds === undefined
      ? (own[code] ?? faults[code] ?? faults["other"] ?? code)
      : wait(Math.ceil(waitSeconds / 60));
}
