import { Loaded, type LoadedQuery, Skeleton } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { ShowPage } from "../../features/show-page/show-page.tsx";
import type { Organization } from "../../organization/organization-query.ts";
import { dashboardQuery, pageQuery } from "../../records/page-query.ts";
import { MaterialInAddress } from "./material-in-address.tsx";
import { NoPage } from "./no-page.tsx";

interface Props {
  pageId: string;
  grant: string | undefined;
  organization: LoadedQuery<Organization | null>;
  indexed: boolean;
  /** Whether the material that the address names is opened here. */
  opensMaterials?: boolean;
}

/** A page of an organization with all that stands on it, or why there is none. */
export function PageOf({ pageId, grant, organization, indexed, opensMaterials = true }: Props) {
  const page = useQuery(pageQuery(pageId, grant));
  const dashboard = useQuery({
    ...dashboardQuery(page.data?.dashboardId),
    enabled: page.data != null,
  });
  const waiting = <Skeleton lines={8} />;
  return (
    <Loaded query={organization} waiting={waiting}>
      {(owner) => (
        <Loaded query={page} waiting={waiting}>
          {(found) =>
            !owner || !found || found.orgId !== owner.id ? (
              <NoPage id={pageId} why="no-page" />
            ) : (
              <Loaded query={dashboard} waiting={waiting}>
                {(shown) =>
                  shown ? (
                    <>
                      <ShowPage
                        page={found}
                        dashboard={shown}
                        organization={owner}
                        indexed={indexed}
                      />
                      {opensMaterials && <MaterialInAddress />}
                    </>
                  ) : (
                    <NoPage id={pageId} why="no-dashboard" />
                  )
                }
              </Loaded>
            )
          }
        </Loaded>
      )}
    </Loaded>
  );
}
