import { shownMoment } from "@guildway/rules";
import { useLanguage } from "@guildway/ui";

/** A moment with day and time, in the reader's own time zone. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{shownMoment(at, useLanguage())}</time>;
}
