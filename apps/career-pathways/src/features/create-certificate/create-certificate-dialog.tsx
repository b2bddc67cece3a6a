import { SelectField, TextArea, TextField, useTexts } from "@guildway/ui";
import { PlanDialog } from "../../plan/plan-dialog.tsx";
import type { PlanCertificate } from "../../plan/plan.ts";
import { usePlanForm } from "../../plan/use-plan-form.ts";
import {
  certificateFaults,
  type CertificateForm,
  certificateOf,
  certificateTypes,
  emptyCertificate,
} from "./certificate-form.ts";
import { texts } from "./texts.ts";

export interface CreateCertificateProps {
  onCreate(certificate: PlanCertificate): void;
  onClose(): void;
}

/** The modal in which a certificate of one's own is described. */
export function CreateCertificateDialog({ onCreate, onClose }: CreateCertificateProps) {
  const text = useTexts(texts);
  const { form, register, submit } = usePlanForm<CertificateForm>({
    empty: emptyCertificate,
    faultsOf: certificateFaults,
    messages: text.faults,
    async send(filled) {
      onCreate(certificateOf(filled, `custom-${crypto.randomUUID()}`));
      onClose();
    },
  });
  const field = (name: keyof CertificateForm) => ({
    error: form.errorOf(name),
    maxLength: 500,
    ...register(name),
  });
  return (
    <PlanDialog text={text} form={form} onSubmit={submit} onClose={onClose}>
      <TextField label={text.name} {...field("name")} />
      <TextArea label={text.description} rows={3} {...field("description")} maxLength={5000} />
      <TextField
        label={text.url}
        hint={text.urlHint}
        type="url"
        inputMode="url"
        {...field("url")}
      />
      <SelectField
        label={text.type}
        width="medium"
        error={form.errorOf("type")}
        {...register("type")}
      >
        <option value="">{text.typeChoose}</option>
        {certificateTypes.map((type) => (
          <option key={type} lang="en">
            {type}
          </option>
        ))}
      </SelectField>
      <TextField
        label={text.acronym}
        hint={text.acronymHint}
        width="medium"
        {...field("acronym")}
      />
      <TextField label={text.organization} {...field("organization")} />
      <TextField
        label={text.organizationUrl}
        type="url"
        inputMode="url"
        {...field("organizationUrl")}
      />
      <TextField label={text.organizationAddress} {...field("organizationAddress")} />
    </PlanDialog>
  );
}
