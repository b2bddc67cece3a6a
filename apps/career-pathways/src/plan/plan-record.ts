import type { AlreadyHave, FactsThen, jobProfiles, RecordInput } from "@guildway/api-contract";
import type { OccupationDetail } from "@guildway/api-contract";
import { areaMedians } from "./wage-figures.ts";
import type { PlanElement, PlanItems } from "./plan.ts";

export type PlanRecord = RecordInput<typeof jobProfiles>;

/** A plan as it is stored, without contact and organisation. */
export function planRecord(
  occupation: Pick<
    OccupationDetail,
    "OnetTitle" | "OnetCode" | "OccupationDescription" | "Location" | "Wages" | "Outlook"
  >,
  selected: PlanItems,
  have?: AlreadyHave,
): PlanRecord {
  const { Location: place } = occupation;
  return {
    OnetTitle: occupation.OnetTitle,
    OccupationDescription: occupation.OccupationDescription,
    OnetCode: occupation.OnetCode,
    location: place?.Zip ?? null,
    occupationLocation: place ? `${place.City}, ${place.State}` : null,
    selectedSkills: selected.skills.map(storedElement),
    selectedKnowledge: selected.knowledge.map(storedElement),
    selectedCerts: selected.certificates,
    selectedSchoolPrograms: selected.programs,
    alreadyHave: have ?? null,
    factsThen: factsOf(occupation),
  };
}

/** What a later reader holds today's facts against. */
export function factsOf({
  Wages,
  Outlook,
}: Pick<OccupationDetail, "Wages" | "Outlook">): FactsThen {
  const [pay] = Wages ? areaMedians(Wages, "Annual") : [];
  return {
    MedianAnnual: pay?.figure ?? null,
    AreaName: pay?.area ?? null,
    WageYear: pay && Wages ? Wages.WageYear : null,
    AnnualOpenings: Outlook?.AnnualOpenings ?? null,
    Period: Outlook?.Period ?? null,
  };
}

/** The place that a plan is for, undefined where it names none. */
export function placeInWords(plan: PlanRecord): string | undefined {
  return plan.occupationLocation
    ? [plan.occupationLocation, plan.location].filter(Boolean).join(" ")
    : undefined;
}

/** Who a plan belongs to: an organisation, and the location that the tool was opened for. */
export function planOwner(orgId: string | undefined, locationId: string | undefined): PlanRecord {
  return {
    ...(orgId !== undefined && { orgId }),
    ...(locationId !== undefined && { locationId, isExternal: true }),
  };
}

/** What a stored plan holds, as it was saved. */
export function storedItems(profile: PlanRecord): PlanItems {
  return {
    skills: profile.selectedSkills ?? [],
    knowledge: profile.selectedKnowledge ?? [],
    certificates: profile.selectedCerts ?? [],
    programs: profile.selectedSchoolPrograms ?? [],
  };
}

/** The plan fields of a stored plan, with its organisation, as an update takes them. */
export function storedRecord(profile: PlanRecord): PlanRecord {
  return Object.fromEntries(storedFields.map((field) => [field, profile[field]]));
}

const storedFields = [
  "orgId",
  "locationId",
  "isExternal",
  "OnetTitle",
  "OnetCode",
  "OccupationDescription",
  "location",
  "occupationLocation",
  "selectedSkills",
  "selectedKnowledge",
  "selectedCerts",
  "selectedSchoolPrograms",
  "alreadyHave",
  "factsThen",
] as const satisfies (keyof PlanRecord)[];

function storedElement(element: PlanElement) {
  const { ElementId, ElementName, ElementDescription, Importance, DataValue } = element;
  return { ElementId, ElementName, ElementDescription, Importance, DataValue };
}
