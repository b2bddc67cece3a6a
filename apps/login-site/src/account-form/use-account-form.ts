import { type ApiProblem, failureCode } from "@guildway/api-client";
import { type SummaryError, useTexts } from "@guildway/ui";
import { type FormEvent, useState } from "react";
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
export interface SentForm {
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  busy: boolean;
  attempt: number;
  errors: SummaryError[];
  errorOf: (field: string) => string | undefined;
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
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [faults, setFaults] = useState<Fault[]>([]);

  const show = (found: Fault[]) => {
    setFaults(found);
    setAttempt((count) => count + 1);
    setBusy(found.length === 0);
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const found = check(form);
    show(found);
    if (found.length === 0)
      await send(form).catch((error) => show([faultOf(error, fieldOf, mendAt)]));
  };
  const say = ({ code, waitSeconds }: Fault) =>
    waitSeconds === undefined
      ? (sentences[code] ?? common[code] ?? common["other"] ?? "")
      : wait(waitSeconds);
  const errors = faults.map((fault) => ({ field: fault.field, message: say(fault) }));
  const errorOf = (field: string) => {
    const fault = faults.find((one) => one.field === field && !one.isNobodys);
    return fault && say(fault);
  };
  return { onSubmit, busy, attempt, errors, errorOf };
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
