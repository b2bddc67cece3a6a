import { Button, Checkbox, useTexts } from "@guildway/ui";
import Eye from "lucide-react/icons/eye";
import type { KeyboardEvent } from "react";
import styles from "./edit-profile.module.css";
import { texts } from "./texts.ts";

const keys = [" ", "Enter"];

interface Props {
  isTicked: boolean;
  onHold(isHeld: boolean): void;
  onTick(isTicked: boolean): void;
}

/** Shows a number while a button is held, and until it is ticked off for who cannot hold one. */
export function RevealNumber({ isTicked, onHold, onTick }: Props) {
  const { number: text } = useTexts(texts);
  const holdKey = (isHeld: boolean) => (event: KeyboardEvent) => {
    if (!keys.includes(event.key)) return;
    event.preventDefault();
    onHold(isHeld);
  };
  const letGo = () => onHold(false);
  return (
    <div className={styles.reveal}>
      <Button
        className={styles.hold}
        onPointerDown={() => onHold(true)}
        onPointerUp={letGo}
        onPointerLeave={letGo}
        onPointerCancel={letGo}
        onBlur={letGo}
        onKeyDown={holdKey(true)}
        onKeyUp={holdKey(false)}
        onContextMenu={(event) => event.preventDefault()}
        icon={<Eye aria-hidden="true" />}
      >
        {text.hold}
      </Button>
      <Checkbox
        label={text.show}
        checked={isTicked}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
      />
    </div>
  );
}
