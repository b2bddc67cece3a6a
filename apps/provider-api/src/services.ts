import type { Kysely } from "kysely";
import type { AfterAnswer } from "./after-answer.ts";
import type { AuditHead } from "./audit/note-head.ts";
import type { Database } from "./database/schema.ts";
import type { FileStore } from "./files/file-store.ts";
import type { SignedUrls } from "./files/signed-urls.ts";
import type { Sealer } from "./identity/sealing.ts";
import type { SigningKeys } from "./identity/signing-keys.ts";
import type { RateLimit } from "./http/rate-limit.ts";
import type { SteadyModel } from "./language-model/with-fallback.ts";
import type { OccupationData } from "./occupations/index.ts";
import type { Embedder } from "./passages/embedder.ts";
import type { FindPassages } from "./passages/find-passages.ts";
import type { PlaceOfAddress } from "./places/place-of-address.ts";
import type { Settings } from "./settings.ts";

/** Writes one structured line; values must not be private. */
export type Log = (level: "info" | "error", event: string, facts?: Record<string, unknown>) => void;

/** What operations work with. The clock is an argument so that tests can set it. */
export interface Services {
  db: Kysely<Database>;
  settings: Settings;
  clock: () => Date;
  log: Log;
  keys: SigningKeys;
  sealer: Sealer;
  occupations: OccupationData;
  files: FileStore;
  signedUrls: SignedUrls;
  places: PlaceOfAddress;
  /** Set by the program around the services: false while it warms up or stops. */
  readiness: { isReady: boolean };
  /** The head of the audit log as it was noted last; set by the program around the services. */
  auditHead: { noted?: AuditHead };
  model: SteadyModel;
  /** Undefined where no embeddings server is configured. */
  embedder: Embedder | undefined;
  findPassages: FindPassages;
  /** Counts what an address asks of the model, which costs more than a record. */
  modelBudget: RateLimit;
  /** Counts what a visitor stores, which stays. */
  visitorBudget: RateLimit;
  afterAnswer: AfterAnswer;
  /** Compare each reply with the contract; on in tests. */
  checkReplies: boolean;
}
