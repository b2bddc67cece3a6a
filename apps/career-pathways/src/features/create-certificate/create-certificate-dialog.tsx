import { SelectField, TextArea, TextField, useTexts } from "@guildway/ui";
import { useForm } from "react-hook-form";
import { faultResolver, summaryOf } from "../../plan/fault-resolver.ts";
import { FormDialog } from "../../plan/form-dialog.tsx";
import type { PlanCertificate } from "../../plan/plan.ts";
import {
  certificateFaults,
  certificateFields,
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
  const { register, handleSubmit, formState } = useForm<CertificateForm>({
    defaultValues: emptyCertificate,
    resolver: faultResolver(certificateFaults, text.faults),
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const submit = handleSubmit((form) => {
    onCreate(certificateOf(form, `custom-${crypto.randomUUID()}`));
    onClose();
  });
  const field = (name: keyof CertificateForm) => ({
    error: errors[name]?.message,
    maxLength: 500,
    ...register(name),
  });
  return (
    <FormDialog
      text={text}
      faults={summaryOf(errors, certificateFields)}
      attempt={submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
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
        error={errors.type?.message}
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
    </FormDialog>
  );
}
