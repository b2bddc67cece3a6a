import { call } from "@guildway/api-client";
import {
  createWebhook,
  isWebhookUrl,
  webhooks,
  type WebhookType,
  webhookTypes,
} from "@guildway/api-contract";
import { CheckboxGroup, TextField, useTexts } from "@guildway/ui";
import { OrganizationField } from "../../room/secret/organization-field.tsx";
import { SecretDialog } from "../../room/secret/secret-dialog.tsx";
import { useNewSecret } from "../../room/secret/use-new-secret.ts";
import { texts } from "./texts.ts";

/** Asks for an address and what it is told, and shows its secret; the secret lives as long as the dialog. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const { make: text, choices } = useTexts(texts);
  const { form, secret } = useNewSecret({
    list: webhooks.type,
    check: (values) => [
      ...(isWebhookUrl(urlIn(values)) ? [] : [{ field: "address", says: "address" } as const]),
      ...(typesIn(values).length > 0 ? [] : [{ field: "types", says: "no-type" } as const]),
    ],
    async make(values) {
      const orgId = String(values.get("orgId"));
      const body = { url: urlIn(values), types: typesIn(values), orgId };
      return (await call(createWebhook, { body })).secret;
    },
    faults: text.faults,
  });
  return (
    <SecretDialog
      title={text.add}
      doneTitle={text.madeTitle}
      send={text.make}
      form={form}
      secret={secret}
      onClose={onClose}
    >
      <TextField
        id="address"
        name="address"
        inputMode="url"
        label={text.address}
        hint={text.addressHint}
        autoComplete="off"
        maxLength={webhooks.fields.url.maxLength}
        error={form.errorOf("address")}
      />
      <OrganizationField label={text.organization} />
      <CheckboxGroup
        id="types"
        name="types"
        legend={text.types}
        hint={text.typesHint}
        choices={webhookTypes.map((value) => ({ value, label: choices.types[value] }))}
        error={form.errorOf("types")}
      />
    </SecretDialog>
  );
}

const urlIn = (values: FormData) => String(values.get("address")).trim();
const typesIn = (values: FormData) => values.getAll("types") as WebhookType[];
