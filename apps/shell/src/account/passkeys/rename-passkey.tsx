import { call } from "@guildway/api-client";
import { longestPasskeyName, type Passkey, renamePasskey } from "@guildway/api-contract";
import { Button, Dialog, TextField, useTexts } from "@guildway/ui";
import { FormFrame, useFormCore } from "@guildway/ui/forms";
import { useQueryClient } from "@tanstack/react-query";

import { type AccountFault, faultOf, useFaultWords } from "../account-form/use-fault-words.ts";
import { passkeysKey } from "./passkeys-key.ts";
import { texts } from "./texts.ts";

const formId = "rename-passkey";

/** Asks for another name of a passkey. */
export function RenamePasskey({ passkey, onEnd }: { passkey: Passkey; onEnd: () => void }) {
  const text = useTexts(texts);
  const queries = useQueryClient();
  const say = useFaultWords(text.faults);
  const form = useFormCore<FormData, AccountFault>({
    check: (values) => (nameIn(values) ? [] : [{ field: "newName", code: "name.missing" }]),
    async send(values) {
      await call(renamePasskey, { params: { id: passkey.id }, body: { name: nameIn(values) } });
      await queries.invalidateQueries({ queryKey: passkeysKey });
      onEnd();
    },
    faultsOf: (error) => [faultOf(error, { "input.invalid": "newName" })],
    say,
  });
  return (
    <Dialog
      open
      shape="question"
      onClose={onEnd}
      busy={form.busy}
      title={text.renameTitle}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={form.busy}
            busyLabel={text.saving}
          >
            {text.saveName}
          </Button>
          <Button onClick={onEnd} disabled={form.busy}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <FormFrame
        form={form}
        id={formId}
        onSubmit={(event) => void form.submit(new FormData(event.currentTarget))}
      >
        <TextField
          id="newName"
          name="newName"
          label={text.name}
          autoComplete="off"
          maxLength={longestPasskeyName}
          defaultValue={passkey.name}
          error={form.errorOf("newName")}
        />
      </FormFrame>
    </Dialog>
  );
}

const nameIn = (values: FormData) => String(values.get("newName")).trim();
