import { defineTexts, useTexts } from "@guildway/ui";
import { qrCode } from "@guildway/ui/qr-code";
import { createPortal } from "react-dom";
import styles from "./flyer.module.css";

const texts = defineTexts(
  { scan: "Scan to learn more and join", codeOf: (title: string) => `QR code of ${title}` },
  {
    scan: "Escanee para saber más y unirse",
    codeOf: (title: string) => `Código QR de ${title}`,
  },
);

/** What a flyer says. */
export interface FlyerContent {
  title: string;
  /** Whose it is. */
  organization: { name: string; logo?: string | null | undefined };
  /** What it is about, in a few sentences. */
  lead?: string | null | undefined;
  /** When, where, how much: each in lines. */
  facts: readonly { name: string; lines: readonly string[] }[];
  /** The whole address that the code leads to. */
  address: string;
}

/** A page to pin to a wall: what it is, when and where, and a code that leads there. */
export function Flyer({ title, organization, lead, facts, address }: FlyerContent) {
  const text = useTexts(texts);
  const told = facts.filter(({ lines }) => lines.length > 0);
  return createPortal(
    <article className={styles.flyer}>
      <header className={styles.head}>
        {organization.logo && <img src={organization.logo} alt="" />}
        <span>{organization.name}</span>
      </header>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {told.length > 0 && (
        <dl className={styles.facts}>
          {told.map(({ name, lines }) => (
            <div key={name}>
              <dt>{name}</dt>
              {lines.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      <footer className={styles.foot}>
        <img src={qrCode(address)} alt={text.codeOf(title)} />
        <div>
          <p className={styles.scan}>{text.scan}</p>
          <p className={styles.address}>{address.replace(/^https?:\/\//, "")}</p>
        </div>
      </footer>
    </article>,
    document.body,
  );
}
