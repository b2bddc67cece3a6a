import type { PageFrame, PageHead } from "@guildway/federation";
import type { Organization } from "./organization-query.ts";

/** An organization as the bar over its pages shows it. */
export function barOf(organization: Organization): NonNullable<PageFrame["organization"]> {
  const { name, orgLogo, colour } = organization;
  return {
    name: name ?? "",
    ...(orgLogo && { logoUrl: orgLogo }),
    ...(colour && { color: colour }),
  };
}

/** Its icons, for who keeps the page on a home screen. */
export function iconsOf({ appleTouchIcon, slug }: Organization): PageHead {
  return {
    manifest: `/v1/external/site/manifest?orgSlug=${encodeURIComponent(slug ?? "")}`,
    ...(appleTouchIcon && { touchIcon: appleTouchIcon }),
  };
}
