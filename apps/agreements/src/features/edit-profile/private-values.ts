import type { RowOf } from "@guildway/api-client";
import type { RecordInput, userProfiles } from "@guildway/api-contract";
import {
  onlyCountry,
  type PrivateAnswer,
  privateAnswers,
  type PrivateInformation,
} from "@guildway/rules";

type Profile = RowOf<typeof userProfiles>;

/** Private information as the form begins with it. */
export function informationOf(row: Partial<Profile>): PrivateInformation {
  const filled = privateAnswers.map((field) => [
    field,
    row[field] ?? (field === "races" ? [] : ""),
  ]);
  return {
    ...(Object.fromEntries(filled) as PrivateInformation),
    addressCountry: row.addressCountry ?? onlyCountry,
  };
}

/** What is stored of private information: what differs from the stored row, without outer spaces; a number that is kept is not sent. */
export function changesOf(
  row: Partial<Profile>,
  now: PrivateInformation,
): RecordInput<typeof userProfiles> {
  const changed = privateAnswers.flatMap((field) => {
    const value = storedAs(field, now);
    return JSON.stringify(value) === JSON.stringify(row[field] ?? null) ? [] : [[field, value]];
  });
  return Object.fromEntries(changed) as RecordInput<typeof userProfiles>;
}

function storedAs(
  field: PrivateAnswer,
  now: PrivateInformation,
): string | readonly string[] | null {
  if (field === "races") return now.races.length > 0 ? now.races : null;
  return now[field].trim() || null;
}
