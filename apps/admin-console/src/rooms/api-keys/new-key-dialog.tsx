import { call, failureCode } from "@guildway/api-client";
import { createProgramKey, programKeys } from "@guildway/api-contract";
import { Button, Dialog, Notice, SelectField, TextField, useTexts } from "@guildway/ui";
import { FormFrame, useFormCore } from "@guildway/ui/forms";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useOrganizations } from "../../room/organizations.ts";
import styles from "./new-key.module.css";
import { texts } from "./texts.ts";

const formId = "new-api-key";

interface Fault {
  field?: string;
  says: "missing" | "too-many" | "failed";
}

/** Asks for what a key is for and shows it; the key lives as long as the dialog. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts(texts).make;
  const { own, all } = useOrganizations();
  const [key, setKey] = useState<string>();
  const queries = useQueryClient();
  const form = useFormCore<FormData, Fault>({
    check: (values) => (nameIn(values) ? [] : [{ field: "keyName", says: "missing" }]),
    async send(values) {
      const orgId = String(values.get("orgId"));
      const made = await call(createProgramKey, { body: { name: nameIn(values), orgId } });
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
    <Dialog
      open
      busy={form.busy}
      onClose={onClose}
      title={key ? text.madeTitle : text.add}
      footer={
        <>
          {!key && (
            <Button type="submit" form={formId} variant="primary" busy={form.busy}>
              {text.make}
            </Button>
          )}
          <Button variant={key ? "primary" : "secondary"} onClick={onClose} disabled={form.busy}>
            {key ? text.done : text.cancel}
          </Button>
        </>
      }
    >
      {key ? (
        <>
          <Notice kind="warning">{text.onlyNow}</Notice>
          <p role="status">
            <output className={styles.key}>{key}</output>
          </p>
        </>
      ) : (
        <FormFrame
          form={form}
          id={formId}
          onSubmit={(event) => void form.submit(new FormData(event.currentTarget))}
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
        </FormFrame>
      )}
    </Dialog>
  );
}

const nameIn = (values: FormData) => String(values.get("keyName")).trim();
