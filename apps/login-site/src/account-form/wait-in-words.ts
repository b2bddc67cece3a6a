interface WaitWords {
  second: string;
  seconds: string;
  minute: string;
  minutes: string;
}

/** A wait as one says it: up to a minute in seconds, longer ones in whole minutes, never too short. */
export function waitInWords(seconds: number, words: WaitWords): string {
  if (seconds < 60) return seconds === 1 ? words.second : `${seconds} ${words.seconds}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? words.minute : `${minutes} ${words.minutes}`;
}
