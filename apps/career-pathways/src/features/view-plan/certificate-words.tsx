import { shownDay } from "@guildway/rules";
import { Tag, useTexts } from "@guildway/ui";
import { Fragment, type ReactNode, useId } from "react";
import type { PlanCertificate } from "../../plan/plan.ts";
import { LinkByHost } from "./link-by-host.tsx";
import { separator } from "../../plan/separator.ts";
import { safeWebAddress } from "@guildway/rules/web-address";
import styles from "./view-plan.module.css";
import { texts } from "./texts.ts";

interface Props {
  certificate: PlanCertificate;
  /** Level of its heading. */
  level?: 3 | 4;
}

/** A certificate or licence: name, who gives it and of what day the entry is, and the rest to unfold. */
export function CertificateWords({ certificate, level = 3 }: Props) {
  const text = useTexts(texts);
  const { Name, Acronym, Type, Description, OrganizationAddress, CertDetailList } = certificate;
  // A licence's address is its agency's, which the agency's name leads to.
  const site =
    certificate.OrganizationUrl || !certificate.Organization
      ? safeWebAddress(certificate.Url)
      : undefined;
  const id = useId();
  const Heading = `h${level}` as const;
  const facts = [OrganizationAddress, site, ...(CertDetailList ?? [])].some(Boolean);
  return (
    <>
      <Heading id={`${id}-name`} className={styles.name} lang="en">
        {Name}
      </Heading>
      {(Acronym || Type) && (
        <p className={styles.tags} lang="en">
          {Acronym && <Tag tone="accent">{Acronym}</Tag>}
          {Type && <Tag>{Type}</Tag>}
        </p>
      )}
      <GivenBy certificate={certificate} />
      {(facts || Description) && (
        <details className={styles.details}>
          <summary aria-labelledby={`${id}-summary ${id}-name`}>
            <span id={`${id}-summary`}>
              {certificate.Kind === "licence" ? text.licence.requirements : text.details}
            </span>
          </summary>
          {Description && (
            <p className={styles.full} lang="en">
              {Description}
            </p>
          )}
          <dl className={styles.facts}>
            {CertDetailList?.map(({ Name: name, Value }) => (
              <Fact key={name} name={<span lang="en">{name}</span>}>
                <YesNo value={Value} />
              </Fact>
            ))}
            {OrganizationAddress && (
              <Fact name={text.address}>
                <span lang="en">{OrganizationAddress}</span>
              </Fact>
            )}
            {site && (
              <Fact name={text.website}>
                <LinkByHost to={site} />
              </Fact>
            )}
          </dl>
        </details>
      )}
    </>
  );
}

/** Who gives a certificate, of what day its entry is, and whose entry. */
function GivenBy({ certificate }: { certificate: PlanCertificate }) {
  const text = useTexts(texts).licence;
  const { Organization, OrganizationUrl, Updated, Source } = certificate;
  const site = safeWebAddress(OrganizationUrl ?? certificate.Url);
  const said = [
    Organization && (
      <span key="organization" lang="en">
        {Organization}
      </span>
    ),
    Organization && site && <LinkByHost key="site" to={site} />,
    Updated && <span key="updated">{text.updated(shownDay(Updated, "UTC"))}</span>,
    Source && (
      <span key="source">
        {text.source} <span lang="en">{Source}</span>
      </span>
    ),
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <p className={styles.quiet}>
      {said.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && separator}
          {part}
        </Fragment>
      ))}
    </p>
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
