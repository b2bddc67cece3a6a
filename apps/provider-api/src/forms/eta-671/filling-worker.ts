import { parentPort, workerData } from "node:worker_threads";
import type { EtaFilling, FillingNews } from "./fill-apart.ts";
import { fillEta671 } from "./fill-eta-671.ts";
import { UnknownForm } from "./unknown-form.ts";

const tell = (news: FillingNews) => parentPort?.postMessage(news);

try {
  const { official, template, facts, pictures } = workerData as EtaFilling;
  tell({ filled: await fillEta671(official, template, facts, pictures) });
} catch (error) {
  if (!(error instanceof UnknownForm)) throw error;
  tell({ reason: error.cause === undefined ? undefined : String(error.cause) });
}
