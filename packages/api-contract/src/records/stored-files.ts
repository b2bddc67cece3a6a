import * as z from "zod/mini";
import { plainLine } from "../one-line.ts";
import { webAddress } from "../record.ts";

const short = z.string().check(z.maxLength(500));

/** A published file: what it is called, where it is, and what is said in it. */
export const cdnFile = fileAt(webAddress, plainLine(500));

/** The published files of a class or a material. */
export const cdnFiles = z.array(cdnFile).check(z.maxLength(200));

/** The same as they are answered, those too that were written before their addresses were checked as they are now. */
export const answeredCdnFiles = z.array(fileAt(z.string(), short));

function fileAt(address: z.ZodMiniType<string, string>, name: z.ZodMiniType<string, string>) {
  return z.object({
    id: z.optional(short),
    name,
    type: z.optional(z.nullable(short)),
    /** Bytes. */
    size: z.optional(z.nullable(z.number().check(z.gte(0)))),
    url: z.nullable(address),
    transcript: z.optional(z.nullable(z.string().check(z.maxLength(100_000)))),
  });
}
