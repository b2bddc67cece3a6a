import { type ApiProblem, failureCode, isUnanswered } from "@guildway/api-client";
import type { RecordFault } from "./form-values.ts";
import type { FormWords } from "./use-form-words.ts";

/** What a refused write says of the form, at its fields where it names some of them. */
export function faultsOfProblem(error: ApiProblem, fields: readonly string[]): RecordFault[] {
  const code = failureCode(error);
  const named = (error.details?.faults ?? []).map(({ field, reason }): RecordFault => {
    const own = fields.find((one) => one === field || field.startsWith(`${one}.`));
    return { field: own, kind: "said", reason, code };
  });
  if (named.length > 0) return named;
  if (isUnanswered(error)) return [{ kind: "network" }];
  if (code === "access.forbidden") return [{ kind: "forbidden" }];
  console.error(error);
  return [{ kind: "other" }];
}

/** A fault in the words of the room. */
export function faultInWords(
  { field, kind, limit = 0, reason, code }: RecordFault,
  words: FormWords,
): string {
  const label = (field && words.fields[field]) ?? field ?? "";
  const { faults } = words.form;
  switch (kind) {
    case "missing":
      return faults.missing(label);
    case "too-long":
      return faults.tooLong(label, limit);
    case "no-whole-number":
      return faults.noWholeNumber(label);
    case "no-amount":
      return faults.noAmount(label);
    case "too-small":
      return faults.tooSmall(label, limit);
    case "too-large":
      return faults.tooLarge(label, limit);
    case "wrong":
      return (field && words.faults?.[field]) || faults.wrong(label);
    case "said": {
      const own = code && words.refused?.[code];
      if (own) return own;
      // What ends like a sentence is one, in the words of the specification.
      if (reason?.endsWith(".")) return reason;
      return label ? `${label}: ${reason}.` : `${reason}.`;
    }
    default:
      return faults[kind];
  }
}
