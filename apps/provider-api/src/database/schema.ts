import type { ColumnType, Generated } from "kysely";
import type { RecordOf, records } from "@guildway/api-contract";
import type { OccupationTables } from "../occupations/occupation-tables.ts";

type Row<D> = {
  [K in keyof RecordOf<D>]-?: K extends "id"
    ? string
    : K extends "createdAt" | "updatedAt"
      ? Generated<string>
      : ColumnType<
          Exclude<RecordOf<D>[K], undefined> | null,
          Exclude<RecordOf<D>[K], undefined> | null | undefined,
          Exclude<RecordOf<D>[K], undefined> | null
        >;
};

type Instant = ColumnType<string, string | Date | undefined, string | Date>;

/** What a sign-up registers for: a class, and perhaps its cohort and class codes. */
export interface Registration {
  classId: string;
  externalRegisterClassId?: string;
  cohortId?: string;
  eUnitIds: string[];
}

/** The tables of the database: one for each record type, and the server's own. */
export interface Database extends OccupationTables {
  organizations: Row<typeof records.organization>;
  locations: Row<typeof records.location>;
  users: Row<typeof records.users>;
  jobProfiles: Row<typeof records.jobProfiles>;

  credentials: { userId: string; passwordHash: string; changedAt: Generated<string> };
  signInAttempts: { id: Generated<number>; email: string; address: string; at: Instant };
  handOffTokens: {
    tokenHash: string;
    userId: string;
    origin: string;
    expiresAt: Instant;
    usedAt: Instant | null;
  };
  sessionFamilies: {
    id: string;
    userId: string;
    currentHash: string;
    previousHash: string | null;
    rotatedAt: Instant;
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
  recordCounts: { table: string; orgId: string; count: number };
  pendingSignUps: {
    tokenHash: string;
    email: string;
    passwordHash: string;
    firstName: string;
    lastName: string;
    orgId: string;
    registration: ColumnType<Registration | null, string | null, string | null>;
    expiresAt: Instant;
  };
  passwordResets: { tokenHash: string; userId: string; expiresAt: Instant; usedAt: Instant | null };
  externalRegistrations: {
    id: string;
    userId: string;
    orgId: string;
    classId: string;
    externalRegisterClassId: string | null;
    cohortId: string | null;
    eUnitIds: string[];
    status: Generated<string>;
    createdAt: Instant;
  };
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
    status: Generated<string>;
    attempts: Generated<number>;
    nextAttemptAt: Instant;
    sentAt: Instant | null;
    lastError: string | null;
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
