import type { savedViews } from "@guildway/api-contract";
import type { DemoRecord } from "./demo-record.ts";

/** Lists that somebody of each organization keeps, of their own and for others. */
export const demoSavedViews: DemoRecord<typeof savedViews>[] = [
  {
    id: "view-keystone-inactive",
    orgId: "org-keystone",
    userId: "user-superadmin",
    name: "Inactive people",
    list: "users",
    query: "membership=inactive&order=-createdAt",
  },
  {
    id: "view-keystone-experts",
    orgId: "org-keystone",
    userId: "user-keystone-owner",
    name: "Experts",
    list: "users",
    query: "role=teacher",
    sharedWith: "staff",
  },
  {
    id: "view-valley-teachers",
    orgId: "org-valley",
    userId: "user-valley-college-owner",
    name: "Teachers",
    list: "users",
    query: "role=teacher&organization=org-valley",
    sharedWith: "staff",
  },
  {
    id: "view-riverbend-owners",
    orgId: "org-riverbend",
    userId: "user-riverbend-admin",
    name: "Owners",
    list: "users",
    query: "role=owner&organization=org-riverbend",
    sharedWith: "admin",
  },
];
