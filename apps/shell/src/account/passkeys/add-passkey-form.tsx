import { failureCode } from "@guildway/api-client";
import { longestPasskeyName } from "@guildway/api-contract";
import { Button, Card, TextField, useLanguage, useTexts } from "@guildway/ui";
import { useFormCore } from "@guildway/ui/forms";
import { showToast } from "@guildway/ui/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { PasswordField } from "../account-form/password-field.tsx";
import { type AccountFault, faultOf, useFaultWords } from "../account-form/use-fault-words.ts";
import { WholeForm } from "../account-form/whole-form.tsx";
import { deviceOf } from "../device/device-of.ts";
import { useDeviceName } from "../device/use-device-name.ts";
import { makePasskey } from "./make-passkey.ts";
import { freeName } from "./free-name.ts";
import { passkeysKey } from "./passkeys-key.ts";
import { texts } from "./texts.ts";

interface Props {
  passwordNeeded: boolean;
  taken: readonly string[];
  onEnd: () => void;
}

/** The name of a new passkey, and the password where the sign-in is long ago; then the browser takes over. */
export function AddPasskeyForm({ passwordNeeded, taken, onEnd }: Props) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const queries = useQueryClient();
  const say = useFaultWords(text.faults);
  const [asksPassword, setAsksPassword] = useState(passwordNeeded);
  const here = useDeviceName()(deviceOf(navigator.userAgent));
  const form = useFormCore<FormData, AccountFault>({
    check: (values) => check(values, asksPassword),
    async send(values) {
      const currentPassword = asksPassword ? String(values.get("password")) : undefined;
      try {
        await makePasskey({ name: nameIn(values), currentPassword, lang });
      } catch (error) {
        if (failureCode(error) === "auth.password-needed") setAsksPassword(true);
        throw error;
      }
      showToast("success", text.added);
      await queries.invalidateQueries({ queryKey: passkeysKey });
      onEnd();
    },
    faultsOf: (error) => [
      faultOf(error, {
        "auth.bad-credentials": "password",
        "auth.password-needed": "password",
        "input.invalid": "name",
      }),
    ],
    say,
  });
  return (
    <Card title={text.add}>
      <WholeForm
        form={form}
        submit={text.make}
        busy={text.making}
        beside={
          <Button disabled={form.busy} onClick={onEnd}>
            {text.cancel}
          </Button>
        }
      >
        <TextField
          id="name"
          name="name"
          label={text.name}
          hint={text.nameHint}
          autoFocus
          autoComplete="off"
          maxLength={longestPasskeyName}
          defaultValue={freeName(here, taken)}
          error={form.errorOf("name")}
        />
        {asksPassword && (
          <PasswordField
            id="password"
            name="password"
            label={text.password}
            hint={text.passwordHint}
            autoComplete="current-password"
            show={text.showPassword}
            error={form.errorOf("password")}
          />
        )}
      </WholeForm>
    </Card>
  );
}

const nameIn = (values: FormData) => String(values.get("name")).trim();

function check(values: FormData, asksPassword: boolean): AccountFault[] {
  const needsPassword = asksPassword && !values.get("password");
  return [
    ...(nameIn(values) ? [] : [{ field: "name", code: "name.missing" }]),
    ...(needsPassword ? [{ field: "password", code: "password.missing" }] : []),
  ];
}
