import { Button, TextField, useTexts } from "@guildway/ui";
import { type FormEvent, useEffect, useState } from "react";
import { zipFieldId } from "../../plan/ask-zip.tsx";
import styles from "./place-on-map.module.css";
import { texts } from "./texts.ts";
import { zipFault } from "./zip-fault.ts";

interface Props {
  zip: string | undefined;
  searching: boolean;
  /** What to say where the ZIP code that was searched for is not known. */
  unknown: string | undefined;
  onZip(zip: string): void;
}

/** Asks for another ZIP code. */
export function ZipSearch({ zip, searching, unknown, onZip }: Props) {
  const text = useTexts(texts);
  const [fault, setFault] = useState<"blank" | "malformed">();

  useEffect(() => {
    const field = document.getElementById(zipFieldId);
    if (field instanceof HTMLInputElement) field.value = zip ?? "";
  }, [zip]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("zip") ?? "").trim();
    const found = zipFault(typed);
    setFault(found);
    if (found) document.getElementById(zipFieldId)?.focus();
    else onZip(typed.slice(0, 5));
  };

  return (
    <form className={styles.search} onSubmit={submit} noValidate data-no-print="">
      <TextField
        id={zipFieldId}
        name="zip"
        label={text.zip}
        width="short"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        defaultValue={zip}
        error={fault ? text[fault] : unknown}
      />
      <Button type="submit" busy={searching} busyLabel={text.busy}>
        {text.submit}
      </Button>
    </form>
  );
}
