import type { dashboards, materials, pages, widgets } from "@guildway/api-contract";
import type { DemoRecord } from "./demo-record.ts";
import { safetyCdnFiles } from "./files/safety-files.ts";

const orgId = "org-keystone";

/** Pages: one in each layout, and one that has nothing to show. */
export const demoPages: DemoRecord<typeof pages>[] = [
  {
    orgId,
    id: "page-welcome",
    title: "Welcome to Keystone",
    dashboardId: "dash-welcome",
    showOrgLogo: true,
    showTitle: true,
  },
  {
    orgId,
    id: "page-second",
    title: "For Employers",
    dashboardId: "dash-second",
    showOrgLogo: false,
    showTitle: true,
  },
  {
    orgId,
    id: "page-broken",
    title: "Spring Open House",
    dashboardId: null,
    showOrgLogo: true,
    showTitle: true,
  },
  {
    orgId: "org-valley",
    id: "page-valley",
    title: "Start Here",
    dashboardId: "dash-valley",
    showOrgLogo: true,
    showTitle: true,
  },
];

/** What stands on the pages: the first has all five kinds of modules. */
export const demoDashboards: DemoRecord<typeof dashboards>[] = [
  {
    orgId,
    id: "dash-welcome",
    activeLayout: "layout1",
    zone1: [
      {
        moduleType: "LINK_WIDGETS_LIST",
        selectedIds: ["widget-courses", "widget-apply", "widget-news"],
      },
      { moduleType: "MATERIALS_LIST", selectedIds: ["mat-safety", "mat-first-day"] },
    ],
    zone2: [
      { moduleType: "ASSISTANT", selectedIds: ["int-keystone"], display: "chatBox" },
      { moduleType: "EMBED_WIDGETS_LIST", selectedIds: ["widget-open-house"] },
    ],
    zone3: [{ moduleType: "MATERIAL", selectedIds: ["mat-safety"] }],
  },
  {
    orgId,
    id: "dash-second",
    activeLayout: "layout2",
    zone1: [{ moduleType: "MATERIAL", selectedIds: ["mat-first-day"] }],
    zone2: [{ moduleType: "LINK_WIDGETS_LIST", selectedIds: ["widget-apply"] }],
    zone3: [{ moduleType: "LINK_WIDGETS_LIST", selectedIds: ["widget-courses"] }],
  },
  {
    orgId: "org-valley",
    id: "dash-valley",
    activeLayout: "layout1",
    zone1: [{ moduleType: "LINK_WIDGETS_LIST", selectedIds: ["widget-valley"] }],
    zone2: [],
    zone3: [],
  },
];

/** Links and embedded pieces. */
export const demoWidgets: DemoRecord<typeof widgets>[] = [
  {
    orgId,
    id: "widget-courses",
    type: "link",
    title: "Browse our courses",
    body: "Evenings and weekends, most of them free.",
    url: "https://keystone.test/courses",
    linkTarget: "_blank",
    isFeatured: true,
  },
  {
    orgId,
    id: "widget-apply",
    type: "link",
    title: "Apply for an apprenticeship",
    body: "It takes about ten minutes.",
    url: "https://keystone.test/apply",
    linkTarget: "_self",
    includeEmail: true,
    includeExternalUserId: true,
  },
  {
    orgId,
    id: "widget-news",
    type: "link",
    title: "News from the shop",
    url: "https://keystone.test/news",
    linkTarget: "_blank",
  },
  {
    orgId,
    id: "widget-open-house",
    type: "embed",
    title: "Open house",
    body: "See the shop and meet the teachers.",
    embedCode:
      "<h2>Open house</h2><p>First Monday of each month, 5 to 7 pm, 100 Hamilton Street, Allentown.</p>",
  },
  {
    orgId: "org-valley",
    id: "widget-valley",
    type: "link",
    title: "Visit the college",
    url: "https://valley-college.test",
    linkTarget: "_blank",
  },
];

/** Materials: with files, plain, and a draft. */
export const demoMaterials: DemoRecord<typeof materials>[] = [
  {
    orgId,
    id: "mat-safety",
    title: "Working Safely in the Shop",
    userId: "user-keystone-teacher",
    body: "<h2>Before you start</h2><p>Wear eye protection, closed shoes and no loose clothing. Find the emergency stop of your machine before you switch it on.</p><ul><li>Lock out before you reach in.</li><li>Ask when you are not sure.</li><li>Report every near miss.</li></ul>",
    isDraft: false,
    cdnFiles: safetyCdnFiles,
  },
  {
    orgId,
    id: "mat-first-day",
    title: "Your First Day",
    userId: "user-keystone-teacher",
    body: "<p>Come to the front desk at 8 am. Bring an identity card and something to write with. Your mentor will meet you there.</p>",
    isDraft: false,
  },
  {
    orgId,
    id: "mat-draft",
    title: "Mentoring an Apprentice",
    userId: "user-keystone-admin",
    body: "<p>Notes for the guide that we are writing.</p>",
    isDraft: true,
  },
  {
    orgId,
    id: "mat-note",
    title: "Visit to the forge",
    userId: "user-keystone-teacher",
    body: "<p>The forge can take two more apprentices in spring.</p>",
    isDraft: false,
    noteType: "apprenticeship",
    apprenticeshipId: "ap-maintenance",
  },
  {
    orgId: "org-valley",
    id: "mat-valley",
    title: "How to Enroll",
    userId: "user-valley-college-teacher",
    body: "<p>Choose a program, then see an adviser.</p>",
    isDraft: false,
  },
];
