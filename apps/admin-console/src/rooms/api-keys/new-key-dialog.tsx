import { call, failureCode } from "@guildway/api-client";
import { createProgramKey, type KeyScope, keyScopes, programKeys } from "@guildway/api-contract";
import { CheckboxGroup, SelectField, TextField, useTexts } from "@guildway/ui";
import { useFormCore } from "@guildway/ui/forms";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useOrganizations } from "../../room/organizations.ts";
import { SecretDialog } from "../../room/secret/secret-dialog.tsx";
import { texts } from "./texts.ts";

interface Fault {
  field?: string;
  says: "missing" | "no-scope" | "too-many" | "failed";
}

const daysOffered = [30, 90, 365] as const;
const dayMs = 86_400_000;

/** Asks what a key is for, what it may do and until when, and shows it; the key lives as long as the dialog. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const { make: text, choices } = useTexts(texts);
  const { own, all } = useOrganizations();
  const [key, setKey] = useState<string>();
  const queries = useQueryClient();
  const form = useFormCore<FormData, Fault>({
    check: (values) => [
      ...(nameIn(values) ? [] : [{ field: "keyName", says: "missing" } as const]),
      ...(scopesIn(values).length > 0 ? [] : [{ field: "scopes", says: "no-scope" } as const]),
    ],
    async send(values) {
      const made = await call(createProgramKey, { body: askedIn(values) });
      setKey(made.key);
      await queries.invalidateQueries({ queryKey: ["admin-console", "programKeys"] });
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
      secret={key}
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
      <SelectField name="orgId" label={text.organization} defaultValue={own?.id}>
        {all.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
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
