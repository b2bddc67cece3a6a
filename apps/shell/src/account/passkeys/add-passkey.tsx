import { Button, EmptyState, useTexts } from "@guildway/ui";
import KeyRound from "lucide-react/icons/key-round";
import { useState } from "react";

import { AddPasskeyForm } from "./add-passkey-form.tsx";
import { texts } from "./texts.ts";

interface Props {
  passwordNeeded: boolean;
  /** The names that other passkeys have. */
  taken: readonly string[];
}

/** The form that had the focus is gone, so the button that stands there again has it. */
const takeFocus = (button: HTMLElement | null) => button?.focus();

/** The button that adds a passkey, and in its place the form once it was pressed. */
export function AddPasskey(props: Props) {
  const text = useTexts(texts);
  const [form, setForm] = useState<"not-asked" | "open" | "left">("not-asked");
  if (form === "open") return <AddPasskeyForm {...props} onEnd={() => setForm("left")} />;
  const add = (
    <Button
      variant="primary"
      ref={form === "left" ? takeFocus : undefined}
      onClick={() => setForm("open")}
    >
      {text.add}
    </Button>
  );
  if (props.taken.length > 0) return <div>{add}</div>;
  return <EmptyState icon={<KeyRound />} title={text.none} text={text.noneText} action={add} />;
}
