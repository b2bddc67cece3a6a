import { Button, Notice, useTexts } from "@guildway/ui";
import KeyRound from "lucide-react/icons/key-round";
import { texts as formTexts } from "../../../account-form/texts.ts";
import type { Arrival } from "../../../arrival/arrival.ts";
import styles from "./passkey.module.css";
import { texts } from "./texts.ts";
import { usePasskeySignIn } from "./use-passkey-sign-in.ts";

/** The focus stays on the button, and what is said of it may stand below the screen. */
const bringIntoView = (said: HTMLElement | null) => said?.scrollIntoView?.({ block: "nearest" });

/** The other way to sign in: by the passkey of a device, where browser and installation know them. */
export function PasskeyButton({ arrival }: { arrival: Arrival }) {
  const text = useTexts(texts);
  const { faults, wait } = useTexts(formTexts);
  const { offered, busy, failed, signIn } = usePasskeySignIn(arrival);
  if (!offered) return null;
  const said = (code: string) => text.faults[code] ?? faults[code] ?? faults["other"];
  return (
    <div className={styles.passkey}>
      <p className={styles.or} aria-hidden="true">
        {text.or}
      </p>
      <Button
        wide
        icon={<KeyRound aria-hidden="true" />}
        busy={busy}
        busyLabel={text.busy}
        onClick={() => void signIn()}
      >
        {text.use}
      </Button>
      {failed && (
        <div ref={bringIntoView}>
          <Notice kind="warning" role="alert">
            {failed.waitSeconds === undefined ? said(failed.code) : wait(failed.waitSeconds)}
          </Notice>
        </div>
      )}
    </div>
  );
}
