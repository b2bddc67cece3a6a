import { type ApiProblem, failureCode } from "@guildway/api-client";
import { useTexts } from "@guildway/ui";
import { type FormCore, useFormCore } from "@guildway/ui/forms";
import type { FormEvent } from "react";
import type { Fault } from "./check-form.ts";
import { texts } from "./texts.ts";

interface AccountFormTask {
  check: (form: FormData) => Fault[];
  /** Sends what `check` let through; throws `ApiProblem`. What follows takes the form away. */
  send: (form: FormData) => Promise<void>;
  /** Which field a problem's code belongs to, where it belongs to one. */
  fieldOf?: Readonly<Record<string, string>>;
  /** Where to begin mending what no single field is to blame for: the summary leads there and says it once. */
  mendAt?: Readonly<Record<string, string>>;
  /** The form's own sentences by code; they go before the common ones. */
  sentences?: Readonly<Record<string, string>>;
}

/** A form as `AccountForm` shows it. */
export interface SentForm extends FormCore<FormData> {
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/** Checks and sends a form once at a time, and says what went wrong in the language of the page; what was typed stays. */
export function useAccountForm({
  check,
  send,
  fieldOf = {},
  mendAt = {},
  sentences = {},
}: AccountFormTask): SentForm {
  const { faults: common, wait } = useTexts(texts);
  const core = useFormCore<FormData, Fault>({
    check,
    send,
    faultsOf: (error) => [faultOf(error, fieldOf, mendAt)],
    say: ({ code, waitSeconds }) =>
      waitSeconds === undefined
        ? (sentences[code] ?? common[code] ?? common["other"] ?? "")
        : wait(waitSeconds),
  });
  return {
    ...core,
    onSubmit: (event) => void core.submit(new FormData(event.currentTarget)),
  };
}

function faultOf(
  error: unknown,
  fieldOf: Readonly<Record<string, string>>,
  mendAt: Readonly<Record<string, string>>,
): Fault {
  const code = failureCode(error) ?? "network";
  const waitSeconds = (error as Partial<ApiProblem>).details?.retryAfter;
  const field = fieldOf[code];
  return field
    ? { field, code, waitSeconds }
    : { field: mendAt[code], code, waitSeconds, isNobodys: true };
}
