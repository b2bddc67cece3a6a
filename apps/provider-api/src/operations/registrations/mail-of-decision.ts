import type { Kysely } from "kysely";
import type { Mail } from "../../mail/outbox.ts";
import { registrationMail } from "../../mail/registration-mails.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Services } from "../../services.ts";
import type { Decision, StoredRegistration } from "./lock-registration.ts";

/** What the person is mailed of the decision, in the language in which they asked; nothing where they have no address. */
export async function mailOfDecision(
  transaction: Kysely<Database>,
  { settings }: Pick<Services, "settings">,
  { orgId, userId, classId, cohortId, lang }: StoredRegistration,
  { status, reason }: { status: Decision; reason: string | null },
  decider: string,
): Promise<Mail | undefined> {
  const personOf = (id: string) =>
    transaction
      .selectFrom("users")
      .select(["email", "firstName"])
      .where("id", "=", id)
      .executeTakeFirst();
  const person = await personOf(userId);
  if (!person?.email) return undefined;
  const organization = await transaction
    .selectFrom("organizations")
    .select("name")
    .where("id", "=", orgId)
    .executeTakeFirst();
  const course = await transaction
    .selectFrom("courses")
    .select("title")
    .where("id", "=", classId)
    .executeTakeFirst();
  const cohort = await transaction
    .selectFrom("cohorts")
    .select("title")
    .where("id", "=", cohortId)
    .executeTakeFirst();
  const answersGoTo = (await personOf(decider))?.email;
  return {
    kind: `registration.${status}`,
    orgId,
    from: settings.mailFrom,
    to: person.email,
    ...(answersGoTo && { replyTo: answersGoTo }),
    bcc: [],
    ...registrationMail(lang ?? "en", {
      status,
      reason,
      firstName: person.firstName ?? "",
      organization: organization?.name ?? "Guildway",
      course: [course?.title, cohort?.title].filter(Boolean).join(", "),
    }),
  };
}
