import { call } from "@guildway/api-client";
import { rotateProgramKey } from "@guildway/api-contract";
import { SelectField, useTexts } from "@guildway/ui";
import { type FormFault, useFormCore } from "@guildway/ui/forms";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { SecretDialog } from "../../room/secret/secret-dialog.tsx";
import { texts } from "./texts.ts";

const hoursOffered = [0, 1, 24, 72, 168] as const;

/** Asks how long the old secret of a key goes on, and shows the new one. */
export function RotateKeyDialog({ id, name, onClose }: RotateKeyDialogProps) {
  const text = useTexts(texts).rotate;
  const [key, setKey] = useState<string>();
  const queries = useQueryClient();
  const form = useFormCore<FormData, FormFault>({
    check: () => [],
    async send(values) {
      const keepsHours = Number(values.get("keepsHours"));
      const made = await call(rotateProgramKey, { body: { id, keepsHours } });
      setKey(made.key);
      await queries.invalidateQueries({ queryKey: ["admin-console", "programKeys"] });
    },
    faultsOf: (error) => {
      console.error(error);
      return [{}];
    },
    say: () => text.failed,
  });
  return (
    <SecretDialog
      title={text.title(name)}
      doneTitle={text.doneTitle}
      send={text.rotate}
      form={form}
      secret={key}
      onClose={onClose}
    >
      <p>{text.text}</p>
      <SelectField name="keepsHours" label={text.keeps} hint={text.keepsHint} defaultValue="24">
        {hoursOffered.map((hours) => (
          <option key={hours} value={hours}>
            {text.hours[hours]}
          </option>
        ))}
      </SelectField>
    </SecretDialog>
  );
}

interface RotateKeyDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}
