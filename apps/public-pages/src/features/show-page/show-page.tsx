import { layoutWidths, pageLayouts, type PageModule as Module } from "@guildway/api-contract";
import { ErrorState, Skeleton, useTexts, VisuallyHidden } from "@guildway/ui";
import { usePageHead } from "../../head/use-page-head.ts";
import { barOf, iconsOf } from "../../organization/brand-of.ts";
import type { Organization } from "../../organization/organization-query.ts";
import type { Dashboard, ShownPage } from "../../records/page-query.ts";
import { PageModule } from "./page-module.tsx";
import { useShownRecords } from "./shown-records.ts";
import styles from "./show-page.module.css";
import { texts } from "./texts.ts";

interface Props {
  page: ShownPage;
  dashboard: Dashboard;
  organization: Organization;
  /** Search engines may list it at this address. */
  indexed: boolean;
}

/** What an organization shows on a page: its name, and three zones of modules. */
export function ShowPage({ page, dashboard, organization, indexed }: Props) {
  const text = useTexts(texts);
  const zones = zonesOf(dashboard);
  const { shown, isPending, isError, refetch } = useShownRecords(zones.flat());
  const title = page.title ?? "";
  usePageHead({
    frame: {
      title,
      wholeTitle: `${title} | ${organization.name ?? ""}`,
      organization: barOf(organization),
    },
    head: { ...iconsOf(organization), indexed },
  });
  const widths =
    layoutWidths[pageLayouts.find((one) => one === dashboard.activeLayout) ?? "layout1"];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {page.showOrgLogo && <Logo {...organization} />}
        {page.showTitle ? (
          <h1>{title}</h1>
        ) : (
          <h1>
            <VisuallyHidden>{title}</VisuallyHidden>
          </h1>
        )}
      </header>
      {isError ? (
        <ErrorState title={text.failed} text={text.failedText} onRetry={refetch} />
      ) : (
        <div className={styles.zones}>
          {zones.map((modules, zone) =>
            modules.length === 0 ? null : (
              <div key={zone} className={styles.zone} data-width={widths[zone]}>
                {isPending ? (
                  <Skeleton lines={6} />
                ) : (
                  modules.map((module, at) => <PageModule key={at} module={module} shown={shown} />)
                )}
              </div>
            ),
          )}
        </div>
      )}
    </div>
  );
}

function Logo({ name, orgLogo }: Organization) {
  return orgLogo ? (
    <img className={styles.logo} src={orgLogo} alt={name ?? ""} />
  ) : (
    <p className={styles.organization}>{name}</p>
  );
}

function zonesOf({ zone1, zone2, zone3 }: Dashboard): readonly (readonly Module[])[] {
  return [zone1, zone2, zone3].map((zone) => zone ?? []);
}
