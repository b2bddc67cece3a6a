import { linkTo } from "@guildway/federation";
import { NavLink, useParams } from "@guildway/router";
import { ErrorState, Skeleton, useTexts } from "@guildway/ui";
import { Markdown } from "@guildway/ui/markdown";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { usePageHead } from "../../head/use-page-head.ts";
import { barOf, iconsOf } from "../../organization/brand-of.ts";
import { type Organization, organizationQuery } from "../../organization/organization-query.ts";
import { NothingHere } from "../../pages/nothing-here.tsx";
import { inWords } from "./in-words.ts";
import { type Pathway, pathwayQuery } from "./pathway-query.ts";
import styles from "./show-pathway.module.css";
import { texts } from "./texts.ts";

/** A pathway that everybody may see, and whose it is. */
export interface ShownPathway {
  pathway: Pathway;
  organization: Organization;
}

/** A page of a pathway: its title and tabs around what the tab shows, or why there is nothing. */
export function PathwayFrame({ children }: { children(shown: ShownPathway): ReactNode }) {
  const { orgSlug = "", pathwayId = "" } = useParams();
  const text = useTexts(texts);
  const organization = useQuery(organizationQuery(orgSlug));
  const pathway = useQuery(pathwayQuery(pathwayId));
  const failed = [organization, pathway].filter((query) => query.isError);
  if (failed.length > 0)
    return (
      <ErrorState
        title={text.failed}
        text={text.failedText}
        onRetry={() => failed.forEach((query) => void query.refetch())}
        retrying={failed.some((query) => query.isFetching)}
      />
    );
  if (organization.data === undefined || pathway.data === undefined) return <Skeleton lines={10} />;
  if (!organization.data || pathway.data?.orgId !== organization.data.id)
    return <NothingHere id={pathwayId} />;
  const shown = { organization: organization.data, pathway: pathway.data };
  if (!shown.pathway.isPublic) return <Private organization={shown.organization} />;
  return <Open {...shown}>{children(shown)}</Open>;
}

function Private({ organization }: { organization: Organization }) {
  const text = useTexts(texts);
  usePageHead({
    frame: { title: text.tabs.name, organization: barOf(organization) },
    head: iconsOf(organization),
  });
  return (
    <section className={styles.page}>
      <h1>{text.private}</h1>
      <p>{text.privateText}</p>
    </section>
  );
}

function Open({ pathway, organization, children }: ShownPathway & { children: ReactNode }) {
  usePageHead({
    frame: {
      title: pathway.title ?? "",
      description: pathway.description ? inWords(pathway.description) : undefined,
      organization: barOf(organization),
    },
    head: { ...iconsOf(organization), indexed: pathway.searchEnginesEnabled === true },
  });
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1>{pathway.title}</h1>
        {pathway.description && <Markdown text={pathway.description} />}
      </header>
      {pathway.jobProfileId && (
        <PathwayTabs pathway={pathway} jobProfileId={pathway.jobProfileId} />
      )}
      {children}
    </article>
  );
}

/** Each tab has an address of its own, so they are links. */
function PathwayTabs({ pathway, jobProfileId }: { pathway: Pathway; jobProfileId: string }) {
  const { orgSlug = "" } = useParams();
  const { tabs } = useTexts(texts);
  const at = { orgSlug, pathwayId: pathway.id };
  const addresses = [
    [tabs.pathway, linkTo("public-pages.pathway", at)],
    [tabs.jobProfile, linkTo("public-pages.pathwayJobProfile", { ...at, jobProfileId })],
    [tabs.certificates, linkTo("public-pages.pathwayCertificates", at)],
  ] as const;
  return (
    <nav className={styles.tabs} aria-label={tabs.name} data-no-print="">
      {addresses.map(([label, to]) => (
        <NavLink key={to} to={to} end className={styles.tab}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
