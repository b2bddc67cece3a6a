import { safeWebAddress } from "@guildway/rules/web-address";
import { EmptyState, ErrorState, Loaded, Tag, useLanguage, useTexts } from "@guildway/ui";
import type { PlanCertificate } from "@guildway/api-contract";
import { useQuery } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { jobProfileQuery } from "./pathway-query.ts";
import styles from "./show-pathway.module.css";
import { texts } from "./texts.ts";

/** The certificates that were chosen for the occupation of a pathway, each to unfold. */
export function Certificates({ jobProfileId }: { jobProfileId: string }) {
  const text = useTexts(texts);
  const profile = useQuery(jobProfileQuery(jobProfileId));
  return (
    <Loaded query={profile}>
      {(found) => {
        if (!found) return <ErrorState title={text.profileGone} />;
        const certificates = found.selectedCerts ?? [];
        if (certificates.length === 0) return <EmptyState title={text.noCertificates} />;
        return (
          <section className={styles.chosen}>
            <h2>{text.tabs.certificates}</h2>
            <p>{text.certificatesFor(found.OnetTitle ?? "")}</p>
            <ul className={styles.certificates}>
              {certificates.map((certificate) => (
                <li key={certificate.Id}>
                  <Certificate certificate={certificate} />
                </li>
              ))}
            </ul>
          </section>
        );
      }}
    </Loaded>
  );
}

function Certificate({ certificate }: { certificate: PlanCertificate }) {
  const text = useTexts(texts);
  const { Name, Acronym, Description, Organization, OrganizationAddress } = certificate;
  const site = safeWebAddress(certificate.OrganizationUrl);
  return (
    <details className={styles.certificate} lang="en">
      <summary>
        <h3>{Name}</h3> {Acronym && <Tag tone="accent">{Acronym}</Tag>}
      </summary>
      {Description && <p>{Description}</p>}
      <dl className={styles.facts}>
        {Organization && (
          <Fact name={<Said>{text.organization}</Said>}>
            {site ? (
              <a href={site} rel="noopener noreferrer nofollow">
                {Organization}
              </a>
            ) : (
              Organization
            )}
          </Fact>
        )}
        {OrganizationAddress && (
          <Fact name={<Said>{text.address}</Said>}>{OrganizationAddress}</Fact>
        )}
        {certificate.CertDetailList?.map(({ Name: name, Value }, index) => (
          <Fact key={index} name={name}>
            <YesNo value={Value} />
          </Fact>
        ))}
      </dl>
    </details>
  );
}

/** What we say among words of the source, which are English. */
function Said({ children }: { children: ReactNode }) {
  return <span lang={useLanguage()}>{children}</span>;
}

function YesNo({ value }: { value: string }) {
  const text = useTexts(texts);
  if (/^yes$/i.test(value))
    return (
      <Tag tone="green" icon={<Check aria-hidden="true" />}>
        <Said>{text.yes}</Said>
      </Tag>
    );
  if (/^no$/i.test(value))
    return (
      <Tag tone="red" icon={<X aria-hidden="true" />}>
        <Said>{text.no}</Said>
      </Tag>
    );
  return value;
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
