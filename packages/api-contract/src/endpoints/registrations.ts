import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

const id = z.string().check(z.minLength(1), z.maxLength(80));
/** Of the registration, as it was read: who asked may have chosen otherwise since. */
const version = z.int().check(z.positive());
const decidedAt = z.nullable(z.iso.datetime());

/** Registers who is signed in for a class, as a sign-up does for who is new. */
export const registerForClass = endpoint({
  name: "registerForClass",
  method: "POST",
  path: "/v1/external/registrations",
  access: "user",
  summary:
    "Registers the signed-in person for a class of their organization that is open to everybody, as a pending external registration that an administrator verifies. One that waits for the same class already becomes what is asked now; one that was confirmed for the same is answered as it is.",
  body: z.strictObject({
    classId: id,
    /** As the link of a course has it. The number that the cohort has itself is what is kept. */
    extRegClassId: z.optional(id),
    cohortId: z.optional(id),
    eUnitIds: z.optional(z.array(id).check(z.maxLength(50))),
    lang: z._default(z.enum(["en", "es"]), "en"),
  }),
  reply: z.strictObject({ id: z.string(), status: z.enum(["pending", "confirmed"]) }),
  problems: ["class.not-open", "record.reference-unknown"],
});

/** Confirms a registration that waits. */
export const confirmRegistration = endpoint({
  name: "confirmRegistration",
  method: "POST",
  path: "/v1/external/registrations/confirm",
  access: "admin",
  summary:
    "Confirms a pending external registration: the person joins the class, its cohort and its class codes, and a mail tells them, in the language in which they asked. It has to be as it was read. Done once; again it answers the same.",
  body: z.strictObject({ id, version }),
  reply: z.strictObject({ status: z.literal("confirmed"), decidedAt }),
  problems: [
    "record.not-found",
    "registration.decided",
    "record.changed",
    "record.reference-unknown",
  ],
});

/** Refuses a registration that waits. */
export const refuseRegistration = endpoint({
  name: "refuseRegistration",
  method: "POST",
  path: "/v1/external/registrations/refuse",
  access: "admin",
  summary:
    "Refuses a pending external registration: the person joins nothing, keeps their account, and a mail tells them, with the reason where one is given. It has to be as it was read. Done once; again it answers the same.",
  body: z.strictObject({
    id,
    version,
    /** What the person is told. */
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
  reply: z.strictObject({ status: z.literal("refused"), decidedAt }),
  problems: ["record.not-found", "registration.decided", "record.changed"],
});
