import { shownDay } from "@guildway/rules";
import { consentTexts, type ConsentVersion, currentConsent } from "@guildway/rules/agreement-text";
import { Button, Notice, useLanguage, useTexts } from "@guildway/ui";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./consent-to-sign.module.css";
import { texts } from "./texts.ts";
import type { Consent, GivenConsent } from "./use-consent.ts";

interface Props {
  consent: Consent;
  timeZone: string | null | undefined;
  /** A parent or guardian signs as well. */
  withGuardian?: boolean;
  /** Where one signs, once it is given. */
  children: ReactNode;
}

/** What signing electronically means, before the signature; once one has agreed, it stays to be read. */
export function ConsentToSign({ consent, timeZone, withGuardian = false, children }: Props) {
  const lang = useLanguage();
  const text = useTexts(texts);
  const { given, give, isBusy, hasFailed } = consent;
  if (given)
    return (
      <>
        <Given {...{ given, timeZone, withGuardian }} />
        {children}
      </>
    );
  const says = consentTexts[currentConsent];
  return (
    <section className={styles.asked} data-no-print="">
      <h3>{says.title[lang]}</h3>
      <p>{says.lead[lang]}</p>
      <Points version={currentConsent} withGuardian={withGuardian} />
      {hasFailed && (
        <Notice kind="danger" role="alert">
          <p>{text.failed}</p>
        </Notice>
      )}
      <p>
        <Button variant="primary" busy={isBusy} busyLabel={text.saving} onClick={give}>
          {says.agree[lang]}
        </Button>
      </p>
    </section>
  );
}

/** What was agreed to, to be read again; the keyboard goes on from here once it is. */
function Given({
  given: { at, version, isNews },
  timeZone,
  withGuardian,
}: {
  given: GivenConsent;
  timeZone: string | null | undefined;
  withGuardian: boolean;
}) {
  const text = useTexts(texts);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNews) summary.current?.focus();
  }, [isNews]);
  return (
    <details className={styles.given} data-no-print="">
      <summary ref={summary}>{text.given(shownDay(at, timeZone))}</summary>
      <Points version={version} withGuardian={withGuardian} />
    </details>
  );
}

function Points({ version, withGuardian }: { version: ConsentVersion; withGuardian: boolean }) {
  const lang = useLanguage();
  const { points, guardian } = consentTexts[version];
  return (
    <>
      <dl className={styles.points}>
        {points.map(({ title, text }) => (
          <div key={title.en}>
            <dt>{title[lang]}</dt>
            <dd>{text[lang]}</dd>
          </div>
        ))}
      </dl>
      {withGuardian && <p>{guardian[lang]}</p>}
    </>
  );
}
