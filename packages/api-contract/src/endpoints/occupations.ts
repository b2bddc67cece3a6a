import * as z from "zod/mini";
import { longestKeyword } from "../bounds.ts";
import { endpoint } from "../endpoint.ts";
import { occupationDetail, occupationSource, occupationSummary } from "../occupations.ts";
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

/** School programs for an occupation near a place. */
export const listTraining = endpoint({
  name: "listTraining",
  method: "GET",
  path: "/v1/external/cos/training",
  access: "public",
  summary:
    "Lists school programs for an occupation; Available is false where this installation has no source of them.",
  query: z.strictObject({ keyword, location: zip }),
  reply: z.strictObject({
    SchoolPrograms: z.array(planSchoolProgram),
    Available: z.boolean(),
    Fallback,
  }),
});

/** Certificates for an occupation. */
export const listCertificates = endpoint({
  name: "listCertificates",
  method: "GET",
  path: "/v1/external/cos/certificationfinder",
  access: "public",
  summary:
    "Lists certificates for an occupation; Available is false where this installation has no source of them.",
  query: z.strictObject({ keyword }),
  reply: z.strictObject({ CertList: z.array(planCertificate), Available: z.boolean(), Fallback }),
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
