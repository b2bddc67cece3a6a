import { computed, instant, oneOf, record, text, textList } from "../record.ts";
import { recordTypes } from "../record-types.ts";

/** What became of a registration. */
export const registrationStates = ["pending", "confirmed", "refused"] as const;

/** That somebody asked for a class; an administrator verifies it before they attend and earn credits. */
export const externalRegistrations = record({
  ...recordTypes.externalRegistrations,
  view: true,
  title: "External registration",
  list: { order: "-createdAt" },
  fields: {
    orgId: computed(text(80)),
    userId: computed(text(80)),
    classId: computed(text(80)),
    /** The number by which the class is known elsewhere. */
    externalRegisterClassId: computed(text(80)),
    cohortId: computed(text(80)),
    eUnitIds: computed(textList()),
    status: computed(oneOf(registrationStates)),
    /** The language in which the person asked, and is answered. */
    lang: computed(oneOf(["en", "es"])),
    decidedAt: computed(instant()),
    decidedBy: computed(text(80)),
    /** What the person was told beside a refusal. */
    reason: computed(text(500)),
  },
});
