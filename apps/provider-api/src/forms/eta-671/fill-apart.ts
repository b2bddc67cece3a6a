import { inThread, ThreadEnded, type ThreadLimits } from "../../platform/in-thread.ts";
import type { FormTemplate } from "../templates.ts";
import type { EtaFacts } from "./mapping.ts";
import { UnknownForm } from "./unknown-form.ts";

/** What the form is filled with. */
export interface EtaFilling {
  official: Uint8Array;
  /** Whose letters are used: the official form's cannot write every name. */
  template: FormTemplate;
  facts: EtaFacts;
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** What the thread that fills tells: the form, or why it is none. */
export type FillingNews = { filled: Uint8Array } | { reason: string | undefined };

/** The official form takes a second. */
const usual: ThreadLimits = { seconds: 20, megabytes: 512 };

/** Fills the official ETA-671 in a thread of its own, as an organization may upload any file as it. Throws UnknownForm where it is another, with the cause where that is not plain. */
export function fillEta671Apart(
  filling: EtaFilling,
  limits: ThreadLimits = usual,
): Promise<Uint8Array> {
  const file = new URL("./filling-worker.ts", import.meta.url);
  return inThread<FillingNews, Uint8Array>(file, filling, limits, (news) => {
    if ("filled" in news) return news.filled;
    throw new UnknownForm(news.reason, { cause: news.reason });
  }).catch((error: unknown) => {
    if (!(error instanceof ThreadEnded)) throw error;
    throw new UnknownForm(error.why, { cause: error.cause ?? error.why });
  });
}
