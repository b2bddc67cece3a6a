import { openModal } from "@guildway/federation";
import { Button, Notice, useTexts } from "@guildway/ui";
import { SignatureLine } from "../../paper/paper.tsx";
import styles from "./sponsor-signing.module.css";
import { texts } from "./texts.ts";
import { type ToSign, useSponsorSigning } from "./use-sponsor-signing.ts";

/** What stands there for the apprentice, who is not their own sponsor. */
export function OwnAgreement() {
  const text = useTexts(texts);
  return (
    <div className={styles.own} data-no-print="">
      <Notice>
        <p>{text.refused["agreement.own"]}</p>
      </Notice>
    </div>
  );
}

/** Where a manager of its location signs an agreement as the sponsor, with their stored signature or another. */
export function SponsorSigning({ grant, ...toSign }: ToSign & { grant: string }) {
  const text = useTexts(texts);
  const { name, signature, stored, isStored, isMissing, isBusy, give, sign } =
    useSponsorSigning(toSign);
  const ask = () =>
    openModal("agreements.userSignature", {
      orgId: toSign.agreement.orgId,
      name,
      onSigned: give,
    });
  return (
    <section className={styles.signing} aria-labelledby="sponsor-signing" data-no-print="">
      <h2 id="sponsor-signing">{text.title}</h2>
      <p>{text.lead}</p>
      {isMissing && (
        <Notice kind="danger" role="alert">
          <p>{text.missing}</p>
        </Notice>
      )}
      <SignatureLine
        label={isStored ? text.stored : text.yours}
        image={signature}
        signer={name}
        grant={grant}
        empty={text.none}
      />
      <div className={styles.steps}>
        <Button variant="primary" busy={isBusy} busyLabel={text.signing} onClick={sign}>
          {text.sign}
        </Button>
        <Button onClick={ask}>{signature ? text.another : text.add}</Button>
        {stored && !isStored && <Button onClick={() => give(undefined)}>{text.useStored}</Button>}
      </div>
    </section>
  );
}
