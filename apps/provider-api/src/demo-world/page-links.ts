import type { pageLinks } from "@guildway/api-contract";
import type { DemoRecord } from "./demo-record.ts";

const orgId = "org-keystone";

/** Page links: to a page, to a URL, with a code, inactive, to nothing, and to a page without a dashboard. */
export const demoPageLinks: DemoRecord<typeof pageLinks>[] = [
  { orgId, id: "pl-page", title: "Welcome", pageId: "page-welcome", enablePageContent: true },
  { orgId, id: "pl-url", title: "Our courses", url: "https://keystone.test/courses" },
  {
    orgId,
    id: "pl-code",
    title: "Employers, with a code",
    pageId: "page-second",
    accessCode: "482913",
    enablePageContent: true,
  },
  { orgId, id: "pl-second", title: "Employers", pageId: "page-second", enablePageContent: true },
  {
    orgId,
    id: "pl-inactive",
    title: "Last year's open house",
    pageId: "page-welcome",
    inactive: true,
    enablePageContent: true,
  },
  { orgId, id: "pl-bare", title: "Not yet decided" },
  {
    orgId,
    id: "pl-broken",
    title: "Spring open house",
    pageId: "page-broken",
    enablePageContent: true,
  },
  {
    orgId: "org-valley",
    id: "pl-valley",
    title: "Start here",
    pageId: "page-valley",
    enablePageContent: true,
  },
];
