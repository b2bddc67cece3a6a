/** A reminder of a whole day, as calendars take it (RFC 5545). */
export interface Reminder {
  title: string;
  /** Where the plan is. */
  address: string;
  /** The day, as somebody's own calendar has it. */
  on: Date;
  /** When this was written. */
  written: Date;
  id: string;
}

/** The calendar file of a reminder. */
export function calendarFile({ title, address, on, written, id }: Reminder): string {
  const after = new Date(on);
  after.setDate(after.getDate() + 1);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Guildway//Career Pathways//EN",
    "BEGIN:VEVENT",
    `UID:${escaped(id)}@guildway`,
    `DTSTAMP:${written.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${day(on)}`,
    `DTEND;VALUE=DATE:${day(after)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(address)}`,
    `URL:${address}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(title)}`,
    "TRIGGER:PT9H",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const two = (value: number) => String(value).padStart(2, "0");
const day = (date: Date) =>
  `${date.getFullYear()}${two(date.getMonth() + 1)}${two(date.getDate())}`;

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

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
