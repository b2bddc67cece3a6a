import { Card, useTexts } from "@guildway/ui";
import type { ReactNode } from "react";
import { AskZip } from "../../plan/ask-zip.tsx";
import { FoldedList } from "../../plan/folded-list.tsx";
import { certificateId, type PlanCertificate } from "../../plan/plan.ts";
import { stateName } from "../../plan/us-states.ts";
import { type CertificateGroup, certificateGroups } from "./certificate-groups.ts";
import { CertificateWords } from "./certificate-words.tsx";
import { ItemLine, PartFoot, type PartProps } from "./part-frame.tsx";
import styles from "./view-plan.module.css";
import { texts } from "./texts.ts";

/** What the source says of the licences of a state. */
export interface StateLicences {
  State: string | null;
  StateKnown: boolean;
  /** Whether any of that state are offered. */
  some: boolean;
}

interface Props extends PartProps {
  items: readonly PlanCertificate[];
  /** Absent in a stored plan, and where there is no source. */
  licences?: StateLicences | undefined;
  /** Stands in the list's place while it is empty, loading or failed. */
  instead?: ReactNode;
}

/** The chosen licences and certificates: the state's, the nation's, then the rest, each with its details to unfold. */
export function CertificatesCard({ items, licences, actions, removal, having, instead }: Props) {
  const text = useTexts(texts);
  const groups = certificateGroups(items);
  const named = groups.some(({ kind }) => kind !== "other");
  return (
    <Card
      folds
      id="certificates"
      title={text.titles.certificates}
      count={items.length}
      actions={actions}
    >
      {licences && <MissingLicences {...licences} />}
      {groups.map((group) => (
        <section key={`${group.kind} ${group.state ?? ""}`} className={styles.group}>
          {named && <GroupHeading {...group} />}
          <FoldedList fold="part" className={styles.items}>
            {group.items.map((certificate) => (
              <ItemLine
                key={certificateId(certificate)}
                id={certificateId(certificate)}
                name={certificate.Name}
                removal={removal}
                having={having}
              >
                <CertificateWords certificate={certificate} level={named ? 4 : 3} />
              </ItemLine>
            ))}
          </FoldedList>
        </section>
      ))}
      {items.length === 0 && (instead ?? <p className={styles.empty}>{text.none.certificates}</p>)}
      <PartFoot removal={removal} />
    </Card>
  );
}

function GroupHeading({ kind, state = "" }: CertificateGroup) {
  const text = useTexts(texts).licence;
  return (
    <h3 className={styles.groupName}>
      {kind === "state" ? text.ofState(stateName(state)) : text[kind]}
    </h3>
  );
}

/** That a state's licences are missing, and why; nothing where some are offered. */
function MissingLicences({ State, StateKnown, some }: StateLicences) {
  const text = useTexts(texts).licence;
  if (some) return null;
  if (State === null)
    return (
      <div className={styles.missing}>
        <p>{text.noPlace}</p>
        <AskZip />
      </div>
    );
  const name = stateName(State);
  return (
    <p className={styles.missing}>{StateKnown ? text.noneFor(name) : text.stateUnknown(name)}</p>
  );
}
