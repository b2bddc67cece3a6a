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
    orgId,
    id: "mat-measuring",
    title: "Measuring to a Thousandth",
    userId: "user-keystone-teacher",
    body: "<h2>Before you measure</h2><p>Clean the anvils and the part. A burr of <strong>0.002 in</strong> is larger than most tolerances that you will meet.</p><h3>Read a micrometer</h3><ol><li><p>Close it on the part with the ratchet, three clicks.</p></li><li><p>Read the sleeve, then the thimble.</p></li><li><p>Write the figure down <em>before</em> you open it.</p></li></ol><blockquote><p>Measure twice, and let somebody else measure once.</p></blockquote>",
    isDraft: false,
    apprenticeshipId: "ap-maintenance",
    cdnFiles: safetyCdnFiles.filter(({ id }) => id === "file-safety-sheet"),
  },
  {
    orgId,
    id: "mat-lockout",
    title: "Lockout and Tagout, Step by Step",
    userId: "user-keystone-teacher",
    body: '<p>Six steps stand between you and a machine that starts on its own.</p><ol><li><p>Prepare: know every source of energy.</p></li><li><p>Tell the people who work there.</p></li><li><p>Shut it down.</p></li><li><p>Isolate it.</p></li><li><p>Lock it, and hang your own tag.</p></li><li><p>Try to start it.</p></li></ol><hr /><p>The rule itself is <a href="https://www.osha.gov/laws-regs/regulations/standardnumber/1910/1910.147">29 CFR 1910.147</a>.</p>',
    isDraft: false,
    apprenticeshipId: "ap-maintenance",
    locationId: "loc-allentown",
    cdnFiles: safetyCdnFiles.filter(({ id }) => id === "file-safety-pdf"),
  },
  {
    orgId,
    id: "mat-bethlehem",
    title: "Getting to the Bethlehem Shop",
    userId: "user-keystone-admin",
    body: "<p>The entrance is on the side of the river. Ring, and somebody comes down.</p><ul><li><p>By bus: the stop is across the street.</p></li><li><p>By car: park behind the building.</p></li></ul>",
    isDraft: false,
    locationId: "loc-bethlehem",
  },
  {
    orgId,
    id: "mat-wages",
    title: "How Your Wage Grows",
    userId: "user-keystone-owner",
    body: "<h2>Periods</h2><p>Your wage rises with each period of your schedule, once its hours are worked and its instruction is passed.</p><p>Ask your mentor for the schedule that you signed.</p>",
    isDraft: true,
    apprenticeshipId: "ap-maintenance",
  },
  {
    orgId: "org-valley",
    id: "mat-valley-aid",
    title: "Paying for Your Program",
    userId: "user-valley-college-teacher",
    body: "<p>Most of our students pay less than they expect. Bring last year's tax return to the adviser.</p>",
    isDraft: false,
  },
  {
    orgId: "org-riverbend",
    id: "mat-riverbend",
    title: "What We Lend and How to Borrow It",
    userId: "user-riverbend-teacher",
    body: "<p>Boots, helmets and gloves for your first weeks. Come on Thursdays, 3 to 6 pm.</p>",
    isDraft: false,
  },
  {
    orgId: "org-riverbend",
    id: "mat-riverbend-draft",
    title: "Before Your First Interview",
    userId: "user-riverbend-teacher",
    body: "<p>Notes for the evening in spring.</p>",
    isDraft: true,
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
