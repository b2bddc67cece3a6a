import { matchPattern, preparePage } from "@guildway/federation";
import { manifest } from "../manifest.ts";
import { queryClient } from "./query-client.ts";

/** Has the first page's code and answers at hand; alone, the tool stands at every address that is not a plan's. */
export async function prepareFirstPage(): Promise<void> {
  const { id, pages } = manifest;
  const { pathname } = location;
  const plan = matchPattern(pages.jobProfile.path, pathname);
  const other = pathname === pages.partners.path ? "partners" : "tool";
  const search = new URLSearchParams(location.search);
  const place = { params: plan ?? {}, search, organization: undefined };
  await preparePage(id, plan ? "jobProfile" : other, place, (query) =>
    queryClient.prefetchQuery(query),
  );
}
