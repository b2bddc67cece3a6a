import { buildWhatChanged } from "@guildway/tooling/build";

/** The browser tests try what the sources say now, never an older build. */
export default function buildFirst(): void {
  buildWhatChanged();
}
