import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** What follows the address of a plan in the link that changes it: behind the #, so that no server is sent the secret. */
export const editFragment = (editGrant: string) => `#edit=${editGrant}`;

/** The edit grant in the fragment of an address; undefined where it holds none. */
export const editGrantIn = (fragment: string) => /^#edit=([\w-]{43})$/.exec(fragment)?.[1];

/** Makes the link that changes a stored plan as long as the plan is kept. */
export const makeEditLink = endpoint({
  name: "makeEditLink",
  method: "POST",
  path: "/v1/external/training-plan/edit-link",
  access: "public",
  grants: ["edit"],
  summary:
    "Answers a new edit grant of a stored plan that lasts as long as the plan is kept, once, and mails its link to the plan's own address where that is asked for; earlier links end.",
  body: z.strictObject({
    docId: z.string().check(z.minLength(1), z.maxLength(80)),
    /** Whether the link is also mailed to the visitor of the plan. */
    mail: z._default(z.boolean(), false),
    /** The language of that mail. */
    lang: z._default(z.enum(["en", "es"]), "en"),
  }),
  reply: z.strictObject({ editGrant: z.string(), sent: z.boolean() }),
  problems: ["access.grant-needed", "training-plan.incomplete", "record.not-found"],
});

/** Sends a stored plan: a summary to the visitor and a notification to the provider. */
export const sendTrainingPlan = endpoint({
  name: "sendTrainingPlan",
  method: "POST",
  path: "/v1/external/gmail/training-plan",
  access: "public",
  grants: ["edit"],
  summary:
    "Mails a stored plan to its visitor and tells the provider; needs the plan's edit grant or its staff.",
  body: z.strictObject({
    docId: z.string().check(z.minLength(1), z.maxLength(80)),
    /** The language of the visitor's mail. */
    lang: z._default(z.enum(["en", "es"]), "en"),
  }),
  reply: z.strictObject({ sent: z.int() }),
  problems: ["access.grant-needed", "training-plan.incomplete", "record.not-found"],
});
