import { openModal } from "@guildway/federation";
import { Button, useTexts } from "@guildway/ui";
import { SignatureLine } from "../../paper/paper.tsx";
import styles from "./signature-to-give.module.css";
import { texts } from "./signing-texts.ts";

interface Props {
  /** Of the button, to which the form's faults lead. */
  name: string;
  label: string;
  /** Whose it is. */
  signer: string;
  image: string;
  add: string;
  again: string;
  orgId: string;
  grant: string;
  onSigned(url: string): void;
}

/** A signature on its line, and the button by which it is given. */
export function SignatureToGive({ name, label, signer, image, add, again, ...asked }: Props) {
  const { notSigned } = useTexts(texts);
  const { orgId, grant, onSigned } = asked;
  return (
    <div className={styles.give}>
      <SignatureLine label={label} image={image} signer={signer} grant={grant} empty={notSigned} />
      <div data-no-print="">
        <Button
          name={name}
          onClick={() =>
            openModal("agreements.userSignature", {
              orgId,
              accessGrant: grant,
              name: signer,
              onSigned,
            })
          }
        >
          {image ? again : add}
        </Button>
      </div>
    </div>
  );
}
