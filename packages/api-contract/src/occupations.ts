import * as z from "zod/mini";

const onetCode = z.string().check(z.regex(/^\d{2}-\d{4}\.\d{2}$/));
const dollars = z.nullable(z.number());

/** National median wages in US dollars; null where not published. A rate named in `TopCoded` is the highest figure that is published: the median is that or more. */
export const medianWages = z.object({
  Hourly: dollars,
  Annual: dollars,
  TopCoded: z.array(z.enum(["Hourly", "Annual"])),
});

/** Guildway's own translation of `OnetTitle` into Spanish, where there is one. */
const titleEs = z.optional(z.string());

/** One search result. `MatchedTitle` is the alternate title that matched, when it was not the title itself, `MatchedTitleEs` the Spanish title or word that did; `MedianWages` and `Apprenticeable` are there where they are known. */
export const occupationSummary = z.object({
  OnetTitle: z.string(),
  TitleEs: titleEs,
  OccupationDescription: z.string(),
  OnetCode: onetCode,
  MatchedTitle: z.optional(z.string()),
  MatchedTitleEs: z.optional(z.string()),
  MedianWages: z.optional(medianWages),
  Apprenticeable: z.optional(z.boolean()),
});

/** A skill or a field of knowledge. `Importance` runs from 0 to 100; `LowPrecision` marks figures that their source advises against relying on. */
const occupationElement = z.object({
  ElementId: z.string(),
  ElementName: z.string(),
  ElementDescription: z.string(),
  Importance: z.number().check(z.gte(0), z.lte(100)),
  LowPrecision: z.optional(z.literal(true)),
});

/** Wages in US dollars; null where not published. A field named in `TopCoded` holds the highest figure that is published: the wage is that or more. */
const occupationWage = z.object({
  RateType: z.enum(["Annual", "Hourly"]),
  Pct10: dollars,
  Pct25: dollars,
  Median: dollars,
  Pct75: dollars,
  Pct90: dollars,
  Mean: dollars,
  AreaName: z.string(),
  TopCoded: z.array(z.enum(["Pct10", "Pct25", "Median", "Pct75", "Pct90", "Mean"])),
});

/** What kind of area a figure is of: a metropolitan or nonmetropolitan one, or a state. */
const areaKind = z.enum(["Metro", "Nonmetro", "State"]);

/** Median wages of an area, in US dollars; see `medianWages`. */
const localWage = z.object({
  AreaName: z.string(),
  AreaKind: areaKind,
  Hourly: dollars,
  Annual: dollars,
  TopCoded: z.array(z.enum(["Hourly", "Annual"])),
});

/** What one starts with (the mean of the lowest third) and earns with experience (of the upper two thirds), in US dollars: for an area of which no median is published. */
const wageLevels = z.object({
  AreaName: z.string(),
  RateType: z.enum(["Annual", "Hourly"]),
  Entry: z.number(),
  Experienced: z.number(),
  Release: z.string(),
});

/**
 * National wages, annual before hourly, and those near the place asked for, nearest first, of the same survey year.
 * `LocalLevels` is there where the nearest area has no median. `SocWageInfo` names the group that was surveyed, which can be
 * wider than the occupation.
 */
export const occupationWages = z.object({
  NationalWagesList: z.array(occupationWage),
  LocalWagesList: z.optional(z.array(localWage)),
  LocalLevels: z.optional(wageLevels),
  WageYear: z.number(),
  SocWageInfo: z.object({ SocCode: z.string(), SocTitle: z.string() }),
});

/** A registered-apprenticeship occupation. `Type`: TB time-based, HY hybrid, CB competency-based (then without hours). */
const apprenticeableOccupation = z.object({
  RapidsCode: z.string(),
  Title: z.string(),
  Type: z.enum(["TB", "HY", "CB"]),
  HoursMin: z.nullable(z.number()),
  HoursMax: z.nullable(z.number()),
});

/** The centre of a ZIP code, in degrees. `Approximate` marks the nearest known ZIP code in the place of one that is not known. */
export const zipPlace = z.object({
  Zip: z.string(),
  City: z.string(),
  State: z.string(),
  County: z.string(),
  Lat: z.number(),
  Lon: z.number(),
  Approximate: z.optional(z.literal(true)),
});

/** How the occupation is expected to develop in the nation. `Employment` in jobs; `AnnualOpenings` includes those that people leave. What is typically asked for at entry is null where the source does not say. */
const occupationOutlook = z.object({
  Period: z.string(),
  Employment: z.number(),
  ProjectedEmployment: z.number(),
  ChangePercent: z.number(),
  AnnualOpenings: z.number(),
  EntryEducation: z.nullable(z.string()),
  WorkExperience: z.nullable(z.string()),
  OnTheJobTraining: z.nullable(z.string()),
  SocCode: z.string(),
  SocTitle: z.string(),
});

/** Where figures come from, with the credit line that their licence asks to be shown. */
export const occupationSource = z.object({
  Name: z.string(),
  Release: z.string(),
  Credit: z.string(),
});

/** One occupation in full. Skills and knowledge are sorted by importance, highest first; both can be empty. `Wages` and `Apprenticeable` are there when asked for; `Wages` only where figures exist. */
export const occupationDetail = z.object({
  OnetTitle: z.string(),
  TitleEs: titleEs,
  OnetCode: onetCode,
  OccupationDescription: z.string(),
  AlternateTitles: z.array(z.string()),
  SkillsDataList: z.array(occupationElement),
  KnowledgeDataList: z.array(occupationElement),
  Wages: z.optional(occupationWages),
  JobZone: z.nullable(z.number()),
  RelatedOccupations: z.array(
    z.object({
      OnetCode: onetCode,
      OnetTitle: z.string(),
      TitleEs: titleEs,
      MedianWages: z.optional(medianWages),
      JobZone: z.optional(z.nullable(z.number())),
    }),
  ),
  Apprenticeable: z.optional(z.array(apprenticeableOccupation)),
  Outlook: z.optional(occupationOutlook),
  Location: z.optional(zipPlace),
  Sources: z.array(occupationSource),
});

/** A registered apprenticeship sponsor; `Distance` in miles from the place asked for, null where that is not known. */
export const apprenticeshipSponsor = z.object({
  Id: z.string(),
  Name: z.string(),
  City: z.string(),
  State: z.string(),
  Zip: z.string(),
  Distance: z.nullable(z.number()),
  Kind: z.nullable(z.string()),
  /** Whether it takes apprentices all over the nation. */
  National: z.boolean(),
  Website: z.nullable(z.string()),
  ProfileUrl: z.nullable(z.string()),
  /** The day of the entry, YYYY-MM-DD. */
  Updated: z.nullable(z.string()),
});

/** The six interests: Realistic, Investigative, Artistic, Social, Enterprising, Conventional. */
export const interests = ["R", "I", "A", "S", "E", "C"] as const;

/** What one does in an occupation. Tasks and technology come with what matters most first; `Rating` runs from 1 to 7. */
export const occupationWork = z.object({
  Tasks: z.array(z.object({ Task: z.string(), Core: z.boolean() })),
  Technology: z.array(
    z.object({ Name: z.string(), Category: z.string(), Hot: z.boolean(), InDemand: z.boolean() }),
  ),
  Tools: z.array(z.object({ Name: z.string(), Category: z.string() })),
  Interests: z.array(z.object({ Interest: z.enum(interests), Rating: z.number() })),
});

/** An occupation that was found without a word to search for. */
export const exploredOccupation = z.object({
  ...occupationSummary.shape,
  JobZone: z.nullable(z.number()),
  /** Openings of a year in the nation, of the occupation or of the group that it is projected with; null where neither is projected. */
  AnnualOpenings: z.nullable(z.number()),
  /** Yearly median in US dollars where it is known nearest to the place, and of which area; `TopCoded` where it is that or more. */
  Pay: z.nullable(z.object({ Annual: z.number(), AreaName: z.string(), TopCoded: z.boolean() })),
  /** How the interests of the occupation agree with those given: -1 to 1, null where not asked for or not known. */
  Fit: z.nullable(z.number()),
  /** The occupation's interests, strongest first, up to three. */
  Interests: z.array(z.enum(interests)),
});

/** See `occupationSummary`. */
export type OccupationSummary = z.infer<typeof occupationSummary>;
/** See `medianWages`. */
export type MedianWages = z.infer<typeof medianWages>;
/** See `occupationElement`. */
export type OccupationElement = z.infer<typeof occupationElement>;
/** See `occupationWage`. */
export type OccupationWage = z.infer<typeof occupationWage>;
/** See `occupationWages`. */
export type OccupationWages = z.infer<typeof occupationWages>;
/** See `apprenticeableOccupation`. */
export type ApprenticeableOccupation = z.infer<typeof apprenticeableOccupation>;
/** See `zipPlace`. */
export type ZipPlace = z.infer<typeof zipPlace>;
/** See `occupationSource`. */
export type OccupationSource = z.infer<typeof occupationSource>;
/** See `occupationDetail`. */
export type OccupationDetail = z.infer<typeof occupationDetail>;
/** See `localWage`. */
export type LocalWage = z.infer<typeof localWage>;
/** See `wageLevels`. */
export type WageLevels = z.infer<typeof wageLevels>;
/** See `occupationOutlook`. */
export type OccupationOutlook = z.infer<typeof occupationOutlook>;
/** See `apprenticeshipSponsor`. */
export type ApprenticeshipSponsor = z.infer<typeof apprenticeshipSponsor>;
/** See `occupationWork`. */
export type OccupationWork = z.infer<typeof occupationWork>;
/** See `exploredOccupation`. */
export type ExploredOccupation = z.infer<typeof exploredOccupation>;
/** One of the six interests. */
export type Interest = (typeof interests)[number];
