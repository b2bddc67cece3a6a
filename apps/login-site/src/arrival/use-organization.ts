import { recordsOf } from "@guildway/api-client";
import { organization as organizations } from "@guildway/api-contract";
import { useEffect, useState } from "react";

/** What the public may see of an organization here. */
export interface ShownOrganization {
  name?: string | null;
  orgLogo?: string | null;
  colour?: string | null;
  privacyPolicy?: string | null;
  tos?: string | null;
}

/** What is known of the organization whose slug stands in the address. */
export type OrganizationHere =
  | { at: "not-named" }
  | { at: "loading" }
  | { at: "found"; organization: ShownOrganization }
  | { at: "not-found" }
  /** It may exist: the server did not answer. */
  | { at: "unreadable" };

/** Reads the organization whose slug stands in the address; where there is none to show, the pages go on as ours. */
export function useOrganization(slug: string | undefined): OrganizationHere {
  const [here, setHere] = useState<OrganizationHere>({
    at: slug === undefined ? "not-named" : "loading",
  });
  useEffect(() => {
    if (slug === undefined) return;
    recordsOf(organizations)
      .list({
        filters: { "slug[eq]": slug },
        select: ["name", "orgLogo", "colour", "privacyPolicy", "tos"],
      })
      .then(
        ({ items: [organization] }) =>
          setHere(organization ? { at: "found", organization } : { at: "not-found" }),
        () => setHere({ at: "unreadable" }),
      );
  }, [slug]);
  return here;
}

/** The name of the organization, where there is one to show. */
export function organizationName(here: OrganizationHere): string | undefined {
  return (here.at === "found" && here.organization.name) || undefined;
}
