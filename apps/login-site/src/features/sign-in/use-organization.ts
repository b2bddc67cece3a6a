import { listEntries } from "@guildway/api-client";
import { organization as organizations } from "@guildway/api-contract";
import { useEffect, useState } from "react";

interface Shown {
  name?: string | null;
  orgLogo?: string | null;
}

/** The organization whose slug stands in the address; without one, or when it cannot be read, the page goes on as ours. */
export function useOrganization(slug: string | undefined): {
  organization: Shown | undefined;
  loading: boolean;
} {
  const [state, setState] = useState<{ organization: Shown | undefined; loading: boolean }>({
    organization: undefined,
    loading: slug !== undefined,
  });
  useEffect(() => {
    if (slug === undefined) return;
    listEntries(organizations, { filters: { "slug[eq]": slug }, select: ["name", "orgLogo"] }).then(
      ({ items }) => setState({ organization: items[0], loading: false }),
      () => setState({ organization: undefined, loading: false }),
    );
  }, [slug]);
  return state;
}
