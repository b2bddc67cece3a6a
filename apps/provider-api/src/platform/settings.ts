import { resolve } from "node:path";
import { isMailAddress } from "@guildway/api-contract";
import * as z from "zod/mini";
import { readTrustedProxies } from "@guildway/rules/visitor-address";
import { group, type Read, setting, settingsOf } from "./read-settings.ts";

/** Every program stands at a fixed distance above `PORT`; this is the farthest. */
export const farthestProgram = 50;

/** Ports of other protocols, which browsers refuse to call (the Fetch standard's "bad ports" above 1023). */
const refusedPorts = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10_080,
];
const refusedFrom = (port: number): number | undefined =>
  refusedPorts.find((refused) => refused >= port && refused <= port + farthestProgram);

const anyText = z.string();
const matching = (pattern: RegExp, message: string) => z.string().check(z.regex(pattern, message));
const number = (pattern: RegExp, message: string) =>
  z.pipe(matching(pattern, message), z.transform(Number));
const amount = (digits: number) =>
  number(new RegExp(`^[1-9]\\d{0,${digits - 1}}$`), "must be a whole number above 0");
const portUpTo = (most: number) =>
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= most,
          `must be a port number from 1 to ${most}`,
        ),
      ),
    z.transform(Number),
  );
const url = matching(/^(https?|postgres(ql)?):\/\//, "must be a URL");
const isMails = (text: string) => text.split(",").every(isMailAddress);
const mails = z.string().check(z.refine(isMails, "must be mail addresses, comma between"));
const listOf = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    schema,
    z.transform((text: string) =>
      text
        .split(",")
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  );
const masterKeys = "[A-Za-z0-9+/]{43}=";

/** Everything that the environment decides, each with its name there, what it must be, and what it is where it is not set. */
const settings = {
  mode: setting(
    "GUILDWAY_MODE",
    z.enum(["demo", "production"], "must be demo or production"),
    () => "demo" as const,
  ),
  /** The shell's port; the other front ends stand beside it. */
  basePort: setting(
    "PORT",
    portUpTo(65_535 - farthestProgram).check(
      z.refine((port) => refusedFrom(port) === undefined, {
        error: ({ input }) =>
          `must be one with which no program is at a port that browsers refuse, as ${refusedFrom(Number(input))} is`,
      }),
    ),
    () => 3000,
  ),
  /** The API's own port. */
  port: setting("API_PORT", portUpTo(65_535), ({ basePort }) => basePort + 20),
  dataDir: setting(
    "DATA_DIR",
    z.pipe(
      anyText,
      z.transform((folder: string) => resolve(folder)),
    ),
    () => resolve(".data"),
  ),
  databaseUrl: setting("DATABASE_URL", url),
  /** Sites to which the login site hands a signed-in browser, and from which session calls are taken. */
  allowedOrigins: setting("ALLOWED_ORIGINS", listOf(anyText), ({ local }) => [
    local(0),
    local(2),
    local(10),
  ]).neededInProduction(),
  /** Where people's browsers reach the shell, for links in mails. */
  publicUrl: setting("PUBLIC_URL", url, ({ local }) => local(0)).neededInProduction(),
  loginUrl: setting("LOGIN_URL", url, ({ local }) => local(10)).neededInProduction(),
  /** Names the session cookie, since cookies ignore ports. */
  instance: setting(
    "INSTANCE",
    matching(/^[a-z0-9-]{1,40}$/, "must be lower-case letters, digits and dashes"),
    ({ basePort }) => `guildway-${basePort}`,
  ),
  /** The domain that passkeys belong to; without it, the one that the shell and the login site have in common. */
  passkeyDomain: setting(
    "PASSKEY_DOMAIN",
    matching(
      /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/,
      "must be a domain such as example.org",
    ),
  ),
  /** 32 bytes that seal private values, base64; made and kept in the data folder in demo mode. */
  masterKey: setting(
    "MASTER_KEY",
    matching(new RegExp(`^${masterKeys}$`), "must be 32 bytes in base64"),
  ).neededInProduction(),
  /** Master keys from before, comma between, so that what they sealed still opens. */
  earlierMasterKeys: setting(
    "EARLIER_MASTER_KEYS",
    listOf(
      matching(
        new RegExp(`^${masterKeys}(,${masterKeys})*$`),
        "must be keys of 32 bytes in base64, comma between",
      ),
    ),
    () => [],
  ),
  /** Whether a proxy's word on the address of a visitor counts. */
  isTrustedProxy: setting(
    "TRUSTED_PROXIES",
    z.pipe(
      z.string().check(z.superRefine(refuseUnreadableProxies)),
      z.transform((proxies: string) => readTrustedProxies(proxies)),
    ),
    () => readTrustedProxies(undefined),
  ),
  /** What our own front servers on this machine prove themselves with; without it they are peers like any other. */
  frontSecret: setting("FRONT_SECRET", matching(/^.{32,}$/s, "must have 32 characters or more")),
  /** Days after its last change for which a visitor's plan is kept. */
  planDays: setting("PLAN_DAYS", amount(5), () => 730),
  defaultZip: setting(
    "DEFAULT_ZIP",
    matching(/^\d{5}$/, "must be a five-digit ZIP code"),
    () => "18101",
  ),
  /** An ipapi-like service with {ip} in its URL. */
  addressUrlTemplate: setting("ADDRESS_URL", url),
  /** A static-map service with {lat}, {lon}, {zoom}, {width} and {height} in its URL. */
  mapUrlTemplate: setting("MAP_URL", url),
  mailFrom: setting("MAIL_FROM", mails, () => "no-reply@guildway.test").neededInProduction(),
  /** The two addresses that plans, mails of staff and forwarded questions are blind-copied to. */
  mailBlindCopies: setting("MAIL_BLIND_COPIES", listOf(mails), ({ mode }) =>
    mode === "demo" ? ["records@guildway.test", "support@guildway.test"] : [],
  ),
  /** Who is told of plans that name no organization. */
  providerEmail: setting("PROVIDER_EMAIL", mails, () => "plans@guildway.test").neededInProduction(),
  /** Who runs this installation, by name, for those who share a plan or print one. */
  providerName: setting(
    "PROVIDER_NAME",
    z.string().check(z.maxLength(120, "must be at most 120 characters")),
    () => "Guildway",
  ),
  providerPrivacyPolicy: setting<string | undefined>(
    "PROVIDER_PRIVACY_POLICY",
    matching(/^https?:\/\//, "must be a web address"),
    ({ mode }) => (mode === "demo" ? "https://guildway.test/privacy" : undefined),
  ),
  /** How visitors reach who runs it, such as a telephone number and a mail address, for their printed plans. */
  providerContact: setting<string | undefined>(
    "PROVIDER_CONTACT",
    z.string().check(z.maxLength(120, "must be at most 120 characters")),
    ({ mode }) => (mode === "demo" ? "help@guildway.test" : undefined),
  ),
  /** An S3 bucket for files; without one they lie in the data folder. */
  s3: group({
    bucket: setting("S3_BUCKET", anyText),
    region: setting("S3_REGION", anyText, () => "us-east-1"),
    endpoint: setting("S3_ENDPOINT", url),
  })("bucket"),
  /** The largest upload, in megabytes. */
  uploadMegabytes: setting("UPLOAD_MEGABYTES", amount(4), () => 25),
  /** CareerOneStop's Web API answers for occupations, programs and certificates where it is set. */
  careerOneStop: group({
    url: setting("CAREERONESTOP_URL", url, () => "https://api.careeronestop.org"),
    userId: setting("CAREERONESTOP_USER_ID", anyText),
    token: setting("CAREERONESTOP_TOKEN", anyText),
  })("userId", "token"),
  /** O*NET Web Services answer for occupations where they are set and CareerOneStop is not. */
  onet: group({
    url: setting("ONET_URL", url, () => "https://services.onetcenter.org"),
    username: setting("ONET_USERNAME", anyText),
    password: setting("ONET_PASSWORD", anyText),
  })("username", "password"),
  /** A mail server; without one mails are written into the data folder. */
  smtpUrl: setting("SMTP_URL", matching(/^smtps?:\/\//, "must be an smtp:// URL")),
  /** In production, that mails are to be kept unsent. */
  mailsToFolder: setting("MAIL_TO_FOLDER", z.enum(["yes"], "must be yes")),
  /** An OpenAI-compatible server that composes answers; without one they are made of the passages' own sentences. */
  model: group({
    url: setting("MODEL_URL", url),
    key: setting("MODEL_KEY", anyText),
    model: setting("MODEL_NAME", anyText),
  })("url", "model"),
  embeddings: group({
    url: setting("EMBEDDINGS_URL", url),
    key: setting("EMBEDDINGS_KEY", anyText),
    model: setting("EMBEDDINGS_NAME", anyText),
  })("url", "model"),
  /** Answers of the assistant that one address gets in a minute, and in a day. */
  answersPerMinute: setting("ANSWERS_PER_MINUTE", amount(5), () => 20),
  answersPerDay: setting("ANSWERS_PER_DAY", amount(5), () => 500),
  /** The same for all who ask the assistant of one organization. */
  organizationAnswersPerMinute: setting("ORGANIZATION_ANSWERS_PER_MINUTE", amount(5), () => 300),
  organizationAnswersPerDay: setting("ORGANIZATION_ANSWERS_PER_DAY", amount(6), () => 10_000),
  /** Whose content everybody may read with the public key of the API explorer; in demo mode the demo's, where none is named. */
  sandboxOrganization: setting("SANDBOX_ORGANIZATION", anyText),
  logLevel: setting(
    "LOG_LEVEL",
    z.enum(["info", "silent"], "must be info or silent"),
    () => "info" as const,
  ),
  /** Requests that one address may make in a minute before it is asked to wait. */
  requestsPerMinute: setting("REQUESTS_PER_MINUTE", amount(7), () => 3000),
  /** The same for each key of an organization, wherever its programs run. */
  keyRequestsPerMinute: setting("KEY_REQUESTS_PER_MINUTE", amount(7), () => 1200),
};

/** Everything that the environment decides, read once at start. docs/how-to/operate.md lists it for operators. */
export type Settings = Read<typeof settings>;

const { names, read } = settingsOf(settings);

/** The names of all settings, as the environment spells them. */
export const settingNames = names;

/** Reads the settings; throws one error that lists every fault. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  return read(env, (settings) => [
    ...(settings.mode === "production" && !settings.smtpUrl && !settings.mailsToFolder
      ? ["SMTP_URL is required in production, or MAIL_TO_FOLDER=yes to keep mails unsent"]
      : []),
    ...(settings.passkeyDomain !== undefined && !isDomainOfBoth(settings, settings.passkeyDomain)
      ? ["PASSKEY_DOMAIN must be the domain of PUBLIC_URL and of LOGIN_URL, or one above both"]
      : []),
  ]);
}

function isDomainOfBoth({ publicUrl, loginUrl }: Settings, domain: string): boolean {
  return [publicUrl, loginUrl].every((url) => isWithin(new URL(url).hostname, domain));
}

/** Whether a host is a domain, or one below it. */
export function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

function refuseUnreadableProxies(proxies: string, context: z.core.$RefinementCtx<string>): void {
  try {
    readTrustedProxies(proxies);
  } catch (error) {
    // Its sentence begins with the name of the setting, which is put before every fault.
    const message = (error as Error).message.replace(/^TRUSTED_PROXIES /, "");
    context.addIssue({ code: "custom", message });
  }
}
