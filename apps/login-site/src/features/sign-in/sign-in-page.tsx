import { BrandMark, LanguageChoice, Notice, PageLoading, useTexts } from "@guildway/ui";
import { useOrganization } from "./use-organization.ts";
import type { Arrival } from "./arrival.ts";
import { SignInForm } from "./sign-in-form.tsx";
import styles from "./sign-in.module.css";
import { texts } from "./texts.ts";

/** The one page of the login site: a card with the form, and why the visitor is here when something went wrong. */
export function SignInPage({ arrival }: { arrival: Arrival }) {
  const text = useTexts(texts);
  const { organization, loading } = useOrganization(arrival.organizationSlug);
  if (loading) return <PageLoading />;
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        {organization?.orgLogo ? (
          <img className={styles.logo} src={organization.orgLogo} alt={organization.name ?? ""} />
        ) : (
          <BrandMark size={38} />
        )}
        <h1>{organization?.name ? text.titleFor(organization.name) : text.title}</h1>
        {arrival.errorCode && (
          <Notice kind="warning" title={text.problemTitle}>
            {text.reasons[arrival.errorCode] ?? arrival.errorMessage ?? text.reasons["other"]}
          </Notice>
        )}
        <SignInForm continueUrl={arrival.continueUrl} />
        <p className={styles.legal}>{text.legal}</p>
        <footer className={styles.footer}>
          <span>{text.poweredBy} Guildway</span>
          <LanguageChoice />
        </footer>
      </div>
    </main>
  );
}
