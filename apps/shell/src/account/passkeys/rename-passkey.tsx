import { call } from "@guildway/api-client";
import { longestPasskeyName, type Passkey, renamePasskey } from "@guildway/api-contract";
import { TextField, useTexts } from "@guildway/ui";
import { FormDialog, useFormCore } from "@guildway/ui/forms";
import { useQueryClient } from "@tanstack/react-query";
import { type AccountFault, faultOf, useFaultWords } from "../account-form/use-fault-words.ts";
import { passkeysKey } from "./passkeys-key.ts";
import { texts } from "./texts.ts";

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
    <FormDialog
      shape="question"
      title={text.renameTitle}
      form={form}
      submit={{ label: text.saveName, busyLabel: text.saving }}
      close={text.cancel}
      onSubmit={(values) => void form.submit(values)}
      onClose={onEnd}
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
    </FormDialog>
  );
}

const nameIn = (values: FormData) => String(values.get("newName")).trim();
