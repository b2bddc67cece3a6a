/** A whole day of somebody's calendar. */
export interface CalendarDay {
  id: string;
  title: string;
  /** The day, as YYYY-MM-DD. */
  on: string;
  /** Where more of it stands. */
  address: string;
  notes?: string | undefined;
  place?: string | undefined;
  /** Reminds of it at nine in the morning. */
  reminds?: boolean;
}

/** A calendar file (RFC 5545) of these days; `written` is when it was made. */
export function calendarFile(days: readonly CalendarDay[], written: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Guildway//Guildway//EN",
    ...days.flatMap((day) => entryOf(day, written)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function entryOf(
  { id, title, on, address, notes, place, reminds = false }: CalendarDay,
  written: Date,
): string[] {
  const after = new Date(`${on}T00:00:00Z`);
  after.setUTCDate(after.getUTCDate() + 1);
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(id)}@guildway`,
    `DTSTAMP:${written.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${on.replaceAll("-", "")}`,
    `DTEND;VALUE=DATE:${after.toISOString().slice(0, 10).replaceAll("-", "")}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped([notes, address].filter(Boolean).join("\n"))}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${address.replaceAll(/[\r\n]/g, "")}`,
    ...(reminds ? alarm(title) : []),
    "END:VEVENT",
  ];
}

const alarm = (title: string) => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${escaped(title)}`,
  "TRIGGER:PT9H",
  "END:VALARM",
];

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);

/** A line of a calendar file has at most 75 octets; what follows stands on further lines behind a blank. */
function folded(line: string): string {
  const octets = new TextEncoder();
  const parts = [""];
  for (const character of line) {
    const part = `${parts.at(-1)}${character}`;
    if (octets.encode(part).length > 75) parts.push(` ${character}`);
    else parts[parts.length - 1] = part;
  }
  return parts.join("\r\n");
}
