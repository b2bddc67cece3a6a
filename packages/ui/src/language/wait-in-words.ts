import { defineTexts, type UiLang } from "./texts.ts";

const words = defineTexts(
  { second: "a second", seconds: "seconds", minute: "a minute", minutes: "minutes" },
  { second: "un segundo", seconds: "segundos", minute: "un minuto", minutes: "minutos" },
);

/** A wait as one says it: up to a minute in seconds, longer ones in whole minutes, never too short. */
export function waitInWords(seconds: number, lang: UiLang): string {
  const { second, seconds: many, minute, minutes } = words[lang];
  if (seconds < 60) return seconds === 1 ? second : `${seconds} ${many}`;
  const whole = Math.ceil(seconds / 60);
  return whole === 1 ? minute : `${whole} ${minutes}`;
}
