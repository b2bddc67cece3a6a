import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** Who runs this installation, and which of its services a page may ask for. */
export const readSite = endpoint({
  name: "readSite",
  method: "GET",
  path: "/v1/external/site",
  access: "public",
  summary:
    "Answers who runs this installation, who also receives the plans that name no organization, for how many days they are kept, how large an uploaded file may be, and whether a map service is configured.",
  reply: z.strictObject({
    provider: z.strictObject({
      name: z.string(),
      /** The address of its privacy policy. */
      privacyPolicy: z.nullable(z.string()),
      /** How visitors reach it, such as a telephone number and a mail address. */
      contact: z.nullable(z.string()),
    }),
    /** Days after its last change for which a visitor's plan is kept. */
    planDays: z.int(),
    /** Millions of bytes that an uploaded file may have. */
    uploadMegabytes: z.number(),
    mapService: z.boolean(),
  }),
});

/** What a page of this site shows that search engines may list. */
export const listedKinds = ["catalogue", "course", "pathway", "pageLink"] as const;

/** One of `listedKinds`. */
export type ListedKind = (typeof listedKinds)[number];

/** As many addresses as one answer, and so one file of the sitemap, holds. */
export const listedAtOnce = 5000;

/** The pages that search engines may list, for the sitemap of a front end that knows their addresses. */
export const listListedPages = endpoint({
  name: "listListedPages",
  method: "GET",
  path: "/v1/external/site/pages",
  access: "public",
  summary:
    "Lists what search engines may list, 5,000 at a time: the courses and pathways that are public and say so, the lists of organizations that have such courses, and the links without a code that lead to a page.",
  query: z.strictObject({
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 1),
  }),
  reply: z.strictObject({
    items: z.array(
      z.strictObject({
        kind: z.enum(listedKinds),
        /** What stands in the address, by the names of the page's path. */
        params: z.record(z.string(), z.string()),
        updatedAt: z.iso.datetime(),
      }),
    ),
    /** Of all pages together. */
    total: z.int(),
    limit: z.int(),
  }),
});

/** What a home screen keeps of an organization's pages. */
export const readWebManifest = endpoint({
  name: "readWebManifest",
  method: "GET",
  path: "/v1/external/site/manifest",
  access: "public",
  summary:
    "Answers the web app manifest of an organization's pages: its name, its colour and its icons.",
  query: z.strictObject({ orgSlug: z.string().check(z.minLength(1), z.maxLength(80)) }),
  reply: z.strictObject({
    name: z.string(),
    short_name: z.string(),
    start_url: z.string(),
    display: z.literal("browser"),
    theme_color: z.optional(z.string()),
    icons: z.array(z.strictObject({ src: z.string(), sizes: z.string() })),
  }),
  problems: ["record.not-found"],
});
