const part = "(?:years?|semesters?|levels?|terms?|periods?|quarters?|blocks?|trimesters?)";
const first = String.raw`(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth)`;
/** `Third Year`, `Level 2 (144 hours)` or `Fall` */
export const ofTime = new RegExp(
  String.raw`^(?:${first}[\s-]+(?:(?:fall|spring|summer|winter) )?${part}|${part}\s*(?:\d{1,2}|[ivx]{1,4}|one|two|three|four|five|six)|(?:fall|spring|summer|winter)(?:,? (?:year \d|terms?|semesters?|quarters?|sessions?))?(?: \d{1,4})?)\s*(?:\([^()]*\)|[:–-].*)?$`,
  "i",
);
