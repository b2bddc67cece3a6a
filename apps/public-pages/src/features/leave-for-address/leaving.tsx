import { defineTexts, useTexts } from "@guildway/ui";
import { useEffect } from "react";
import { shownAddress } from "../../addresses/web-address.ts";
import { usePageHead } from "../../head/use-page-head.ts";
import styles from "./leaving.module.css";

const texts = defineTexts(
  { title: "Redirecting to...", hint: "If nothing happens, follow the link." },
  { title: "Redirigiendo a...", hint: "Si no ocurre nada, siga el enlace." },
);

/** So long somebody can read where they are led. */
const delay = 1000;

/** Leads to another site, which it names before. */
export function Leaving({ to }: { to: string }) {
  const { title, hint } = useTexts(texts);
  usePageHead({ frame: { title, organization: null } });
  useEffect(() => {
    const timer = setTimeout(() => location.replace(to), delay);
    return () => clearTimeout(timer);
  }, [to]);
  return (
    <section className={styles.leaving}>
      <h1>{title}</h1>
      <p>
        <a className={styles.address} href={to} rel="noopener">
          {shownAddress(to)}
        </a>
      </p>
      <p className={styles.hint}>{hint}</p>
    </section>
  );
}
