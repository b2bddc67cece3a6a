import * as z from "zod/mini";
import { json, oneOf, record, required, text, textList, yesNo } from "../record.ts";

/** The four kinds of organisation; they decide words such as Location and Expert. */
export const organizationTypes = ["employer", "education", "workforce", "community"] as const;

/** A sponsor, college, employer or community organisation that runs on the platform. */
export const organization = record({
  type: "organization",
  way: "entries",
  table: "organizations",
  title: "Organization",
  list: { order: "name" },
  fields: {
    name: required(text()),
    slug: required(text(80)),
    type: oneOf(organizationTypes),
    orgLogo: text(2000),
    appleTouchIcon: text(2000),
    androidIconSmall: text(2000),
    androidIconLarge: text(2000),
    colour: text(7),
    privacyPolicy: text(2000),
    tos: text(2000),
    timeZone: text(60),
    showOrgName: yesNo(),
    restrictRegister: yesNo(),
    billing: json(z.record(z.string(), z.json())),
    courseGroupIds: textList(),
    /** Origins whose pages may show Career Pathways in a frame. */
    frameAncestors: textList(50),
    /** Where notifications about training plans go. */
    notificationEmail: text(320),
  },
});
