import { call } from "@guildway/api-client";
import { createProgramKey, type KeyScope, keyScopes, programKeys } from "@guildway/api-contract";
import { CheckboxGroup, SelectField, TextField, useTexts } from "@guildway/ui";
import { OrganizationField } from "../../room/secret/organization-field.tsx";
import { SecretDialog } from "../../room/secret/secret-dialog.tsx";
import { useNewSecret } from "../../room/secret/use-new-secret.ts";
import { texts } from "./texts.ts";

const daysOffered = [30, 90, 365] as const;
const dayMs = 86_400_000;

/** Asks what a key is for, what it may do and until when, and shows it; the key lives as long as the dialog. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const { make: text, choices } = useTexts(texts);
  const { form, secret } = useNewSecret({
    list: programKeys.type,
    check: (values) => [
      ...(nameIn(values) ? [] : [{ field: "keyName", says: "missing" } as const]),
      ...(scopesIn(values).length > 0 ? [] : [{ field: "scopes", says: "no-scope" } as const]),
    ],
    make: async (values) => (await call(createProgramKey, { body: askedIn(values) })).key,
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
        id="keyName"
        name="keyName"
        label={text.name}
        hint={text.nameHint}
        autoComplete="off"
        maxLength={programKeys.fields.name.maxLength}
        error={form.errorOf("keyName")}
      />
      <OrganizationField label={text.organization} />
      <CheckboxGroup
        id="scopes"
        name="scopes"
        legend={text.scopes}
        hint={text.scopesHint}
        choices={keyScopes.map((value) => ({ value, label: choices.scopes[value] }))}
        defaultValue={keyScopes}
        error={form.errorOf("scopes")}
      />
      <SelectField name="days" label={text.ends} defaultValue="">
        <option value="">{text.never}</option>
        {daysOffered.map((days) => (
          <option key={days} value={days}>
            {text.inDays(days)}
          </option>
        ))}
      </SelectField>
    </SecretDialog>
  );
}

const nameIn = (values: FormData) => String(values.get("keyName")).trim();
const scopesIn = (values: FormData) => values.getAll("scopes") as KeyScope[];

function askedIn(values: FormData) {
  const scopes = scopesIn(values);
  const days = Number(values.get("days"));
  return {
    name: nameIn(values),
    orgId: String(values.get("orgId")),
    // A key for everything stays one when another list comes.
    ...(scopes.length < keyScopes.length && { scopes }),
    ...(days > 0 && { expiresAt: new Date(Date.now() + days * dayMs).toISOString() }),
  };
}
