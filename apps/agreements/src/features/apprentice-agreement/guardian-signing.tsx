import { apprenticeAgreement } from "@guildway/rules/agreement-text/apprentice";
import { TextField, useLanguage, useTexts } from "@guildway/ui";
import type { Entered } from "./apprentice-signing.tsx";
import { SignatureToGive } from "./signature-to-give.tsx";
import { texts } from "./signing-texts.ts";

interface Props {
  entered: Entered;
  errorOf(field: string): string | undefined;
  orgId: string;
  grant: string;
  onChange(field: "guardianName" | "guardianSignature", value: string): void;
}

/** Where the parent or guardian of a minor signs with them. */
export function GuardianSigning({ entered, errorOf, orgId, grant, onChange }: Props) {
  const lang = useLanguage();
  const text = useTexts(texts);
  const { signing } = apprenticeAgreement;
  return (
    <>
      <div>
        <h3>{text.guardian}</h3>
        <p>{text.guardianWhy}</p>
      </div>
      <TextField
        name="guardianName"
        label={text.guardianName}
        value={entered.guardianName}
        error={errorOf("guardianName")}
        autoComplete="off"
        maxLength={300}
        onChange={({ currentTarget }) => onChange("guardianName", currentTarget.value)}
      />
      <SignatureToGive
        name="guardianSignature"
        label={signing.guardian[lang]}
        signer={entered.guardianName}
        image={entered.guardianSignature}
        add={text.addGuardianSignature}
        again={text.changeGuardianSignature}
        orgId={orgId}
        grant={grant}
        onSigned={(url) => onChange("guardianSignature", url)}
      />
    </>
  );
}
