import type { ReactNode } from "react";
import { PrivateImage } from "../records/private-image.tsx";
import styles from "./paper.module.css";

/** A sheet of a document, to read and to print. */
export function Paper({
  level = 1,
  title,
  subtitle,
  foot,
  children,
}: {
  /** Of its heading; a document has one of the first. */
  level?: 1 | 2;
  title: string;
  subtitle?: string;
  /** What stands below, such as the form's revision. */
  foot: string;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.paper}>
      <header className={styles.head}>
        <Heading>{title}</Heading>
        {subtitle && <p>{subtitle}</p>}
      </header>
      {children}
      <footer className={styles.foot}>{foot}</footer>
    </article>
  );
}

/** A part of a document under its heading. */
export function PaperPart({
  level = 2,
  title,
  children,
}: {
  level?: 2 | 3;
  title: string;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.section}>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

/** A numbered section of a document. */
export function PaperSection({
  number,
  title,
  children,
}: {
  number: number;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <h2>
        <span className={styles.number}>{number}.</span> {title}
      </h2>
      {children}
    </section>
  );
}

/** What a document says of somebody or something, by label. */
export function PaperFacts({
  facts,
}: {
  facts: readonly (readonly [label: string, value: ReactNode])[];
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === "" ? "—" : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A signature on its line, or the empty line. */
export function SignatureLine({
  label,
  image,
  signer,
  grant,
  empty,
  isTall = false,
}: {
  label: string;
  image: string | null | undefined;
  /** Whose it is. */
  signer: string;
  /** What opens the picture. */
  grant: string | undefined;
  empty: string;
  /** Drawn 50 pixels high instead of 44. */
  isTall?: boolean;
}) {
  return (
    <div className={styles.signature}>
      <div className={styles.line} data-tall={isTall || undefined}>
        {image ? (
          <PrivateImage src={image} alt={signer} grant={grant} height={isTall ? 50 : 44} />
        ) : (
          <span className={styles.empty}>{empty}</span>
        )}
      </div>
      <span className={styles.label}>{label}</span>
    </div>
  );
}
