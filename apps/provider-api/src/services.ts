import type { AuditHead } from "./audit/note-head.ts";
import type { FileStore } from "./files/file-store.ts";
import type { SignedUrls } from "./files/signed-urls.ts";
import type { SigningKeys } from "./identity/signing-keys.ts";
import type { Platform } from "./platform/platform.ts";
import type { ShareOfRequests } from "./platform/limits/share-of-requests.ts";
import type { KeyUse } from "./access/key-use.ts";
import type { SteadyModel } from "./passages/language-model/with-fallback.ts";
import type { OccupationData } from "./occupations/index.ts";
import type { Embedder } from "./passages/embedder.ts";
import type { FindPassages } from "./passages/find-passages.ts";
import type { MapImages } from "./occupations/places/map-images.ts";
import type { PlaceOfAddress } from "./occupations/places/place-of-address.ts";

/** What operations work with. */
export interface Services extends Platform {
  keys: SigningKeys;
  occupations: OccupationData;
  files: FileStore;
  signedUrls: SignedUrls;
  places: PlaceOfAddress;
  /** Undefined where no map service is configured. */
  maps: MapImages | undefined;
  /** Counts what a network has the map service make. */
  mapBudget: ShareOfRequests;
  /** Set by the program around the services: false while it warms up or stops. */
  readiness: { isReady: boolean };
  /** The head of the audit log as it was noted last; set by the program around the services. */
  auditHead: { noted?: AuditHead };
  model: SteadyModel;
  /** Undefined where no embeddings server is configured. */
  embedder: Embedder | undefined;
  findPassages: FindPassages;
  /** Counts what a visitor stores, which stays; each process its share, as with all requests. */
  visitorBudget: ShareOfRequests;
  keyUse: KeyUse;
  /** Compare each reply with the contract; on in tests. */
  checkReplies: boolean;
}
