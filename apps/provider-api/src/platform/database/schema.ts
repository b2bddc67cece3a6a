import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type * as z from "zod/mini";
import type { Field, RecordDefinition, RecordIn, RecordTable, Way } from "@guildway/api-contract";
import type { OccupationTables } from "./occupation-tables.ts";

type Row<D> =
  D extends RecordDefinition<string, Way, infer F>
    ? {
        id: string;
        createdAt: Generated<string>;
        updatedAt: Generated<string>;
        version: Generated<number>;
      } & {
        [K in keyof F]: Column<F[K]>;
      }
    : never;

/** A sealed field is a column of sealed text, whatever its shape. */
type Column<F extends Field> = F extends { sealed: string }
  ? Nullable<string>
  : Nullable<z.infer<F["schema"]>>;

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A row of an entry, whose unpublished changes stand beside what is published. */
type EntryRow<D> = Row<D> & { draft: Nullable<Record<string, unknown>> };

/** JSON is written as text. */
type Json<T> = ColumnType<T, string | null, never>;

/** Private values of a record, sealed with the key of the person whose record it is. */
export interface SealedValues {
  personId: string;
  text: string;
}

type Instant = ColumnType<string, string | Date | undefined, string | Date>;

/** What a sign-up registers for: a class, and perhaps its cohort and class codes. */
export interface Registration {
  classId: string;
  externalRegisterClassId?: string;
  cohortId?: string;
  eUnitIds: string[];
  /** The language in which it was asked for. */
  lang?: "en" | "es";
}

/** The tables of records, as the contract describes them. */
type RecordTables = {
  [Table in RecordTable]: RecordIn<Table> extends { way: "entries" }
    ? EntryRow<RecordIn<Table>>
    : Row<RecordIn<Table>>;
};

/** The tables of the database: those of records, of occupations, and the server's own. */
export interface Database extends RecordTables, OccupationTables {
  apiKeys: {
    id: Generated<string>;
    tokenHash: string;
    orgId: string;
    name: string;
    createdAt: Generated<string>;
    revokedAt: Instant | null;
    /** What the key may do; null where all that keys may. */
    scopes: string[] | null;
    expiresAt: Instant | null;
    rotatedAt: Instant | null;
    /** The hash of the secret before the rotation, which goes on until `earlierUntil`. */
    earlierTokenHash: string | null;
    earlierUntil: Instant | null;
    lastUsedAt: Instant | null;
  };
  fileLinks: {
    id: string;
    orgId: string;
    fileName: string;
    keyId: string | null;
    createdAt: Instant;
    expiresAt: Instant;
    revokedAt: Instant | null;
  };
  webhookTargets: {
    id: string;
    orgId: string;
    url: string;
    types: string[];
    sealedSecret: string;
    /** The secret before the rotation, with which is signed as well until `earlierUntil`. */
    earlierSealedSecret: string | null;
    earlierUntil: Instant | null;
    createdAt: Instant;
    endedAt: Instant | null;
  };
  webhookDeliveries: {
    id: string;
    webhookId: string;
    /** The change in the journal that it tells of; null where it is a test. */
    changeId: number | null;
    createdAt: Instant;
    keptUntil: Instant;
    state: Generated<string>;
    attempts: Generated<number>;
    lastReason: string | null;
  };
  apiKeyUses: { keyId: string; day: string; count: number };
  credentials: { userId: string; passwordHash: string; changedAt: Generated<string> };
  attempts: { id: Generated<number>; key: string; at: Instant };
  handOffTokens: {
    tokenHash: string;
    userId: string;
    origin: string;
    /** What the browser that asked for it keeps; null where none asked. */
    state: string | null;
    expiresAt: Instant;
    usedAt: Instant | null;
  };
  passkeys: {
    id: string;
    /** What the authenticator knows it by, base64url. */
    credentialId: string;
    userId: string;
    /** COSE, base64url. */
    publicKey: string;
    /** How often it was used, as its authenticator counts; 0 where it does not. */
    counter: number;
    transports: string[];
    /** Whether its owner's devices share it. */
    isSynced: boolean;
    name: string;
    createdAt: Instant;
    lastUsedAt: Instant | null;
  };
  /** What a passkey has to answer: within minutes, once, in the browser or session that asked. */
  passkeyChallenges: { challengeHash: string; boundTo: string; expiresAt: Instant };
  knownBrowsers: { tokenHash: string; userId: string; expiresAt: Instant };
  signInLinks: {
    tokenHash: string;
    userId: string;
    continueUrl: string;
    state: string | null;
    createdAt: Instant;
    usedAt: Instant | null;
  };
  emailChanges: {
    tokenHash: string;
    userId: string;
    oldEmail: string;
    newEmail: string;
    expiresAt: Instant;
    usedAt: Instant | null;
  };
  pendingAddresses: {
    userId: string;
    tokenHash: string;
    email: string;
    lang: "en" | "es";
    /** Where the change was asked for; it goes on when the others end. */
    sessionId: string;
    expiresAt: Instant;
  };
  sessionFamilies: {
    id: string;
    userId: string;
    currentHash: string;
    previousHash: string | null;
    rotatedAt: Instant;
    /** The hash of the token replaced last and the network that replaced it, null before. */
    rotatedFrom: string | null;
    createdAt: Instant;
    expiresAt: Instant;
    revokedAt: Instant | null;
    revokedBecause: string | null;
    userAgent: string | null;
  };
  retiredRefreshTokens: { tokenHash: string; familyId: string };
  files: {
    name: string;
    key: string;
    orgId: string;
    shownName: string;
    type: string;
    size: number;
    sha256: string;
    isPublic: boolean;
    createdBy: string;
    createdAt: Instant;
  };
  /** What was signed, as it was when a signature was given, and the form filled with it. */
  signedForms: {
    id: string;
    orgId: string;
    agreementType: "apprenticeAgreements" | "employerAgreements";
    agreementId: string;
    /** From 1, one for each signature. */
    sequence: number;
    occasion: string;
    revision: string;
    sealedFacts: string;
    /** The names of the stored pictures of its signatures. */
    signatureFiles: string[];
    createdAt: Instant;
    /** Null until the form was filled, with what follows. */
    fileKey: string | null;
    sealedFileSecret: string | null;
    sha256: string | null;
    size: number | null;
    filledAt: Instant | null;
  };
  recordCounts: { table: string; orgId: string; count: number };
  viewEvents: {
    id: string;
    at: Instant;
    refId: string;
    refTable: string;
    orgId: string;
    isUnique: boolean;
    userId: string | null;
    language: string | null;
    platform: string | null;
  };
  /** `stems` has the organization and the resource as well; `inOrder` is for ranking. */
  passageWords: {
    passageId: string;
    refId: string;
    method: number;
    stems: string[];
    inOrder: string;
  };
  passageVectors: { passageId: string; model: string; textHash: string; vector: Uint8Array };
  pendingSignUps: {
    tokenHash: string;
    email: string;
    passwordHash: string;
    firstName: string;
    lastName: string;
    orgId: string;
    registration: ColumnType<Registration | null, string | null, string | null>;
    inviteId: string | null;
    /** Of the grant by which the code of the invite was shown to be known. */
    inviteGrantHash: string | null;
    state: string | null;
    passwordMark: string | null;
    expiresAt: Instant;
  };
  passwordResets: { tokenHash: string; userId: string; expiresAt: Instant; usedAt: Instant | null };
  signingKeys: {
    kid: string;
    publicJwk: ColumnType<Record<string, unknown>, string, string>;
    sealedPrivateJwk: string;
    createdAt: Generated<string>;
    retiredAt: Instant | null;
  };
  grants: {
    tokenHash: string;
    kind: string;
    recordType: string;
    recordId: string;
    managerId: string | null;
    createdAt: Generated<string>;
    expiresAt: Instant;
  };
  outbox: {
    id: string;
    createdAt: Instant;
    orgId: string | null;
    kind: string;
    from: string;
    to: string;
    replyTo: string | null;
    bcc: string[];
    subject: string;
    text: string;
    html: string;
    isSealed: Generated<boolean>;
    status: Generated<string>;
    attempts: Generated<number>;
    nextAttemptAt: Instant;
    sentAt: Instant | null;
    lastError: string | null;
  };
  recordChanges: {
    id: GeneratedAlways<number>;
    table: string;
    recordType: string;
    recordId: string;
    orgId: string | null;
    /** After the write. */
    version: number;
    action: string;
    at: Instant;
    actor: string;
    before: Json<Record<string, unknown> | null>;
    after: Json<Record<string, unknown> | null>;
    /** The names of the private fields that changed, and of the secret ones, whose values stand nowhere. */
    sealedFields: Generated<string[]>;
    sealedBefore: Json<SealedValues | null>;
    sealedAfter: Json<SealedValues | null>;
  };
  personKeys: { personId: string; sealedKey: string; createdAt: Instant };
  jobs: {
    id: Generated<number>;
    kind: string;
    /** What it is about, such as the id of a mail. */
    subject: string;
    /** Jobs of one share are done one after the other; null where it stands alone. */
    share: ColumnType<string | null, string | null | undefined, never>;
    state: ColumnType<"waiting" | "running" | "failed", "waiting" | undefined>;
    attempts: Generated<number>;
    createdAt: Instant;
    dueAt: Instant;
    /** Of the runner that has it in hand; null where none has. */
    claim: ColumnType<string | null, null | undefined, string | null>;
    claimedUntil: ColumnType<string | null, null | undefined, string | null>;
    lastError: ColumnType<string | null, null | undefined, string | null>;
  };
  auditLog: {
    sequence: number;
    at: Instant;
    actor: string;
    orgId: string | null;
    action: string;
    subject: string | null;
    details: ColumnType<Record<string, unknown>, string, string>;
    previousHash: string;
    hash: string;
  };
}
