import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

const organizationId = z.string().check(z.minLength(1), z.maxLength(80));
const fileUrl = z.string().check(z.minLength(1), z.maxLength(2000));

/** The kinds of files that can be uploaded, by their extension. */
export const fileKinds = [
  "png",
  "jpg",
  "jpeg",
  "gif",
  "webp",
  "pdf",
  "docx",
  "xlsx",
  "pptx",
  "csv",
  "txt",
  "md",
  "mp3",
  "m4a",
  "wav",
] as const;

/** Seconds for which a public URL works unless it is asked otherwise. */
export const publicUrlSeconds = 3600;

/** Uploads one file; the body is multipart with a part named `file`. */
export const uploadFile = endpoint({
  name: "uploadFile",
  method: "POST",
  path: "/v1/external/aws/upload",
  access: "public",
  grants: ["access"],
  summary:
    "Stores one file of the organization, sent as multipart part `file`, whose kind and size are checked by content; staff's prefix public-content makes it readable by everybody. Students store their signature and picture (prefix user-content/{organizationId}, the only one they may name) and files of their own materials (prefix user-content/materials/{id}); who gave the code of an invite to sign stores a signature.",
  query: z.strictObject({
    fileExt: z.enum(fileKinds),
    prefix: z._default(
      z
        .string()
        .check(
          z.maxLength(200, { abort: true }),
          z.regex(/^[\w-]+(\/[\w-]+)*\/?$/, "must be a path of words"),
        ),
      "user-content",
    ),
    organizationId,
  }),
  streams: "request",
  reply: z.strictObject({ url: z.string(), name: z.string(), size: z.int(), type: z.string() }),
  problems: [
    "file.too-large",
    "file.wrong-kind",
    "file.missing",
    "file.quota-used",
    "limit.too-many-requests",
  ],
});

/** Deletes one of the organization's own stored files. */
export const deleteFile = endpoint({
  name: "deleteFile",
  method: "POST",
  path: "/v1/external/aws/delete-file",
  access: "staff",
  summary:
    "Deletes one of the organization's own stored files by its URL: one that the caller uploaded, or of which they may change every record that names it, and for administrators one that no record names; not one that is a signature of an agreement or a person.",
  body: z.strictObject({ file: fileUrl, organizationId }),
  reply: z.strictObject({ deleted: z.literal(true) }),
  problems: ["file.not-found", "record.conflict"],
});

/** Answers one of the organization's own stored files as base64. */
export const readFileBuffer = endpoint({
  name: "readFileBuffer",
  method: "GET",
  path: "/v1/external/aws/buffer",
  access: "public",
  grants: ["access"],
  summary:
    "Answers one of the organization's own stored files as base64 (up to 10 MB), and with createPreSignedUrl=true a URL that works for an hour (a key's is one of its public URLs, and who reads it by a grant alone gets none); needs staff of it, a key or a grant.",
  query: z.strictObject({
    url: fileUrl,
    organizationId,
    createPreSignedUrl: z._default(z.enum(["true", "false"]), "false"),
  }),
  reply: z.strictObject({ buffer: z.string(), url: z.optional(z.string()) }),
  problems: ["file.not-found", "file.too-large", "record.too-many", "limit.too-many-requests"],
});

/** Makes a URL of a stored file that works for everybody until it expires. */
export const createPublicUrl = endpoint({
  name: "createPublicUrl",
  method: "GET",
  path: "/v1/api/actions/create-public-url",
  access: "apiKey",
  scope: "createPublicUrl",
  summary:
    "Answers a URL of one of the organization's own stored files that works for everybody until it expires or its staff take it back: one that everybody reads, that a record names or links which this key reads, or that its staff uploaded and no record names; 5,000 of them at a time, with a key that everybody may know 60 of a network, each for at most an hour.",
  query: z.strictObject({
    url: fileUrl,
    expires: z._default(
      z.coerce.number().check(z.int(), z.gte(1), z.lte(604_800)),
      publicUrlSeconds,
    ),
  }),
  reply: z.strictObject({ url: z.string() }),
  problems: ["file.not-found", "record.too-many", "limit.too-many-requests"],
});

/** Takes a public URL back. */
export const revokePublicUrl = endpoint({
  name: "revokePublicUrl",
  method: "POST",
  path: "/v1/external/public-urls/revoke",
  access: "admin",
  summary: "Takes a public URL of the organization's files back, which opens nothing from then on.",
  body: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(80)) }),
  reply: z.strictObject({ revokedAt: z.iso.datetime() }),
  problems: ["record.not-found"],
});

/** The file itself. */
export const readFile = endpoint({
  name: "readFile",
  method: "GET",
  path: "/v1/files/{name}",
  access: "public",
  grants: ["access"],
  summary:
    "Answers a stored file: a public one to everybody, any other with a signature that has not expired, or to staff.",
  query: z.strictObject({
    expires: z.optional(z.string().check(z.regex(/^\d{1,12}$/, "must be a time in seconds"))),
    signature: z.optional(z.string().check(z.maxLength(100))),
    /** Of a public URL, the id by which it can be taken back. */
    link: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  }),
  streams: "reply",
  reply: z.unknown(),
  problems: ["file.not-found", "limit.too-many-requests"],
});

/** The widths, in pixels, in which a picture is made. */
export const imageWidths = [160, 320, 640, 960, 1280, 1920] as const;

const isImageWidth = (width: number) => (imageWidths as readonly number[]).includes(width);

/** A picture that everybody may see, as wide as a page shows it. */
export const readImage = endpoint({
  name: "readImage",
  method: "GET",
  path: "/v1/files/{name}/image",
  access: "public",
  summary:
    "Answers a stored picture that everybody may see as WebP, as wide as asked for or as it is where it is narrower, upright and without what its camera noted; made when it is first asked for, and kept; sends to the picture as it is stored where none can be made of it, as of one with more pixels than fifty million.",
  query: z.strictObject({
    width: z.coerce
      .number()
      .check(z.refine(isImageWidth, { error: "must be 160, 320, 640, 960, 1280 or 1920" })),
  }),
  streams: "reply",
  reply: z.unknown(),
  problems: ["file.not-found"],
});
