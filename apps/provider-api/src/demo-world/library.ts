import type {
  documents,
  integrations,
  resourceGroups,
  resources,
  reviewedAnswers,
  searches,
} from "@guildway/api-contract";
import type { DemoRecord } from "./demo-record.ts";
import { demoFileUrl } from "./files/demo-file-urls.ts";
import { demoLibraryFiles } from "./library-files.ts";
import { onePagePdf } from "./files/one-page-pdf.ts";

const orgId = "org-keystone";
const author = { userId: "user-keystone-teacher" };

/** The assistant of Keystone, and one of Valley. */
export const demoIntegrations: DemoRecord<typeof integrations>[] = [
  {
    orgId,
    id: "int-keystone",
    name: "Keystone Assistant",
    orgNickname: "Keystone",
    resourceGroupIds: ["rg-apprenticeship", "rg-training"],
    systemPrompt:
      "Answer only from the passages you are given. Write plainly and say when you do not know.",
    serviceEmail: "help@keystone.test",
    serviceDelayCount: 2,
    poweredBy: "Guildway",
    welcomeMessage: "Hello! Ask me anything about apprenticeships and training at {ORG_NICKNAME}.",
    colorBtnBkg: "black",
    defaultPrompts: [
      { message: "How do I become an apprentice?" },
      { message: "Do I get paid while I learn?" },
      { message: "How long does an apprenticeship take?" },
    ],
  },
  {
    id: "int-valley",
    orgId: "org-valley",
    name: "Valley Assistant",
    orgNickname: "Valley",
    resourceGroupIds: ["rg-valley"],
    welcomeMessage: "Welcome to {ORG_NICKNAME}. What would you like to know?",
  },
];

/** Folders of the libraries. */
export const demoResourceGroups: DemoRecord<typeof resourceGroups>[] = [
  { orgId, id: "rg-apprenticeship", title: "Apprenticeship" },
  { orgId, id: "rg-training", title: "Training and Support" },
  { orgId: "org-valley", id: "rg-valley", title: "Programs" },
];

interface LibraryText {
  id: string;
  type: "text" | "pdf" | "link";
  group: string;
  name: string;
  url?: string;
  passages: string[];
}

const texts: LibraryText[] = [
  {
    id: "res-what-is",
    type: "text",
    group: "rg-apprenticeship",
    name: "What a registered apprenticeship is",
    passages: [
      "A registered apprenticeship is a job with training. You are paid from the first day, you learn from an experienced journeyworker, and you take related instruction beside your work.",
      "At the end you receive a certificate of completion that is recognized in every state. Most apprenticeships take one to four years.",
    ],
  },
  {
    id: "res-how-to-apply",
    type: "text",
    group: "rg-apprenticeship",
    name: "How to become an apprentice",
    passages: [
      "To become an apprentice, choose an occupation, fill in the application at our front desk or online, and come to an interview. You need to be at least 16 years old; some occupations ask for 18.",
      "Bring an identity card and your school records. After the interview we match you with an employer. Matching takes two to six weeks.",
    ],
  },
  {
    id: "res-pay",
    type: "text",
    group: "rg-apprenticeship",
    name: "Pay and wage schedules",
    passages: [
      "Apprentices are paid while they learn. Your wage schedule lists the periods of your apprenticeship and the hourly wage in each of them.",
      "Your wage goes up when you have worked the hours of a period and your mentor has confirmed your progress. It never goes down from one period to the next.",
    ],
  },
  {
    id: "res-length",
    type: "pdf",
    group: "rg-apprenticeship",
    name: "How long an apprenticeship takes",
    passages: [
      "An industrial machinery mechanic works 8,000 hours on the job, which is about four years, and takes 576 hours of related instruction.",
      "Credit for earlier work or schooling can shorten an apprenticeship. Ask for it before you sign your agreement.",
    ],
  },
  {
    id: "res-agreement",
    type: "pdf",
    group: "rg-apprenticeship",
    name: "The apprentice agreement",
    passages: [
      "The apprentice agreement names you, your employer, your occupation, your wage schedule and who gives your related instruction. You sign it online with the code from your invitation.",
      "During the probationary period either side may end the agreement without giving a reason. After it, the sponsor must give you notice and a reason.",
    ],
  },
  {
    id: "res-employers",
    type: "text",
    group: "rg-apprenticeship",
    name: "For employers: taking an apprentice",
    passages: [
      "An employer takes part by signing the employer acceptance agreement. There is no fee. We help with the standards, the wage schedule and the reports.",
      "In Pennsylvania an employer may train one apprentice for one to four journeyworkers, two for five to nine, and three for ten to fourteen.",
    ],
  },
  {
    id: "res-law",
    type: "link",
    group: "rg-apprenticeship",
    name: "Apprenticeship.gov",
    url: "https://www.apprenticeship.gov",
    passages: [
      "The Department of Labor keeps a site with an apprenticeship finder and answers for career seekers and employers.",
    ],
  },
  {
    id: "res-welding",
    type: "text",
    group: "rg-training",
    name: "Welding Basics: what to bring",
    passages: [
      "For Welding Basics bring leather shoes, cotton clothes and your own water. We lend you a helmet, a jacket and gloves.",
      "The class meets on Tuesdays and Thursdays from 6 to 9 pm in the Allentown Training Center.",
    ],
  },
  {
    id: "res-cost",
    type: "text",
    group: "rg-training",
    name: "What training costs",
    passages: [
      "Most evening courses at Keystone are free for residents of the county. Hydraulics and Pneumatics has a material fee.",
      "If a fee is a problem, ask at the front desk about a scholarship. Nobody is turned away for lack of money.",
    ],
  },
  {
    id: "res-childcare",
    type: "text",
    group: "rg-training",
    name: "Child care and transport",
    passages: [
      "We can help with child care during class and with bus passes. Tell us at least one week before your class begins.",
    ],
  },
  {
    id: "res-veterans",
    type: "pdf",
    group: "rg-training",
    name: "Veterans",
    passages: [
      "Veterans can use education benefits in a registered apprenticeship and receive a monthly housing allowance beside their wage.",
    ],
  },
  {
    id: "res-disability",
    type: "text",
    group: "rg-training",
    name: "Accommodations",
    passages: [
      "If you need an accommodation for a class, a test or a workplace, tell any staff member. We arrange interpreters, large print, quiet rooms and adapted tools.",
    ],
  },
  {
    id: "res-hours",
    type: "text",
    group: "rg-training",
    name: "Opening hours and contact",
    passages: [
      "The Allentown Training Center, 100 Hamilton Street, is open Monday to Friday from 8 am to 9 pm and Saturday from 9 am to 1 pm. Bethlehem Works is open Monday to Thursday.",
    ],
  },
  {
    id: "res-ged",
    type: "link",
    group: "rg-training",
    name: "Finishing high school",
    url: "https://keystone.test/high-school-equivalency",
    passages: [
      "You can prepare for the high school equivalency test with us in the evening. Classes start each month and are free.",
    ],
  },
];

/** The PDF files of one page of the library of Keystone, with what is in them. */
export const demoLibraryPdfs = await Promise.all(
  texts
    .filter(({ type }) => type === "pdf")
    .map(async ({ id, name, passages }) => ({
      id,
      name,
      content: await onePagePdf(name, passages),
    })),
);

/** When the library was read. */
const indexedAt = "2026-09-01T12:00:00.000Z";
const read = (passages: readonly unknown[]) => ({
  indexState: "ready" as const,
  passageCount: passages.length,
  indexedAt,
});

/** The library of Keystone and a piece of Valley's. */
export const demoResources: DemoRecord<typeof resources>[] = [
  ...texts.map(({ id, type, group, name, url, passages }) => ({
    orgId,
    ...author,
    id,
    type,
    name,
    url: url ?? null,
    file: type === "pdf" ? demoFileUrl(id, "pdf") : null,
    size: demoLibraryPdfs.find((pdf) => pdf.id === id)?.content.length ?? null,
    body: type === "text" ? passages.join("\n\n") : null,
    parentType: "resourceGroup",
    parentId: group,
    parentIds: [group],
    ...read(passages),
  })),
  ...demoLibraryFiles.map(({ id, type, group, name, content, passages }) => ({
    orgId,
    ...author,
    id,
    type,
    name,
    file: demoFileUrl(id, type),
    isFilePublic: true,
    size: content.length,
    parentType: "resourceGroup",
    parentId: group,
    parentIds: [group],
    ...read(passages),
    ...(type === "pdf" && { pages: 2, pagesRead: 2 }),
  })),
  {
    id: "res-valley-enroll",
    orgId: "org-valley",
    type: "text",
    name: "How to enroll",
    body: "Choose a program and see an adviser. Enrollment is open all year.",
    parentType: "resourceGroup",
    parentId: "rg-valley",
    parentIds: ["rg-valley"],
    ...read([1]),
  },
];

/** The passages of the libraries. */
export const demoDocuments: DemoRecord<typeof documents>[] = [
  ...texts.flatMap(({ id, name, type, passages }) =>
    passages.map((rawText, index) => ({
      orgId,
      id: `doc-${id.slice(4)}-${index + 1}`,
      refId: id,
      rawText,
      // A text and a link have no pages, and the PDFs of these have one.
      ...(type === "pdf" && { pageNumber: 1 }),
      metadata: { title: name },
    })),
  ),
  ...demoLibraryFiles.flatMap(({ id, name, passages }) =>
    passages.map((passage, index) => ({
      orgId,
      ...passage,
      id: `doc-${id.slice(4)}-${index + 1}`,
      refId: id,
      position: index + 1,
      metadata: { title: name },
    })),
  ),
  {
    id: "doc-valley-enroll-1",
    orgId: "org-valley",
    refId: "res-valley-enroll",
    rawText: "Choose a program and see an adviser. Enrollment is open all year.",
    metadata: { title: "How to enroll" },
  },
];

/** Answers that staff have written. */
export const demoReviewedAnswers: DemoRecord<typeof reviewedAnswers>[] = [
  {
    orgId,
    id: "ra-tools",
    integrationId: "int-keystone",
    question: "Do I have to buy my own tools?",
    otherQuestions: ["Who pays for the tools?"],
    answer:
      "No. Your employer lends you the tools of your trade. You buy safety boots yourself, and we pay back up to 100 dollars for the first pair.",
    isPublished: true,
    searchId: "search-tools",
    userId: "user-keystone-teacher",
  },
  {
    orgId: "org-valley",
    id: "ra-valley-parking",
    question: "Where can I park on campus?",
    answer: "Students park free of charge in lot C, west of the main hall.",
    isPublished: true,
    userId: "user-valley-college-teacher",
  },
];

/** Questions that were asked before. */
export const demoSearches: DemoRecord<typeof searches>[] = [
  {
    orgId,
    id: "search-pay",
    integrationId: "int-keystone",
    searchText: "Do I get paid while I learn?",
    refIds: ["res-pay"],
    resourceVecIds: ["doc-pay-1"],
    outcome: "answered",
    answer:
      "Apprentices are paid while they learn. [1]\nYour wage schedule lists the periods of your apprenticeship and the hourly wage in each of them. [1]",
    isHelpful: true,
    searchUserFeedback: "That is what I wanted to know.",
  },
  {
    orgId,
    id: "search-tools",
    integrationId: "int-keystone",
    searchText: "Do I need to buy tools for the job?",
    outcome: "refused",
    refIds: [],
    resourceVecIds: [],
  },
];
