import { call, failureCode } from "@guildway/api-client";
import {
  createWebhook,
  isWebhookUrl,
  webhooks,
  type WebhookType,
  webhookTypes,
} from "@guildway/api-contract";
import { CheckboxGroup, SelectField, TextField, useTexts } from "@guildway/ui";
import { useFormCore } from "@guildway/ui/forms";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useOrganizations } from "../../room/organizations.ts";
import { SecretDialog } from "../../room/secret/secret-dialog.tsx";
import { texts } from "./texts.ts";

interface Fault {
  field?: string;
  says: "address" | "no-type" | "too-many" | "failed";
}

/** Asks for an address and what it is told, and shows its secret; the secret lives as long as the dialog. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const { make: text, choices } = useTexts(texts);
  const { own, all } = useOrganizations();
  const [secret, setSecret] = useState<string>();
  const queries = useQueryClient();
  const form = useFormCore<FormData, Fault>({
    check: (values) => [
      ...(isWebhookUrl(urlIn(values)) ? [] : [{ field: "address", says: "address" } as const]),
      ...(typesIn(values).length > 0 ? [] : [{ field: "types", says: "no-type" } as const]),
    ],
    async send(values) {
      const orgId = String(values.get("orgId"));
      const body = { url: urlIn(values), types: typesIn(values), orgId };
      const made = await call(createWebhook, { body });
      setSecret(made.secret);
      await queries.invalidateQueries({ queryKey: ["admin-console", "webhooks"] });
    },
    faultsOf: (error) => {
      console.error(error);
      return [{ says: failureCode(error) === "record.too-many" ? "too-many" : "failed" }];
    },
    say: ({ says }) => text.faults[says],
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
      <SelectField name="orgId" label={text.organization} defaultValue={own?.id}>
        {all.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
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
