import { type ImportedField, type ResultOfRow, roles } from "@guildway/api-contract";
import { roleName } from "@guildway/rules";
import type { UiLang } from "@guildway/ui";
import type { KnownOrganization } from "../../rooms/users/role-names.ts";
import { labels } from "./labels.ts";
import type { ImportTexts } from "./texts.ts";

/** In whose words the changes are said. */
export interface Saying {
  words: ImportTexts;
  lang: UiLang;
  organization: Pick<KnownOrganization, "type">;
}

type Change = NonNullable<ResultOfRow["changes"]>[number];

/** What is changed in a person, beginning with the column: `Role: Student → Expert`. */
export function changeInWords(
  { field, from, to }: Change,
  { words, lang, organization }: Saying,
): string {
  const inWords = (said: string | null): string => {
    if (said === null) return words.nothing;
    const role = field === "role" && roles.find((one) => one === said);
    if (role) return roleName(role, organization.type, lang);
    return yesOrNo.has(field) ? words.yesOrNo[said === "yes" ? "yes" : "no"] : said;
  };
  return `${labels[lang][field]}: ${inWords(from)} → ${inWords(to)}`;
}

const yesOrNo: ReadonlySet<ImportedField> = new Set(["testUser", "courseReadOnly"]);
