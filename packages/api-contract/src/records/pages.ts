import * as z from "zod/mini";
import {
  longestStyling,
  moduleTypes,
  mostModules,
  mostSelected,
  pageLayouts,
} from "../page-modules.ts";
import {
  computed,
  json,
  label,
  long,
  noted,
  oneOf,
  record,
  required,
  richText,
  storedFile,
  text,
  textList,
  webLink,
  yesNo,
} from "../record.ts";
import { recordTypes } from "../record-types.ts";
import { answeredCdnFiles, cdnFiles } from "./stored-files.ts";

const styling = z.record(z.string(), z.json()).check(
  z.refine((value) => JSON.stringify(value).length <= longestStyling, {
    error: `must have at most ${longestStyling} characters of JSON`,
  }),
);

/** One module of a zone; what it can show, and how, stands in `moduleKinds`. */
export const pageModule = z.object({
  moduleType: z.enum(moduleTypes),
  selectedIds: z.optional(
    z.array(z.string().check(z.maxLength(80))).check(z.maxLength(mostSelected)),
  ),
  styling: z.optional(z.nullable(styling)),
  display: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
});

/** A module as it is stored. */
export type PageModule = z.infer<typeof pageModule>;

const zone = json(z.array(pageModule).check(z.maxLength(mostModules)));

/** A public page of an organization; its dashboard says what stands on it. */
export const pages = record({
  ...recordTypes.pages,
  title: "Page",
  list: { order: "title" },
  fields: {
    orgId: text(80),
    title: required(label()),
    dashboardId: text(80),
    showOrgLogo: yesNo(),
    showTitle: yesNo(),
    /** It has or had a link with a code: the public reads it only through a link. */
    linkedWithCode: computed(yesNo()),
  },
});

/** Three zones of modules in a layout. */
export const dashboards = record({
  ...recordTypes.dashboards,
  title: "Dashboard",
  fields: {
    orgId: text(80),
    /** By which staff know it; visitors see the title of the page. */
    title: label(),
    activeLayout: oneOf(pageLayouts),
    zone1: zone,
    zone2: zone,
    zone3: zone,
    /** Whatever its modules name, so that it is found by what it shows. */
    shownIds: computed(textList()),
  },
});

/** A link or an embedded piece of another site. */
export const widgets = record({
  ...recordTypes.widgets,
  title: "Widget",
  list: { order: "title" },
  fields: {
    orgId: text(80),
    type: required(oneOf(["link", "embed"])),
    title: required(label()),
    body: text(5000),
    image: storedFile(),
    url: webLink(),
    linkTarget: text(40),
    isFeatured: yesNo(),
    /** The viewer's e-mail and externalUserId are appended to the URL where these say so. */
    includeEmail: yesNo(),
    includeExternalUserId: yesNo(),
    embedCode: text(20_000),
  },
});

/** Rich text with files; one with a `noteType` is a note about somebody or something, and no page shows it. */
export const materials = record({
  ...recordTypes.materials,
  title: "Material",
  list: { order: "title" },
  fields: {
    orgId: text(80),
    title: required(label()),
    body: richText(),
    userId: text(80),
    isDraft: yesNo(),
    isEmbedded: noted(yesNo()),
    resourceId: text(80),
    promptType: text(80),
    fileUploadFlow: text(80),
    workflowType: text(80),
    noteType: text(80),
    apprenticeshipId: text(80),
    locationId: text(80),
    skillIds: textList(),
    cdnFiles: { ...long(json(cdnFiles)), answer: answeredCdnFiles },
  },
});
