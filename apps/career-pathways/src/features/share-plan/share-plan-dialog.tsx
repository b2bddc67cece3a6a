import { type ShareForm, shareFormFaults } from "@guildway/rules";
import {
  Button,
  Dialog,
  ErrorSummary,
  Notice,
  TextField,
  useTexts,
  useLanguage,
} from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { faultResolver, summaryOf } from "../../plan/fault-resolver.ts";
import styles from "../../plan/form.module.css";
import { failedStep, type SharedPlan, sendPlan } from "./send-plan.ts";
import { texts } from "./texts.ts";

export interface SharePlanProps extends SharedPlan {
  onSent(docId: string): void;
  onClose(): void;
}

const fields = ["name", "companyName", "phone", "email"] as const;
const empty: ShareForm = { name: "", companyName: "", phone: "", email: "" };

/** The modal that asks to whom the plan goes, and sends it. */
export function SharePlanDialog({ onSent, onClose, ...shared }: SharePlanProps) {
  const lang = useLanguage();
  const text = useTexts(texts);
  const formId = useId();
  const { register, handleSubmit, formState } = useForm<ShareForm>({
    defaultValues: empty,
    resolver: faultResolver(shareFormFaults, text.faults),
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const send = useMutation({
    mutationFn: (form: ShareForm) => sendPlan(shared, trimmed(form), lang),
    onSuccess: (docId) => {
      showToast("success", text.sent);
      onSent(docId);
    },
  });
  const submit = handleSubmit((form) => send.mutate(form));
  const field = (name: keyof ShareForm) => ({
    label: text[name],
    error: errors[name]?.message,
    ...register(name),
  });
  return (
    <Dialog
      open
      title={text.title}
      onClose={onClose}
      busy={send.isPending}
      footer={
        <>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={send.isPending}
            busyLabel={text.busy}
          >
            {text.submit}
          </Button>
          <Button onClick={onClose} disabled={send.isPending}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary errors={summaryOf(errors, fields)} attempt={submitCount} />
        {send.isError && (
          <Notice kind="danger" role="alert">
            <p>{text.failures[failedStep(send.error)]}</p>
          </Notice>
        )}
        <p>{text.lead}</p>
        <TextField {...field("name")} autoComplete="name" maxLength={300} />
        <TextField {...field("companyName")} autoComplete="organization" maxLength={300} />
        <TextField {...field("phone")} type="tel" autoComplete="tel" maxLength={40} />
        <TextField {...field("email")} type="email" autoComplete="email" maxLength={320} />
      </form>
    </Dialog>
  );
}

function trimmed(form: ShareForm): ShareForm {
  return {
    name: form.name.trim(),
    companyName: form.companyName.trim(),
    phone: form.phone.trim(),
    email: form.email.trim(),
  };
}
