import { join } from "node:path";
import { createKeyUse } from "./access/key-use.ts";
import { createAfterAnswer } from "./platform/after-answer.ts";
import type { OpenDatabase } from "./platform/database/open.ts";
import { folderStore } from "./files/folder-store.ts";
import { s3Store } from "./files/s3-store.ts";
import { createSignedUrls } from "./files/signed-urls.ts";
import { countInThisProcess } from "./platform/limits/share-of-requests.ts";
import { openAiCompatible } from "./passages/language-model/openai-compatible.ts";
import { withFallback } from "./passages/language-model/with-fallback.ts";
import { createSealer, masterKeyFor } from "./platform/sealing.ts";
import { loadSigningKeys } from "./identity/signing-keys.ts";
import {
  careerOneStop,
  createOccupations,
  type OccupationTables,
  onetWebServices,
  withOutsideServices,
} from "./occupations/index.ts";
import { openAiEmbedder } from "./passages/embedder.ts";
import { createFindPassages } from "./passages/find-passages.ts";
import { mapImages } from "./occupations/places/map-images.ts";
import { placeOfAddress } from "./occupations/places/place-of-address.ts";
import { createLog, type Log } from "@guildway/program";
import type { Services } from "./services.ts";
import type { Settings } from "./platform/settings.ts";

/** Maps that one network has the map service make. */
const newMapsPerMinute = 30;

/** Puts together what operations work with, over a migrated database. */
export async function createServices(
  { db }: Pick<OpenDatabase, "db">,
  settings: Settings,
  options: {
    clock?: () => Date;
    checkReplies?: boolean;
    log?: Log;
    /** Waited for before work that follows an answer. */
    gate?: () => Promise<void>;
  } = {},
): Promise<Services> {
  const clock = options.clock ?? (() => new Date());
  const masterKey = masterKeyFor(settings);
  const sealer = createSealer(masterKey, settings.earlierMasterKeys);
  const log = options.log ?? (settings.logLevel === "silent" ? () => undefined : createLog());
  const embedder = settings.embeddings && openAiEmbedder(settings.embeddings);
  return {
    db,
    settings,
    clock,
    log,
    keys: await loadSigningKeys(db, sealer),
    sealer,
    occupations: withOutsideServices(
      createOccupations(db.$pickTables<keyof OccupationTables>()),
      {
        ...(settings.careerOneStop && { careerOneStop: careerOneStop(settings.careerOneStop) }),
        ...(settings.onet && { onet: onetWebServices(settings.onet) }),
      },
      log,
    ),
    files: settings.s3 ? await s3Store(settings.s3) : folderStore(join(settings.dataDir, "files")),
    signedUrls: createSignedUrls(masterKey),
    places: placeOfAddress(
      { urlTemplate: settings.addressUrlTemplate, defaultZip: settings.defaultZip },
      log,
    ),
    maps: settings.mapUrlTemplate ? mapImages(settings.mapUrlTemplate, clock, log) : undefined,
    mapBudget: countInThisProcess(newMapsPerMinute, clock),
    readiness: { isReady: true },
    auditHead: {},
    model: withFallback(settings.model && openAiCompatible(settings.model), log),
    embedder,
    findPassages: createFindPassages(db, embedder, log),
    visitorBudget: countInThisProcess(Math.ceil(settings.requestsPerMinute / 5), clock),
    afterAnswer: createAfterAnswer(log, options.gate),
    keyUse: createKeyUse({ db, clock, log }),
    checkReplies: options.checkReplies ?? false,
  };
}
