import { isLabel, isMailAddress, isPersonName } from "@guildway/api-contract";
import { type ShareForm, shareFormFaults } from "@guildway/rules";
import { Notice, TextField, useTexts, useLanguage } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation } from "@tanstack/react-query";
import { tellOfEvent } from "../../plan/tell-partner.ts";
import { PlanDialog } from "../../plan/plan-dialog.tsx";
import { KeptFor } from "../../plan/kept-for.tsx";
import { usePlanForm } from "../../plan/use-plan-form.ts";
import { useRecipient } from "../../plan/use-recipient.ts";
import { failedStep, type SharedPlan, sendPlan } from "./send-plan.ts";
import { texts } from "./texts.ts";

export interface SharePlanProps extends SharedPlan {
  /** Whether somebody of the staff sends the plan of a person. */
  isForSomebodyElse?: boolean;
  onSent(docId: string): void;
  onClose(): void;
}

const shapes = { name: isPersonName, companyName: isLabel, phone: isLabel, email: isMailAddress };
const empty: ShareForm = { name: "", companyName: "", phone: "", email: "" };

/** The modal that asks to whom the plan goes, and sends it. */
export function SharePlanDialog({
  isForSomebodyElse = false,
  onSent,
  onClose,
  ...shared
}: SharePlanProps) {
  const lang = useLanguage();
  const { forSomebodyElse, ...own } = useTexts(texts);
  const text = isForSomebodyElse ? { ...own, ...forSomebodyElse } : own;
  const recipient = useRecipient(shared.orgId, shared.plan.locationId);
  const send = useMutation({
    mutationFn: (form: ShareForm) => sendPlan(shared, trimmed(form), lang),
    onSuccess: (docId) => {
      showToast("success", text.sent);
      tellOfEvent({ name: "share", onetCode: shared.plan.OnetCode ?? "" });
      onSent(docId);
    },
  });
  const { form, register, submit } = usePlanForm<ShareForm>({
    empty,
    faultsOf: (filled) => shareFormFaults(filled, shapes),
    messages: text.faults,
    send: (filled) => send.mutateAsync(filled),
  });
  const field = (name: keyof ShareForm) => ({
    label: text[name],
    error: form.errorOf(name),
    ...register(name),
  });
  return (
    <PlanDialog
      text={{ ...text, lead: text.lead(recipient?.name) }}
      form={form}
      failure={
        send.isError && (
          <Notice kind="danger" role="alert">
            <p>{text.failures[failedStep(send.error)]}</p>
          </Notice>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {recipient?.privacyPolicy && (
        <p>
          <a href={recipient.privacyPolicy} target="_blank" rel="noreferrer">
            {text.privacyPolicy(recipient.name)}
          </a>
        </p>
      )}
      {!shared.orgId && <KeptFor />}
      <TextField {...field("name")} autoComplete="name" maxLength={300} />
      <TextField {...field("companyName")} autoComplete="organization" maxLength={300} />
      <TextField {...field("phone")} type="tel" autoComplete="tel" maxLength={40} />
      <TextField {...field("email")} type="email" autoComplete="email" maxLength={320} />
    </PlanDialog>
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
