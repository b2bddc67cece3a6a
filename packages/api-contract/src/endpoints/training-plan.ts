import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

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
