import { Card, useTexts } from "@guildway/ui";
import type { ReactNode } from "react";
import { certificateId, type PlanCertificate } from "../../plan/plan.ts";
import { CertificateWords } from "./certificate-words.tsx";
import { FoldedList } from "../../plan/folded-list.tsx";
import { ItemLine, PartFoot, type PartProps } from "./part-frame.tsx";
import styles from "./view-plan.module.css";
import { texts } from "./texts.ts";

interface Props extends PartProps {
  items: readonly PlanCertificate[];
  /** Stands in the list's place while it is empty, loading or failed. */
  instead?: ReactNode;
}

/** The chosen certificates, each with its details to unfold. */
export function CertificatesCard({ items, actions, removal, instead }: Props) {
  const text = useTexts(texts);
  return (
    <Card id="certificates" title={text.titles.certificates} count={items.length} actions={actions}>
      {items.length > 0 && (
        <FoldedList fold="part" className={styles.items}>
          {items.map((certificate) => (
            <ItemLine
              key={certificateId(certificate)}
              id={certificateId(certificate)}
              name={certificate.Name}
              removal={removal}
            >
              <CertificateWords certificate={certificate} />
            </ItemLine>
          ))}
        </FoldedList>
      )}
      {items.length === 0 && (instead ?? <p className={styles.empty}>{text.none.certificates}</p>)}
      <PartFoot removal={removal} />
    </Card>
  );
}
