import type { ImportedField } from "@guildway/api-contract";
import { texts } from "../../rooms/users/texts.ts";

/** What the columns are called, as the room of users calls its fields. */
export const labels: Readonly<Record<"en" | "es", Readonly<Record<ImportedField, string>>>> = {
  en: { ...texts.en.fields, location: texts.en.fields.locationId },
  es: { ...texts.es.fields, location: texts.es.fields.locationId },
};
