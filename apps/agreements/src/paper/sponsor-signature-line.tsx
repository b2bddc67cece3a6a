import { useTexts } from "@guildway/ui";
import { SignatureLine } from "./paper.tsx";
import { dayOf } from "./shown.ts";
import type { SponsorLine } from "./sponsor-signature.ts";
import { texts } from "./texts.ts";

interface Props {
  label: string;
  sponsor: SponsorLine;
  /** What opens the picture. */
  grant: string | undefined;
}

/** The sponsor's signature on its line, or that it is waited for. */
export function SponsorSignatureLine({ label, sponsor, grant }: Props) {
  const text = useTexts(texts);
  const { name, image, day, waits } = sponsor;
  const whose = [name, dayOf(day)].filter(Boolean).join(", ");
  return (
    <SignatureLine
      label={whose ? `${label}: ${whose}` : label}
      image={image}
      signer={name ?? ""}
      grant={grant}
      empty={waits ? text.waitsForSponsor : text.notSigned}
    />
  );
}
