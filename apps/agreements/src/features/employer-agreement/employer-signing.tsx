import type { RowOf } from "@guildway/api-client";
import type { employerAgreements } from "@guildway/api-contract";
import { openModal } from "@guildway/federation";
import { signingDay, storedDay } from "@guildway/rules";
import { employerAgreement } from "@guildway/rules/agreement-text/employer";
import { Button, TextField, useLanguage, useTexts } from "@guildway/ui";
import { FormFrame } from "@guildway/ui/forms";
import { useState } from "react";
import { PaperFacts, SignatureLine } from "../../paper/paper.tsx";
import { ChangedReminder } from "../../reading/changed-notice.tsx";
import type { Reading } from "../../reading/use-reading.ts";
import type { VersionsRead } from "../../reading/versions-read.ts";
import { texts } from "./texts.ts";
import { useEmployerSigning } from "./use-employer-signing.ts";

const { approval } = employerAgreement;

/** What an employer's representative enters; what they have not touched begins with what is known of them. */
export type Entered = Partial<Record<"signerName" | "signerTitle" | "signerSignature", string>>;

export interface SigningProps {
  agreement: RowOf<typeof employerAgreements>;
  /** Who was invited; what they are called is what the fields begin with. */
  invitee: { name: string; title: string };
  grant: string;
  timeZone: string | null | undefined;
  /** What was entered is kept outside: the agreement may have to be read again meanwhile. */
  entered: Entered;
  onEnter(change: Entered): void;
  /** What the signer reads. */
  read: VersionsRead;
  reading: Reading;
  /** The server knows of no consent to sign electronically. */
  onConsentNeeded(): void;
  /** Given the grant for the signed agreement. */
  onSigned(grant: string): void;
}

/** Where an employer's representative signs: name, title, date and signature. */
export function EmployerSigning(props: SigningProps) {
  const { agreement, grant, timeZone, reading } = props;
  const lang = useLanguage();
  const text = useTexts(texts);
  const { form, typed, change, submit } = useEmployerSigning(props);
  const [today] = useState(() => signingDay(storedDay(new Date(), timeZone)));
  const sign = () =>
    openModal("agreements.userSignature", {
      orgId: agreement.orgId ?? "",
      accessGrant: grant,
      name: typed.signerName,
      onSigned: (url: string) => change("signerSignature", url),
    });
  return (
    <FormFrame form={form} onSubmit={submit}>
      <p>{text.toSign}</p>
      <ChangedReminder reading={reading} />
      <TextField
        name="signerName"
        label={approval.name[lang]}
        value={typed.signerName}
        error={form.errorOf("signerName")}
        autoComplete="name"
        maxLength={300}
        onChange={({ currentTarget }) => change("signerName", currentTarget.value)}
      />
      <TextField
        name="signerTitle"
        label={approval.signerTitle[lang]}
        value={typed.signerTitle}
        error={form.errorOf("signerTitle")}
        autoComplete="organization-title"
        maxLength={300}
        onChange={({ currentTarget }) => change("signerTitle", currentTarget.value)}
      />
      <PaperFacts facts={[[approval.date[lang], today]]} />
      <SignatureLine
        label={approval.signature[lang]}
        image={typed.signerSignature}
        signer={typed.signerName}
        grant={grant}
        empty={text.notSigned}
      />
      <div>
        <Button name="signerSignature" onClick={sign}>
          {typed.signerSignature ? text.changeSignature : text.addSignature}
        </Button>
      </div>
      <div>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={text.signing}>
          {text.sign}
        </Button>
      </div>
    </FormFrame>
  );
}
