import type { location } from "@guildway/api-contract";
import type { DemoRecord } from "./demo-record.ts";
import { demoFileUrl } from "./files/demo-file-urls.ts";

/** The icons of an organization, with the pixels of a side that telephones ask for. */
export const iconSizes = { appleTouchIcon: 180, androidIconSmall: 192, androidIconLarge: 512 };

/** What the file of an icon is called by. */
export const iconLabel = (sign: string, icon: keyof typeof iconSizes) =>
  `icon${iconSizes[icon]}-${sign}`;

/** The texts and pictures that an organization shows the public, on its own address. */
const publicFace = (slug: string, sign: string) => {
  return {
    slug,
    orgLogo: demoFileUrl(`logo-${sign}`, "png"),
    appleTouchIcon: demoFileUrl(iconLabel(sign, "appleTouchIcon"), "png"),
    androidIconSmall: demoFileUrl(iconLabel(sign, "androidIconSmall"), "png"),
    androidIconLarge: demoFileUrl(iconLabel(sign, "androidIconLarge"), "png"),
    privacyPolicy: `https://${slug}.test/privacy`,
    tos: `https://${slug}.test/terms`,
    notificationEmail: `plans@${slug}.test`,
  };
};

/** The organizations of the demo world, with fixed ids. */
export const demoOrganizations = [
  {
    id: "org-keystone",
    ...publicFace("keystone", "keystone"),
    name: "Keystone Workforce Partners",
    type: "workforce",
    colour: "#0f5c63",
  },
  {
    id: "org-valley",
    ...publicFace("valley-college", "valley"),
    name: "Valley Technical College",
    type: "education",
    colour: "#7a3b12",
  },
  {
    id: "org-riverbend",
    ...publicFace("riverbend", "riverbend"),
    name: "Riverbend Community Alliance",
    type: "community",
    colour: "#3d4f8a",
  },
] as const;

/** The locations; the first manager is the sponsor. */
export const demoLocations: DemoRecord<typeof location>[] = [
  {
    id: "loc-allentown",
    orgId: "org-keystone",
    name: "Allentown Training Center",
    addressLine1: "100 Hamilton Street",
    addressCity: "Allentown",
    addressState: "PA",
    addressPostalCode: "18101",
    defaultLocation: true,
    locationImage: demoFileUrl("loc-allentown", "png"),
    managerIds: ["user-keystone-owner"],
  },
  {
    id: "loc-bethlehem",
    orgId: "org-keystone",
    name: "Bethlehem Works",
    addressLine1: "200 East Third Street",
    addressCity: "Bethlehem",
    addressState: "PA",
    addressPostalCode: "18015",
    defaultLocation: false,
    locationImage: demoFileUrl("loc-bethlehem", "png"),
    managerIds: ["user-keystone-owner", "user-keystone-admin"],
  },
  {
    id: "loc-valley-main",
    orgId: "org-valley",
    name: "Main Campus",
    addressLine1: "1 College Drive",
    addressCity: "Easton",
    addressState: "PA",
    addressPostalCode: "18042",
    defaultLocation: true,
    managerIds: ["user-valley-college-owner"],
  },
  {
    id: "loc-riverbend-house",
    orgId: "org-riverbend",
    name: "Riverbend House",
    addressLine1: "9 River Road",
    addressCity: "Easton",
    addressState: "PA",
    addressPostalCode: "18040",
    defaultLocation: true,
    managerIds: ["user-riverbend-owner"],
  },
];
