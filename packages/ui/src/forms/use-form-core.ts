import type { SummaryError } from "@guildway/ui";
import { useRef, useState } from "react";

/** What is wrong with a form, at which field where it is one; how it is said is the form's own affair. */
export interface FormFault {
  field?: string | undefined;
  /** No single field is wrong, so none is marked; the field is only where to begin. */
  isNobodys?: boolean;
}

export interface FormTask<Values, Fault extends FormFault> {
  /** What is wrong before anything is sent. */
  check(values: Values): readonly Fault[];
  /** Sends what `check` let through; what it throws is read by `faultsOf`. */
  send(values: Values): Promise<unknown>;
  /** What a failure of `send` says of the form, by field where it says one. */
  faultsOf(error: unknown): readonly Fault[];
  /** A fault in words, in the language of the page. */
  say(fault: Fault): string;
}

/** A form as its parts show it, wherever its values are kept. */
export interface FormCore<Values> {
  /** Checks and sends, once at a time. */
  submit(values: Values): Promise<void>;
  busy: boolean;
  /** How often it was submitted; each moves the focus to the summary. */
  attempt: number;
  /** For the summary at the top. */
  errors: readonly SummaryError[];
  /** For the field itself. */
  errorOf(field: string): string | undefined;
  /** Takes away what was wrong with a field that is being mended. */
  mend(field: string | undefined): void;
}

/** Checks and sends a form and keeps what is wrong with it; what was typed stays where it is kept. */
export function useFormCore<Values, Fault extends FormFault>({
  check,
  send,
  faultsOf,
  say,
}: FormTask<Values, Fault>): FormCore<Values> {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  // State comes too late for a second click in the same moment.
  const isSending = useRef(false);

  const show = (found: readonly Fault[]) => {
    setFaults(found);
    setAttempt((count) => count + 1);
  };
  const submit = async (values: Values) => {
    if (isSending.current) return;
    const found = check(values);
    if (found.length > 0) return show(found);
    setFaults([]);
    isSending.current = true;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      show(faultsOf(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return {
    submit,
    busy,
    attempt,
    errors: faults.map((fault) => ({ field: fault.field, message: say(fault) })),
    errorOf(field) {
      const fault = faults.find((one) => one.field === field && !one.isNobodys);
      return fault && say(fault);
    },
    mend(field) {
      if (faults.some((fault) => fault.field === field && !fault.isNobodys))
        setFaults(faults.filter((fault) => fault.field !== field || fault.isNobodys));
    },
  };
}
