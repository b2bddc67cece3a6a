import { BrandMark, LanguageChoice, PageLoading, useTexts } from "@guildway/ui";
import { type ReactNode, useEffect, useRef } from "react";
import type { OrganizationHere, ShownOrganization } from "../arrival/use-organization.ts";
import styles from "./account-card.module.css";
import { LegalLine, type LegalWords } from "./legal-line.tsx";
import { texts } from "./texts.ts";

interface AccountCardProps {
  /** The heading and the title of the document. */
  title: string;
  /** Where the screen stands; a change of it moves the focus to the heading. */
  step?: string;
  here: OrganizationHere;
  legal?: LegalWords;
  children: ReactNode;
}

/** The organization's colour, on the edge of the card; undefined leaves ours. */
function edgeColour(organization: ShownOrganization | undefined): string | undefined {
  const colour = organization?.colour ?? "";
  return /^#[0-9a-f]{6}$/i.test(colour) ? colour : undefined;
}

/** The card that every screen of the login site is: whose it is, a heading, what is asked, the language. */
export function AccountCard({ title, step, here, legal, children }: AccountCardProps) {
  const text = useTexts(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    document.title = `${title} | Guildway`;
  }, [title]);
  useEffect(() => {
    if (seen.current !== step) heading.current?.focus();
    seen.current = step;
  }, [step]);
  if (here.at === "loading") return <PageLoading />;
  const organization = here.at === "found" ? here.organization : undefined;
  return (
    <main className={styles.page}>
      <div className={styles.card} style={{ borderBlockStartColor: edgeColour(organization) }}>
        {organization?.orgLogo ? (
          <img className={styles.logo} src={organization.orgLogo} alt={organization.name ?? ""} />
        ) : (
          <BrandMark size={38} />
        )}
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {title}
        </h1>
        {children}
        {legal && <LegalLine words={legal} organization={organization} />}
        <footer className={styles.footer}>
          <span>{text.poweredBy} Guildway</span>
          <LanguageChoice />
        </footer>
      </div>
    </main>
  );
}
