import { mayEnter, readAuth } from "@guildway/auth";
import { type MatchedPage, preparePage } from "@guildway/federation";
import { queryClient } from "./query-client.ts";

/** Has the first page's code and answers at hand, once it is known who is here and if it is for them. */
export async function prepareFirstPage(
  matched: MatchedPage | undefined,
  sessionStarted: Promise<void>,
): Promise<void> {
  if (!matched) return;
  const { release, page, params } = matched;
  await sessionStarted;
  const auth = readAuth();
  const person = auth.status === "signed-in" ? auth : undefined;
  const access = release.manifest.pages[page]?.access ?? [];
  if (!mayEnter(access, person?.user.role)) return;
  const search = new URLSearchParams(location.search);
  const place = { params, search, organization: person?.organization };
  await preparePage(release.id, page, place, (query) => queryClient.prefetchQuery(query));
}
