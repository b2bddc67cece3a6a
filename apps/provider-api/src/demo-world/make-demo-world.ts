import { type RecordDefinition, records } from "@guildway/api-contract";
import { hashPassword } from "../identity/passwords.ts";
import type { OccupationTables } from "../platform/database/occupation-tables.ts";
import { keepWords } from "../passages/keep-words.ts";
import { hashSecret } from "../platform/secrets.ts";
import { insertion } from "../records/stored-values.ts";
import type { Services } from "../services.ts";
import { demoApiKeys } from "../access/demo-keys.ts";
import * as courses from "./courses.ts";
import * as crowds from "./crowds.ts";
import { datedBefore } from "./dates.ts";
import type { DemoRecord } from "./demo-record.ts";
import * as employers from "./employers.ts";
import { filledPlans } from "./filled-plans.ts";
import { putDemoFiles } from "./files/put-demo-files.ts";
import * as invites from "./invites.ts";
import * as library from "./library.ts";
import { demoLocations, demoOrganizations } from "./organizations.ts";
import { demoPageLinks } from "./page-links.ts";
import { demoRegistrations, isWaiting } from "./registrations.ts";
import { demoSavedViews } from "./saved-views.ts";
import { makeToldPrograms } from "./told-programs.ts";
import * as pages from "./pages.ts";
import { demoCrowd, demoPassword, demoSignIns, type DemoUser } from "./users.ts";

/** Where the demo world is made; `scratch` is a folder on the same disk as a file store that is a folder. */
export type DemoPlace = Pick<Services, "db" | "sealer" | "files"> & { scratch: string };

/** Makes the demo world in an empty database, all or nothing; leaves one that has organizations alone. */
export async function makeDemoWorld(
  { db, sealer, files, scratch }: DemoPlace,
  partnerOrigin: string,
  now = new Date(),
): Promise<void> {
  const existing = await db.selectFrom("organizations").select("id").limit(1).executeTakeFirst();
  if (existing) return;
  const dated = datedBefore(now);
  const signIns = demoSignIns();
  const passwordHashes = await Promise.all(signIns.map(() => hashPassword(demoPassword)));
  const storedFiles = await putDemoFiles(files, scratch);
  await db.transaction().execute(async (transaction) => {
    const insert = async <D extends RecordDefinition>(
      definition: D,
      rows: readonly DemoRecord<D>[],
    ) => {
      for (const row of rows) {
        const whole = { ...row, ...dated(definition.type, row) };
        await insertion(sealer, definition, whole).execute(transaction);
      }
    };
    await insert(
      records.organization,
      demoOrganizations.map((organization) => ({
        ...organization,
        showOrgName: true,
        timeZone: "America/New_York",
        frameAncestors: organization.id === "org-keystone" ? [partnerOrigin] : [],
      })),
    );
    await transaction.insertInto("files").values(storedFiles).execute();
    await insert(records.location, demoLocations);
    await transaction
      .insertInto("users")
      .values(
        [...signIns, ...demoCrowd()].map((user) => ({
          ...userRow(user),
          ...dated("users", user),
        })),
      )
      .execute();
    await transaction
      .insertInto("credentials")
      .values(
        signIns.map(({ id }, index) => ({ userId: id, passwordHash: passwordHashes[index]! })),
      )
      .execute();
    await insert(records.userProfiles, invites.demoUserProfiles);
    await insert(records.employerProfiles, [
      ...employers.demoEmployerProfiles,
      ...crowds.demoEmployers,
    ]);
    await insert(records.instructionProviders, employers.demoInstructionProviders);
    await insert(records.apprenticeshipTemplates, employers.demoTemplates);
    await insert(records.apprenticeships, employers.demoApprenticeships);
    await insert(records.wageSchedules, employers.demoWageSchedules);
    await insert(records.courses, [...courses.demoCourses, ...crowds.demoMoreCourses]);
    await insert(records.courseTopics, courses.demoTopics);
    await insert(records.cohort, courses.demoCohorts);
    await insert(records.classCode, courses.demoClassCodes);
    await insert(records.jobProfiles, [
      ...courses.demoJobProfiles,
      ...(await filledPlans(transaction.$pickTables<keyof OccupationTables>(), crowds.demoPlans)),
    ]);
    await insert(records.pathways, courses.demoPathways);
    await insert(records.integrations, library.demoIntegrations);
    await insert(records.resourceGroups, library.demoResourceGroups);
    await insert(records.resources, library.demoResources);
    await insert(records.documents, library.demoDocuments);
    await keepWords(
      transaction,
      library.demoDocuments.map(({ id }) => id),
    );
    await insert(records.searches, library.demoSearches);
    await insert(records.reviewedAnswers, library.demoReviewedAnswers);
    await insert(records.materials, pages.demoMaterials);
    await insert(records.widgets, pages.demoWidgets);
    await insert(records.dashboards, pages.demoDashboards);
    await insert(records.pages, pages.demoPages);
    await insert(records.pageLinks, demoPageLinks);
    await insert(records.employerAgreements, invites.demoEmployerAgreements);
    await insert(records.apprenticeAgreements, invites.demoApprenticeAgreements);
    await insert(records.invites, [...invites.demoInvites, ...crowds.demoSentInvites]);
    await insert(records.externalRegistrations, demoRegistrations);
    await insert(records.savedViews, demoSavedViews);
    const keys = await transaction
      .insertInto("apiKeys")
      .values(
        demoApiKeys.map(({ key, orgId, name }) => ({
          tokenHash: hashSecret(key),
          orgId,
          name,
          revokedAt: null,
        })),
      )
      .returning(["id", "orgId"])
      .execute();
    const ofKeystone = keys.find(({ orgId }) => orgId === "org-keystone")!;
    await makeToldPrograms(transaction, sealer, ofKeystone.id, now);
  });
}

function userRow({ role, membership, ...user }: DemoUser) {
  return {
    ...user,
    uid: user.id,
    name: `${user.firstName} ${user.lastName}`,
    displayName: user.firstName,
    role: JSON.stringify([role]) as never,
    membership: [membership],
    locationId: user.locationId ?? null,
    courseReadOnly: user.courseReadOnly ?? false,
    testUser: user.testUser ?? false,
    registrationPending: isWaiting(user.id) || null,
    title: user.title ?? null,
    aboutMe: user.aboutMe ?? null,
    calendarLink: user.calendarLink ?? null,
    userProfileId: user.userProfileId ?? null,
    userSignature: user.userSignature ?? null,
    apprenticeshipIds: user.apprenticeshipIds ?? null,
    courseIds: user.courseIds ?? null,
    completedCourseIds: user.completedCourseIds ?? null,
    cohortIds: user.cohortIds ?? null,
    employerProfileId: user.employerProfileId ?? null,
  };
}
