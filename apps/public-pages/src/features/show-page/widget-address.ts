import type { RowOf } from "@guildway/api-client";
import type { widgets } from "@guildway/api-contract";
import { webAddress } from "../../addresses/web-address.ts";

/** Who follows a link, as far as it is known. */
export interface Viewer {
  email?: string | undefined;
  externalUserId?: string | undefined;
}

type Link = Pick<RowOf<typeof widgets>, "url" | "includeEmail" | "includeExternalUserId">;

/** Where a link leads, with who follows it where it says so; undefined where it leads nowhere. */
export function widgetAddress(
  { url, includeEmail, includeExternalUserId }: Link,
  viewer: Viewer,
): string | undefined {
  const address = webAddress(url);
  if (address === undefined) return undefined;
  const said = {
    ...(includeEmail && viewer.email && { email: viewer.email }),
    ...(includeExternalUserId &&
      viewer.externalUserId && { externalUserId: viewer.externalUserId }),
  };
  return Object.keys(said).length === 0 ? address : withQuery(address, said);
}

const nowhere = "http://own.invalid";

function withQuery(address: string, said: Record<string, string>): string | undefined {
  const url = URL.parse(address, nowhere);
  if (!url) return undefined;
  for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value);
  return url.origin === nowhere ? url.href.slice(nowhere.length) : url.href;
}
