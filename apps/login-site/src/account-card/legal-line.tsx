import { useTexts, VisuallyHidden } from "@guildway/ui";
import type { ShownOrganization } from "../arrival/use-organization.ts";
import styles from "./account-card.module.css";
import { texts } from "./texts.ts";

/** A sentence in five pieces, of which the second names the privacy policy and the fourth the terms. */
export type LegalWords = readonly [string, string, string, string, string];

interface LegalLineProps {
  words: LegalWords;
  organization: ShownOrganization | undefined;
}

/** What one agrees to, linked where the organization says where it stands. */
export function LegalLine({ words, organization }: LegalLineProps) {
  const [agree, privacyPolicy, and, terms, end] = words;
  return (
    <p className={styles.legal}>
      {agree}
      <Document name={privacyPolicy} at={organization?.privacyPolicy} />
      {and}
      <Document name={terms} at={organization?.tos} />
      {end}
    </p>
  );
}

/** It opens beside the form, so that nothing typed is lost. */
function Document({ name, at }: { name: string; at: string | null | undefined }) {
  const text = useTexts(texts);
  if (!at) return name;
  return (
    <a href={at} target="_blank" rel="noreferrer">
      {name}
      <VisuallyHidden> {text.newTab}</VisuallyHidden>
    </a>
  );
}
