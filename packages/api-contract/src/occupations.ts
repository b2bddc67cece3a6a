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

/** National wages, annual before hourly. `SocWageInfo` names the group that was surveyed, which can be wider than the occupation. */
export const occupationWages = z.object({
  NationalWagesList: z.array(occupationWage),
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

/** The centre of a ZIP code, in degrees. */
const zipPlace = z.object({
  Zip: z.string(),
  City: z.string(),
  State: z.string(),
  County: z.string(),
  Lat: z.number(),
  Lon: z.number(),
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
    z.object({ OnetCode: onetCode, OnetTitle: z.string(), TitleEs: titleEs }),
  ),
  Apprenticeable: z.optional(z.array(apprenticeableOccupation)),
  Location: z.optional(zipPlace),
  Sources: z.array(occupationSource),
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
