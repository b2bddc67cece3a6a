import * as z from "zod/mini";
import { longestKeyword } from "../bounds.ts";
import { endpoint } from "../endpoint.ts";
import {
  apprenticeshipSponsor,
  exploredOccupation,
  occupationDetail,
  occupationSource,
  occupationSummary,
  occupationWork,
  zipPlace,
} from "../occupations.ts";
import { planCertificate, planSchoolProgram } from "../records/job-profiles.ts";

const keyword = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestKeyword));
const zip = z.optional(z.string().check(z.maxLength(100)));
const flag = z._default(z.enum(["true", "false"]), "true");

/** A sentence where the configured service failed and the answer is this installation's own. */
const Fallback = z.optional(z.string());

/** Occupations that fit what a person typed: lay words, titles, abbreviations, codes, with typing errors. */
export const searchOccupations = endpoint({
  name: "searchOccupations",
  method: "GET",
  path: "/v1/external/cos/occupations",
  access: "public",
  summary:
    "Finds occupations by lay words, titles, abbreviations or codes, best first; 20 unless limit says otherwise.",
  query: z.strictObject({
    keyword,
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  }),
  reply: z.strictObject({
    OccupationList: z.array(occupationSummary),
    Sources: z.array(occupationSource),
    Fallback,
  }),
});

/** One occupation by its O*NET code or title, with skills and knowledge by importance and wages. */
export const readOccupation = endpoint({
  name: "readOccupation",
  method: "GET",
  path: "/v1/external/cos/occupation",
  access: "public",
  summary:
    "Answers one occupation by its O*NET code, or the one that fits a title best, skills and knowledge sorted by importance, highest first.",
  query: z.strictObject({ keyword, location: zip, wages: flag, training: flag }),
  reply: z.strictObject({ OccupationDetail: z.array(occupationDetail), Fallback }),
  problems: ["occupation.not-found"],
});

/** What a list near a place says of itself: how many there are within `Radius` miles, where the answer holds the nearest of them. `Radius` is null where the place is not known or nothing is within the widest. */
const near = {
  Total: z.int(),
  Radius: z.nullable(z.int()),
  Place: z.optional(zipPlace),
  Sources: z.array(occupationSource),
  Available: z.boolean(),
};

/** School programs for an occupation near a place. */
export const listTraining = endpoint({
  name: "listTraining",
  method: "GET",
  path: "/v1/external/cos/training",
  access: "public",
  summary:
    "Lists school programs for an occupation, nearest first, the nearest 200 within 50 miles, or wider where there are none; Available is false where this installation has no source of them.",
  query: z.strictObject({ keyword, location: zip }),
  reply: z.strictObject({ SchoolPrograms: z.array(planSchoolProgram), ...near, Fallback }),
});

/** Registered apprenticeship sponsors for an occupation near a place. */
export const listOccupationSponsors = endpoint({
  name: "listOccupationSponsors",
  method: "GET",
  path: "/v1/external/cos/sponsors",
  access: "public",
  summary:
    "Lists registered apprenticeship sponsors for an occupation, nearest first, the nearest 50 within 50 miles, or wider where there are none; Available is false where this installation has no source of them.",
  query: z.strictObject({ keyword, location: zip }),
  reply: z.strictObject({ Sponsors: z.array(apprenticeshipSponsor), ...near }),
});

/** Licences and certificates for an occupation. */
export const listCertificates = endpoint({
  name: "listCertificates",
  method: "GET",
  path: "/v1/external/cos/certificationfinder",
  access: "public",
  summary:
    "Lists the licences that an occupation needs in the nation and in the state of a place, then its certifications; Available is false where this installation has no source of them.",
  query: z.strictObject({ keyword, location: zip }),
  reply: z.strictObject({
    CertList: z.array(planCertificate),
    /** The state whose licences are in the list, null where the place is not known. */
    State: z.nullable(z.string()),
    /** Whether licences of that state are known at all: none of some states are. */
    StateKnown: z.boolean(),
    Sources: z.array(occupationSource),
    Available: z.boolean(),
    Fallback,
  }),
});

/** What one does in an occupation: tasks, tools, technology, interests. */
export const readOccupationWork = endpoint({
  name: "readOccupationWork",
  method: "GET",
  path: "/v1/external/cos/work",
  access: "public",
  summary:
    "Answers what one does in an occupation: its tasks, technology, tools and interests; lists are empty where nothing is known.",
  query: z.strictObject({ keyword }),
  reply: z.strictObject({ ...occupationWork.shape, Sources: z.array(occupationSource) }),
  problems: ["occupation.not-found"],
});

/** Occupations without a word to search for: by interests, by what pays near a place, by what is in demand. */
export const exploreOccupations = endpoint({
  name: "exploreOccupations",
  method: "GET",
  path: "/v1/external/cos/explore",
  access: "public",
  summary:
    "Lists occupations that fit interests, that pay best near a place, or that open most often, best first, at most 50 of each page.",
  query: z.strictObject({
    by: z.enum(["interests", "pay", "openings"]),
    /** Six digits, 0 to 9: how much one likes what is Realistic, Investigative, Artistic, Social, Enterprising, Conventional. */
    profile: z.optional(z.string().check(z.regex(/^\d{6}$/, "must be six digits"))),
    location: zip,
    /** Leaves out what asks for more preparation: O*NET's job zone, 1 to 5. */
    zone: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(5))),
    apprenticeable: z._default(z.enum(["true", "false"]), "false"),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
    offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(2000)), 0),
  }),
  reply: z.strictObject({
    OccupationList: z.array(exploredOccupation),
    Total: z.int(),
    Place: z.optional(zipPlace),
    Sources: z.array(occupationSource),
  }),
  problems: [],
});

/** The ZIP code that a visitor's plan starts from. */
export const readPlaceOfAddress = endpoint({
  name: "readPlaceOfAddress",
  method: "GET",
  path: "/v1/external/ipapi",
  access: "public",
  summary:
    "Answers the ZIP code of the caller's network address; another address than one's own is for staff.",
  query: z.strictObject({ ip: z.optional(z.string().check(z.maxLength(45))) }),
  reply: z.strictObject({ zip: z.string(), Fallback }),
});

/** A map around a ZIP code from the configured service, zoom 8, 700 by 700. */
export const readMap = endpoint({
  name: "readMap",
  method: "GET",
  path: "/v1/external/map",
  access: "public",
  summary:
    "Answers a map image around a ZIP code from the configured service; without one the page draws its own.",
  query: z.strictObject({
    zip: z.string().check(z.regex(/^\d{5}$/, "must be a five-digit ZIP code")),
  }),
  streams: "reply",
  reply: z.unknown(),
  problems: ["map.not-configured", "record.not-found"],
});
