import { apprenticeAgreement } from "@guildway/rules/agreement-text/apprentice";
import { Button, useLanguage, useTexts } from "@guildway/ui";
import { FormFrame } from "@guildway/ui/forms";
import { ChangedReminder } from "../../reading/changed-notice.tsx";
import type { Reading } from "../../reading/use-reading.ts";
import type { VersionsRead } from "../../reading/versions-read.ts";
import { type Apprentice, type InformationPart, partOf } from "./apprentice-query.ts";
import { GuardianSigning } from "./guardian-signing.tsx";
import { SignatureToGive } from "./signature-to-give.tsx";
import { texts } from "./signing-texts.ts";
import { useApprenticeSigning } from "./use-apprentice-signing.ts";

/** What an apprentice hands in, and of a minor the parent or guardian who signs with them. */
export interface Entered {
  signerSignature: string;
  guardianName: string;
  guardianSignature: string;
}

/** Before anything is entered. */
export const nothingEntered: Entered = {
  signerSignature: "",
  guardianName: "",
  guardianSignature: "",
};

export interface ApprenticeSigningProps {
  id: string;
  orgId: string;
  grant: string;
  apprentice: Apprentice;
  /** The apprentice is a minor today. */
  needsGuardian: boolean;
  /** What was entered is kept outside: the agreement may have to be read again meanwhile. */
  entered: Entered;
  onEnter(change: Partial<Entered>): void;
  /** Opens the part of the personal information in which something is missing. */
  onEdit(part: InformationPart): void;
  /** What the signer reads. */
  read: VersionsRead;
  reading: Reading;
  /** The server knows of no consent to sign electronically. */
  onConsentNeeded(): void;
  /** Given the grant for the signed agreement. */
  onSigned(grant: string): void;
}

/** Where an apprentice signs, alone or with a parent or guardian, and what is missing first. */
export function ApprenticeSigning(props: ApprenticeSigningProps) {
  const { orgId, grant, apprentice, entered, reading, onEdit } = props;
  const lang = useLanguage();
  const text = useTexts(texts);
  const { form, change, submit, asksGuardian, missing } = useApprenticeSigning(props);
  const { signing } = apprenticeAgreement;
  return (
    <FormFrame form={form} onSubmit={submit}>
      {missing && (
        <div data-no-print="">
          <Button onClick={() => onEdit(partOf(missing))}>{text.answerMissing}</Button>
        </div>
      )}
      <ChangedReminder reading={reading} />
      <SignatureToGive
        name="signerSignature"
        label={signing.apprentice[lang]}
        signer={apprentice.person.name ?? ""}
        image={entered.signerSignature}
        add={text.addSignature}
        again={text.changeSignature}
        orgId={orgId}
        grant={grant}
        onSigned={(url) => change("signerSignature", url)}
      />
      {asksGuardian && (
        <GuardianSigning
          entered={entered}
          errorOf={form.errorOf}
          orgId={orgId}
          grant={grant}
          onChange={change}
        />
      )}
      <div data-no-print="">
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={text.saving}>
          {text.sign}
        </Button>
      </div>
    </FormFrame>
  );
}
