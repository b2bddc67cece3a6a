import type { RowOf } from "@guildway/api-client";
import { type invites, location, type OrganizationType } from "@guildway/api-contract";
import { usePageFrame } from "@guildway/federation";
import { Loaded, Notice, PageLoading, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { organizationQuery, recordQuery } from "../../records/record-query.ts";
import { registerAddress } from "./register-address.ts";
import { texts } from "./texts.ts";
import { useViewed } from "./use-viewed.ts";

type Invite = RowOf<typeof invites> & { orgId: string };

const SignAsEmployer = lazy(async () => ({
  default: (await import("./sign-as-employer.tsx")).SignAsEmployer,
}));

const SignAsApprentice = lazy(async () => ({
  default: (await import("./sign-as-apprentice.tsx")).SignAsApprentice,
}));

const WorkforceForm = lazy(async () => ({
  default: (await import("../../features/report-workforce/workforce-form.tsx")).WorkforceForm,
}));

/** An invitation that is open: marked as viewed, and led to what it asks for. */
export function OpenInvite({ invite, grant }: { invite: Invite; grant: string | undefined }) {
  const text = useTexts(texts);
  useViewed(invite, grant);
  const query = useQuery(organizationQuery(invite.orgId));
  const { data } = query;
  usePageFrame({
    title: text.title,
    organization: data && {
      name: data.name ?? "",
      ...(data.orgLogo && { logoUrl: data.orgLogo }),
      ...(data.colour && { color: data.colour }),
    },
  });
  return (
    <Loaded
      query={query}
      waiting={<PageLoading text={text.loadingOrganization} />}
      failed={text.failed}
    >
      {(organization) => (
        <Suspense fallback={<PageLoading text={text.loadingInvitation} />}>
          <AskedFor invite={invite} grant={grant} organization={organization} />
        </Suspense>
      )}
    </Loaded>
  );
}

/** What an invitation asks for, by whom and with what grant; without one it is only looked at. */
export interface Asked {
  invite: Invite;
  grant: string | undefined;
  organization: {
    name?: string | null;
    type?: OrganizationType | null;
    timeZone?: string | null;
  };
}

function AskedFor({ invite, grant, organization }: Asked): ReactNode {
  const text = useTexts(texts);
  switch (invite.inviteType) {
    case "register":
      return <ToRegister invite={invite} />;
    case "employer":
      return <SignAsEmployer invite={invite} grant={grant} organization={organization} />;
    case "apprentice":
      return <SignAsApprentice invite={invite} grant={grant} organization={organization} />;
    case "workforce":
      return (
        <AtPlace invite={invite} grant={grant} organization={organization}>
          {(place) => (
            <WorkforceForm
              invite={invite}
              grant={grant}
              place={place}
              organizationName={organization.name ?? ""}
            />
          )}
        </AtPlace>
      );
    default:
      return <h1>{text.unknown(invite.id)}</h1>;
  }
}

/** What belongs to a place, whose name and picture are read first; an invitation without a place has none. */
function AtPlace({
  invite,
  grant,
  organization,
  children,
}: Asked & { children(place: RowOf<typeof location> | undefined): ReactNode }) {
  const text = useTexts(texts);
  const query = useQuery({
    ...recordQuery(location, invite.locationId ?? "", grant),
    enabled: Boolean(invite.locationId),
  });
  if (!invite.locationId) return children(undefined);
  return (
    <Loaded
      query={query}
      waiting={<PageLoading text={text.loading(text.places[organization.type ?? "community"])} />}
      failed={text.failed}
    >
      {children}
    </Loaded>
  );
}

/** Goes on to where one registers, which learns by which invitation. */
function ToRegister({ invite }: { invite: Invite }) {
  const text = useTexts(texts);
  const address = registerAddress(invite.registerLink, invite.id);
  useEffect(() => {
    if (address) window.location.replace(address);
  }, [address]);
  if (address) return <PageLoading text={text.loadingInvitation} />;
  return (
    <Notice kind="warning">
      <p>{text.noLink}</p>
    </Notice>
  );
}
