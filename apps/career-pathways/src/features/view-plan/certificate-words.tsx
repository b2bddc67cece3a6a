import { Tag, useTexts } from "@guildway/ui";
import type { ReactNode } from "react";
import type { PlanCertificate } from "../../plan/plan.ts";
import { safeWebAddress } from "../../plan/web-address.ts";
import styles from "./view-plan.module.css";
import { texts } from "./texts.ts";

/** A certificate: name, acronym and kind, and the rest to unfold. */
export function CertificateWords({ certificate }: { certificate: PlanCertificate }) {
  const text = useTexts(texts);
  const { Name, Acronym, Type, Description, Organization, OrganizationAddress } = certificate;
  const site = safeWebAddress(certificate.Url);
  const organizationSite = safeWebAddress(certificate.OrganizationUrl);
  return (
    <>
      <h3 className={styles.name} lang="en">
        {Name}
      </h3>
      {(Acronym || Type) && (
        <p className={styles.tags} lang="en">
          {Acronym && <Tag tone="accent">{Acronym}</Tag>}
          {Type && <Tag>{Type}</Tag>}
        </p>
      )}
      <details className={styles.details}>
        <summary>{text.details}</summary>
        {Description && (
          <p className={styles.words} lang="en">
            {Description}
          </p>
        )}
        <dl className={styles.facts}>
          {Organization && (
            <Fact name={text.organization}>
              <span lang="en">
                {organizationSite ? <a href={organizationSite}>{Organization}</a> : Organization}
              </span>
              {OrganizationAddress && <span className={styles.address}>{OrganizationAddress}</span>}
            </Fact>
          )}
          {site && (
            <Fact name={text.website}>
              <a href={site}>{new URL(site).host}</a>
            </Fact>
          )}
          {certificate.CertDetailList?.map(({ Name: name, Value }) => (
            <Fact key={name} name={<span lang="en">{name}</span>}>
              <YesNo value={Value} />
            </Fact>
          ))}
        </dl>
      </details>
    </>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function YesNo({ value }: { value: string }) {
  const text = useTexts(texts);
  if (/^yes$/i.test(value)) return <Tag tone="green">{text.yes}</Tag>;
  if (/^no$/i.test(value)) return <Tag tone="red">{text.no}</Tag>;
  return <span lang="en">{value}</span>;
}
