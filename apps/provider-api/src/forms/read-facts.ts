import { apprenticeAgreements } from "@guildway/api-contract";
import { currentRevision } from "@guildway/rules/agreement-text";
import { type Kysely, type Selectable, type SqlBool, sql } from "kysely";
import { nameInUrl } from "../files/stored-file.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Sealer } from "../platform/sealing.ts";
import { openField } from "../records/sealed-fields.ts";
import type { ShownVersions } from "./shown-versions.ts";
import type { CommonFacts, ScheduleFacts, SignatureFacts, SignedFacts } from "./signed-facts.ts";
import type { FormType } from "./templates.ts";

type Agreement = Selectable<Database["employerAgreements"] | Database["apprenticeAgreements"]>;

const mostSchedules = 100;

/**
 * What an agreement says now, with the records that it names; undefined where there is none. Where its signer has read it,
 * no schedule that was made after that is among them.
 */
export async function readFacts(
  db: Kysely<Database>,
  sealer: Sealer,
  type: FormType,
  id: string,
  read?: ShownVersions,
): Promise<SignedFacts | undefined> {
  return type === "employerAgreements"
    ? employerFacts(db, id, read)
    : apprenticeFacts(db, sealer, id);
}

async function employerFacts(
  db: Kysely<Database>,
  id: string,
  read: ShownVersions | undefined,
): Promise<SignedFacts | undefined> {
  const agreement = await db
    .selectFrom("employerAgreements")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!agreement) return undefined;
  const { common, profile } = await commonFacts(db, agreement);
  const schedules = await schedulesOf(db, agreement, read);
  return {
    ...common,
    type: "employerAgreements",
    schedules,
    signatures: { ...common.signatures, ...signedBy("employer", agreement) },
    workforce: {
      employees: {
        all: profile?.totalEmployees ?? null,
        women: profile?.totalEmployeesFemale ?? null,
        peopleOfColor: profile?.totalEmployeesColor ?? null,
      },
      journeyworkers: {
        all: profile?.totalJourneyWorkers ?? null,
        women: profile?.totalJourneyWorkersFemale ?? null,
        peopleOfColor: profile?.totalJourneyWorkersColor ?? null,
      },
    },
  };
}

async function apprenticeFacts(
  db: Kysely<Database>,
  sealer: Sealer,
  id: string,
): Promise<SignedFacts | undefined> {
  const agreement = await db
    .selectFrom("apprenticeAgreements")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!agreement) return undefined;
  const { common } = await commonFacts(db, agreement);
  const byEmployer = await inOrganization(
    db,
    "employerAgreements",
    agreement.employerAgreementId,
    agreement,
  );
  const schedule = await inOrganization(db, "wageSchedules", agreement.wageScheduleId, agreement);
  const provider = await inOrganization(
    db,
    "instructionProviders",
    agreement.instructionProviderId,
    agreement,
  );
  const user = await inOrganization(db, "users", agreement.userId, agreement);
  const kept = openField(sealer, apprenticeAgreements, id, "privateData", agreement.privateData);
  return {
    ...common,
    type: "apprenticeAgreements",
    schedules: schedule ? [scheduleOf(schedule)] : [],
    signatures: {
      ...common.signatures,
      ...signedBy("apprentice", agreement),
      ...guardianSignature(agreement),
      ...(byEmployer && signedBy("employer", byEmployer)),
    },
    apprentice: {
      name: agreement.signerName,
      firstName: agreement.signerFirstName,
      middleName: agreement.signerMiddleName,
      lastName: agreement.signerLastName,
      suffix: user?.suffix ?? null,
      email: agreement.signerEmail,
      phone: agreement.signerPhone,
      privateData: (kept ?? {}) as Record<string, unknown>,
    },
    instructionProvider: provider?.name ?? null,
    terms: {
      hoursProbationary: agreement.hoursProbationary,
      creditPrevJob: agreement.creditPrevJob,
      creditPrevRTIHrs: agreement.creditPrevRTIHrs,
      priorHourlyWage: agreement.priorHourlyWage,
      wagesPaidDuringRTI: agreement.wagesPaidDuringRTI,
      RTIDuringWorkHrs: agreement.RTIDuringWorkHrs,
    },
  };
}

async function commonFacts(db: Kysely<Database>, agreement: Agreement) {
  const organization = await db
    .selectFrom("organizations")
    .select("name")
    .where("id", "=", agreement.orgId ?? "")
    .executeTakeFirst();
  const location = await inOrganization(db, "locations", agreement.locationId, agreement);
  const profile = await inOrganization(
    db,
    "employerProfiles",
    agreement.employerProfileId,
    agreement,
  );
  const work = await inOrganization(db, "apprenticeships", agreement.apprenticeshipId, agreement);
  const template = await inOrganization(
    db,
    "apprenticeshipTemplates",
    work?.apprenticeshipTemplateId,
    agreement,
  );
  const common: Omit<CommonFacts, "schedules"> = {
    revision: currentRevision,
    agreementId: agreement.id,
    sponsor: {
      organization: organization?.name ?? null,
      location: location?.name ?? null,
      address: {
        street: [location?.addressLine1, location?.addressLine2].filter(Boolean).join(", ") || null,
        city: location?.addressCity ?? null,
        state: location?.addressState ?? null,
        zipCode: location?.addressPostalCode ?? null,
      },
    },
    employer: {
      name: profile?.name ?? null,
      contact:
        [profile?.contactFirstName, profile?.contactLastName].filter(Boolean).join(" ") || null,
      contactTitle: profile?.contactTitle ?? null,
      phone: profile?.contactPhone ?? null,
      email: profile?.contactEmail ?? null,
      ein: profile?.ein ?? null,
      naicsCode: profile?.naicsCode ?? null,
    },
    apprenticeship: {
      occupation: work?.occupationName ?? null,
      onetCode: work?.occupationONetCode ?? null,
      rapidsCode: work?.rapidsCode ?? null,
      type: work?.type ?? template?.type ?? null,
      ojtHours: work?.ojtHours ?? null,
      instructionHours: work?.instructionHours ?? null,
      startDate: work?.startDate ?? null,
      expectedEndDate: work?.expectedEndDate ?? null,
    },
    signatures: await sponsorSignature(db, agreement, location?.managerIds?.[0]),
  };
  return { common, profile };
}

/** As the agreement holds it; on one that was signed before sponsors signed, the stored signature of the first manager of its location. */
async function sponsorSignature(
  db: Kysely<Database>,
  agreement: Agreement,
  managerId: string | undefined,
): Promise<CommonFacts["signatures"]> {
  if (!agreement.signerSignature) return {};
  if (agreement.sponsorSignature)
    return {
      sponsor: {
        file: nameInUrl(agreement.sponsorSignature) ?? null,
        name: agreement.sponsorName,
        day: agreement.sponsorSignatureDate,
      },
    };
  if (agreement.sponsorAwaited !== null) return {};
  const sponsor = await inOrganization(db, "users", managerId, agreement);
  if (!sponsor?.userSignature) return {};
  return {
    sponsor: {
      file: nameInUrl(sponsor.userSignature) ?? null,
      name: sponsor.name,
      day: agreement.signerSignatureDate,
    },
  };
}

function signedBy(who: "apprentice" | "employer", agreement: Agreement): CommonFacts["signatures"] {
  if (!agreement.signerSignature) return {};
  const signature: SignatureFacts = {
    file: nameInUrl(agreement.signerSignature) ?? null,
    name: agreement.signerName,
    ...("signerTitle" in agreement && { title: agreement.signerTitle as string | null }),
    day: agreement.signerSignatureDate,
  };
  return { [who]: signature };
}

/** Beside an apprentice who was a minor a parent or guardian has signed. */
function guardianSignature({
  guardianSignature: signature,
  guardianName: name,
  guardianSignatureDate: day,
}: Selectable<Database["apprenticeAgreements"]>): CommonFacts["signatures"] {
  return signature ? { guardian: { file: nameInUrl(signature) ?? null, name, day } } : {};
}

/** The schedules of the employer in the agreement's apprenticeship, which are those that its signer reads. */
async function schedulesOf(
  db: Kysely<Database>,
  { orgId, employerProfileId, apprenticeshipId }: Agreement,
  read: ShownVersions | undefined,
): Promise<ScheduleFacts[]> {
  if (!employerProfileId || !apprenticeshipId) return [];
  const rows = await db
    .selectFrom("wageSchedules")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("employerProfileId", "=", employerProfileId)
    .where("apprenticeshipId", "=", apprenticeshipId)
    .$if(read !== undefined, (query) =>
      query.where(sql<SqlBool>`'wageSchedules/' || "id" = ANY(${[...read!.keys()]}::text[])`),
    )
    .orderBy("createdAt")
    .orderBy("id")
    .limit(mostSchedules)
    .execute();
  return rows.map(scheduleOf);
}

function scheduleOf({
  title,
  entryWage,
  wageRates,
}: Selectable<Database["wageSchedules"]>): ScheduleFacts {
  return { title, entryWage, wageRates: wageRates ?? [] };
}

type OfOrganization =
  | "locations"
  | "employerProfiles"
  | "apprenticeships"
  | "apprenticeshipTemplates"
  | "employerAgreements"
  | "wageSchedules"
  | "instructionProviders"
  | "users";

/** A record that an agreement names, if it is of the agreement's organization. */
async function inOrganization<Table extends OfOrganization>(
  db: Kysely<Database>,
  table: Table,
  id: string | null | undefined,
  { orgId }: Agreement,
): Promise<Selectable<Database[Table]> | undefined> {
  if (!id || !orgId) return undefined;
  const found = await db
    .selectFrom(table as "locations")
    .selectAll()
    .where("id", "=", id)
    .where("orgId", "=", orgId)
    .executeTakeFirst();
  return found as Selectable<Database[Table]> | undefined;
}
