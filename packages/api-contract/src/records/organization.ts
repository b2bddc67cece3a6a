import * as z from "zod/mini";
import {
  addressPart,
  hexColour,
  json,
  label,
  mail,
  oneOf,
  origins,
  record,
  required,
  storedFile,
  textList,
  timeZone,
  webLink,
  yesNo,
} from "../record.ts";
import { recordTypes } from "../record-types.ts";
import { organizationTypes } from "../organization-types.ts";

/** A sponsor, college, employer or community organisation that runs on the platform. */
export const organization = record({
  ...recordTypes.organization,
  table: "organizations",
  title: "Organization",
  list: { order: "name" },
  fields: {
    name: required(label()),
    slug: required(addressPart(80)),
    type: oneOf(organizationTypes),
    orgLogo: storedFile(),
    appleTouchIcon: storedFile(),
    androidIconSmall: storedFile(),
    androidIconLarge: storedFile(),
    colour: hexColour(),
    privacyPolicy: webLink(),
    tos: webLink(),
    timeZone: timeZone(),
    showOrgName: yesNo(),
    restrictRegister: yesNo(),
    billing: json(z.record(z.string(), z.json())),
    courseGroupIds: textList(),
    /** Origins whose pages may show Career Pathways in a frame. */
    frameAncestors: origins(50),
    /** Where notifications about training plans go. */
    notificationEmail: mail(),
    /** Whether a manager of the location signs each agreement after its signer; else their stored signature stands on it. */
    sponsorsSign: yesNo(),
    /** The official ETA-671, Section II, as a fillable PDF, which signed apprentice agreements can be exported into. */
    eta671Form: storedFile(),
  },
});
