import type { location } from "@guildway/api-contract";
import type { DemoRecord } from "./demo-record.ts";
import { demoFileUrl } from "./files/demo-file-urls.ts";

/** The organizations of the demo world, with fixed ids. */
export const demoOrganizations = [
  {
    id: "org-keystone",
    slug: "keystone",
    name: "Keystone Workforce Partners",
    type: "workforce",
    colour: "#0f5c63",
    orgLogo: demoFileUrl("logo-keystone", "png"),
    notificationEmail: "plans@keystone.test",
  },
  {
    id: "org-valley",
    slug: "valley-college",
    name: "Valley Technical College",
    type: "education",
    colour: "#7a3b12",
    orgLogo: demoFileUrl("logo-valley", "png"),
    notificationEmail: "plans@valley-college.test",
  },
  {
    id: "org-riverbend",
    slug: "riverbend",
    name: "Riverbend Community Alliance",
    type: "community",
    colour: "#3d4f8a",
    orgLogo: demoFileUrl("logo-riverbend", "png"),
    notificationEmail: "plans@riverbend.test",
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
