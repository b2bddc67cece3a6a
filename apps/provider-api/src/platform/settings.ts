import { resolve } from "node:path";
import { isMailAddress } from "@guildway/api-contract";
import * as z from "zod/mini";
import { type IsTrusted, readTrustedProxies } from "@guildway/rules/visitor-address";

/** Everything that the environment decides, read once at start. docs/how-to/operate.md lists it for operators. */
export interface Settings {
  mode: "demo" | "production";
  /** The API's own port: `API_PORT`, else `PORT` + 20. */
  port: number;
  /** The shell's port; the other front ends stand beside it. */
  basePort: number;
  dataDir: string;
  databaseUrl?: string;
  /** Sites to which the login site hands a signed-in browser, and from which session calls are taken. */
  allowedOrigins: string[];
  /** Where people's browsers reach the shell, for links in mails. */
  publicUrl: string;
  loginUrl: string;
  /** Names the session cookie, since cookies ignore ports. */
  instance: string;
  /** 32 bytes that seal private values, base64; made and kept in the data folder in demo mode. */
  masterKey?: string;
  /** Master keys from before, comma between, so that what they sealed still opens. */
  earlierMasterKeys: string[];
  /** Whether a proxy's word on the address of a visitor counts: those of `TRUSTED_PROXIES`. */
  isTrustedProxy: IsTrusted;
  /** What our own front servers on this machine prove themselves with; without it they are peers like any other. */
  frontSecret?: string;
  defaultZip: string;
  /** An ipapi-like service with {ip} in its URL. */
  addressUrlTemplate: string | undefined;
  /** A static-map service with {lat}, {lon}, {zoom}, {width} and {height} in its URL. */
  mapUrlTemplate: string | undefined;
  mailFrom: string;
  /** The two addresses that plans, mails of staff and forwarded questions are blind-copied to. */
  mailBlindCopies: string[];
  /** Who is told of plans that name no organization. */
  providerEmail: string;
  /** Who runs this installation, by name, for those who share a plan or print one. */
  providerName: string;
  providerPrivacyPolicy: string | undefined;
  /** An S3 bucket for files; without one they lie in the data folder. */
  s3?: { bucket: string; region: string; endpoint?: string | undefined };
  /** The largest upload, in megabytes. */
  uploadMegabytes: number;
  /** CareerOneStop's Web API answers for occupations, programs and certificates where it is set. */
  careerOneStop?: { url: string; userId: string; token: string };
  /** O*NET Web Services answer for occupations where they are set and CareerOneStop is not. */
  onet?: { url: string; username: string; password: string };
  /** A mail server, smtp:// or smtps://; without one mails are written into the data folder. */
  smtpUrl?: string;
  /** An OpenAI-compatible server that composes answers; without one they are made of the passages' own sentences. */
  model?: { url: string; key: string | undefined; model: string };
  embeddings?: { url: string; key: string | undefined; model: string };
  /** Answers of the assistant that one address gets in a minute. */
  answersPerMinute: number;
  logLevel: "info" | "silent";
  /** Requests that one address may make in a minute before it is asked to wait. */
  requestsPerMinute: number;
}

/** Every program stands at a fixed distance above `PORT`; this is the farthest. */
export const farthestProgram = 50;
const portUpTo = (most: number) =>
  z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= most,
          `must be a port number from 1 to ${most}`,
        ),
      ),
  );
const url = z.optional(z.string().check(z.regex(/^(https?|postgres(ql)?):\/\//, "must be a URL")));
const mails = z
  .string()
  .check(
    z.refine(
      (text) => text.split(",").every(isMailAddress),
      "must be mail addresses, comma between",
    ),
  );

const environment = z.object({
  GUILDWAY_MODE: z.optional(z.enum(["demo", "production"], "must be demo or production")),
  PORT: portUpTo(65_535 - farthestProgram),
  API_PORT: portUpTo(65_535),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: url,
  ALLOWED_ORIGINS: z.optional(z.string()),
  PUBLIC_URL: url,
  LOGIN_URL: url,
  INSTANCE: z.optional(
    z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, "must be lower-case letters, digits and dashes")),
  ),
  MASTER_KEY: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/, "must be 32 bytes in base64")),
  ),
  EARLIER_MASTER_KEYS: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[A-Za-z0-9+/]{43}=(,[A-Za-z0-9+/]{43}=)*$/,
          "must be keys of 32 bytes in base64, comma between",
        ),
      ),
  ),
  TRUSTED_PROXIES: z.optional(z.string()),
  FRONT_SECRET: z.optional(z.string().check(z.minLength(32, "must have 32 characters or more"))),
  DEFAULT_ZIP: z.optional(z.string().check(z.regex(/^\d{5}$/, "must be a five-digit ZIP code"))),
  ADDRESS_URL: url,
  MAP_URL: url,
  MAIL_FROM: z.optional(mails),
  MAIL_BLIND_COPIES: z.optional(mails),
  PROVIDER_EMAIL: z.optional(mails),
  PROVIDER_NAME: z.optional(z.string().check(z.maxLength(120, "must be at most 120 characters"))),
  PROVIDER_PRIVACY_POLICY: z.optional(
    z.string().check(z.regex(/^https?:\/\//, "must be a web address")),
  ),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z.optional(z.string()),
  S3_ENDPOINT: url,
  UPLOAD_MEGABYTES: z.optional(
    z.string().check(z.regex(/^[1-9]\d{0,3}$/, "must be a whole number above 0")),
  ),
  CAREERONESTOP_URL: url,
  CAREERONESTOP_USER_ID: z.optional(z.string()),
  CAREERONESTOP_TOKEN: z.optional(z.string()),
  ONET_URL: url,
  ONET_USERNAME: z.optional(z.string()),
  ONET_PASSWORD: z.optional(z.string()),
  MAIL_TO_FOLDER: z.optional(z.enum(["yes"], "must be yes")),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, "must be an smtp:// URL"))),
  MODEL_URL: url,
  MODEL_KEY: z.optional(z.string()),
  MODEL_NAME: z.optional(z.string()),
  EMBEDDINGS_URL: url,
  EMBEDDINGS_KEY: z.optional(z.string()),
  EMBEDDINGS_NAME: z.optional(z.string()),
  ANSWERS_PER_MINUTE: z.optional(
    z.string().check(z.regex(/^[1-9]\d{0,4}$/, "must be a whole number above 0")),
  ),
  LOG_LEVEL: z.optional(z.enum(["info", "silent"], "must be info or silent")),
  REQUESTS_PER_MINUTE: z.optional(
    z.string().check(z.regex(/^[1-9]\d{0,6}$/, "must be a whole number above 0")),
  ),
});

/** The names of all settings, as the environment spells them. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/** Reads the settings; throws one error that lists every fault. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = environment.safeParse(given);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  const value = (parsed.success ? parsed.data : given) as z.infer<typeof environment>;
  const isTrustedProxy = orFault(() => readTrustedProxies(value.TRUSTED_PROXIES), faults);
  const mode = value.GUILDWAY_MODE ?? "demo";
  if (mode === "production")
    for (const name of [
      "MASTER_KEY",
      "PUBLIC_URL",
      "LOGIN_URL",
      "ALLOWED_ORIGINS",
      "MAIL_FROM",
      "PROVIDER_EMAIL",
    ] as const)
      if (!value[name]) faults.push(`${name} is required in production`);
  if (mode === "production" && !value.SMTP_URL && !value.MAIL_TO_FOLDER)
    faults.push("SMTP_URL is required in production, or MAIL_TO_FOLDER=yes to keep mails unsent");
  for (const [one, other] of [
    ["CAREERONESTOP_USER_ID", "CAREERONESTOP_TOKEN"],
    ["ONET_USERNAME", "ONET_PASSWORD"],
    ["MODEL_URL", "MODEL_NAME"],
    ["EMBEDDINGS_URL", "EMBEDDINGS_NAME"],
  ] as const)
    if (!value[one] !== !value[other]) faults.push(`${one} and ${other} go together`);
  if (faults.length > 0 || !isTrustedProxy)
    throw new Error(
      faults.length === 1
        ? `A setting is wrong: ${faults[0]}.`
        : `${faults.length} settings are wrong: ${faults.join("; ")}.`,
    );

  const basePort = Number(value.PORT ?? 3000);
  const local = (offset: number) => `http://localhost:${basePort + offset}`;
  return {
    mode,
    basePort,
    port: Number(value.API_PORT ?? basePort + 20),
    dataDir: resolve(value.DATA_DIR ?? ".data"),
    ...(value.DATABASE_URL && { databaseUrl: value.DATABASE_URL }),
    allowedOrigins: value.ALLOWED_ORIGINS
      ? value.ALLOWED_ORIGINS.split(",").map((origin) => origin.trim())
      : [local(0), local(2), local(10)],
    publicUrl: value.PUBLIC_URL ?? local(0),
    loginUrl: value.LOGIN_URL ?? local(10),
    instance: value.INSTANCE ?? `guildway-${basePort}`,
    ...(value.MASTER_KEY && { masterKey: value.MASTER_KEY }),
    earlierMasterKeys: value.EARLIER_MASTER_KEYS?.split(",") ?? [],
    isTrustedProxy,
    ...(value.FRONT_SECRET && { frontSecret: value.FRONT_SECRET }),
    defaultZip: value.DEFAULT_ZIP ?? "18101",
    addressUrlTemplate: value.ADDRESS_URL,
    mapUrlTemplate: value.MAP_URL,
    mailFrom: value.MAIL_FROM ?? "no-reply@guildway.test",
    mailBlindCopies: (
      value.MAIL_BLIND_COPIES ??
      (mode === "demo" ? "records@guildway.test,support@guildway.test" : "")
    )
      .split(",")
      .filter(Boolean),
    providerEmail: value.PROVIDER_EMAIL ?? "plans@guildway.test",
    providerName: value.PROVIDER_NAME ?? "Guildway",
    providerPrivacyPolicy: value.PROVIDER_PRIVACY_POLICY,
    ...(value.S3_BUCKET && {
      s3: {
        bucket: value.S3_BUCKET,
        region: value.S3_REGION ?? "us-east-1",
        endpoint: value.S3_ENDPOINT,
      },
    }),
    uploadMegabytes: Number(value.UPLOAD_MEGABYTES ?? 25),
    ...(value.CAREERONESTOP_USER_ID &&
      value.CAREERONESTOP_TOKEN && {
        careerOneStop: {
          url: value.CAREERONESTOP_URL ?? "https://api.careeronestop.org",
          userId: value.CAREERONESTOP_USER_ID,
          token: value.CAREERONESTOP_TOKEN,
        },
      }),
    ...(value.ONET_USERNAME &&
      value.ONET_PASSWORD && {
        onet: {
          url: value.ONET_URL ?? "https://services.onetcenter.org",
          username: value.ONET_USERNAME,
          password: value.ONET_PASSWORD,
        },
      }),
    ...(value.SMTP_URL && { smtpUrl: value.SMTP_URL }),
    ...(value.MODEL_URL &&
      value.MODEL_NAME && {
        model: { url: value.MODEL_URL, key: value.MODEL_KEY, model: value.MODEL_NAME },
      }),
    ...(value.EMBEDDINGS_URL &&
      value.EMBEDDINGS_NAME && {
        embeddings: {
          url: value.EMBEDDINGS_URL,
          key: value.EMBEDDINGS_KEY,
          model: value.EMBEDDINGS_NAME,
        },
      }),
    answersPerMinute: Number(value.ANSWERS_PER_MINUTE ?? 20),
    logLevel: value.LOG_LEVEL ?? "info",
    requestsPerMinute: Number(value.REQUESTS_PER_MINUTE ?? 3000),
  };
}

function orFault<T>(read: () => T, faults: string[]): T | undefined {
  try {
    return read();
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
